/** The points of a course in a drawing so wide and high, from the least to the most that any course comes to. */
export function drawn(
  course: readonly number[],
  [least, most]: readonly [number, number],
  width: number,
  height: number,
): string {
  const across = width / Math.max(course.length - 1, 1)
  const down = height / (most - least || 1)
  return course.map((won, at) => `${(at * across).toFixed(1)},${((most - won) * down).toFixed(1)}`).join(' ')
}

/** Between what all courses stay, with nothing won or lost in it. */
export function reach(courses: readonly (readonly number[])[]): [number, number] {
  const all = courses.flat()
  return [Math.min(0, ...all), Math.max(0, ...all)]
}
