/** So many lines of a long list are drawn at first, and as many more whenever its end comes near. */
export const AT_ONCE = 16

/** What stands at the end of a list: `more` is called before it is seen. All lines at once cost a slow laptop a blink. */
export function nearing(more: () => void): (end: HTMLElement) => () => void {
  return (end) => {
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
      rootMargin: '600px',
    })
    near.observe(end)
    return () => near.disconnect()
  }
}
