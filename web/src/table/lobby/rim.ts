/** Where the seats of a table stand along its rail, in percent of the picture of it. */
interface Point {
  x: number
  y: number
}

/** How much wider than high the picture is: seats stand evenly along the rail as it is seen. */
const ASPECT = 1.75
const RIM = { x: 50, y: 51.5, rx: 43, ry: 36.5, bend: 0.74 }

/** The places of `count` chairs, the first at the bottom, the rest clockwise. */
export function rimOf(count: number): Point[] {
  const rim = Array.from({ length: 721 }, (_, step) => rimPoint(Math.PI / 2 + (step / 720) * 2 * Math.PI))
  const lengths = [0]
  for (let step = 1; step < rim.length; step += 1) {
    const from = rim[step - 1]!
    const to = rim[step]!
    lengths.push(lengths[step - 1]! + Math.hypot((to.x - from.x) * ASPECT, to.y - from.y))
  }
  const whole = lengths.at(-1)!
  return Array.from({ length: count }, (_, chair) => pointAt(rim, lengths, (chair / count) * whole))
}

function pointAt(rim: Point[], lengths: number[], along: number): Point {
  const next = Math.max(
    1,
    lengths.findIndex((length) => length >= along),
  )
  const from = rim[next - 1]!
  const to = rim[next]!
  const part = (along - lengths[next - 1]!) / (lengths[next]! - lengths[next - 1]!)
  return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }
}

function rimPoint(angle: number): Point {
  const bent = (value: number) => Math.sign(value) * Math.abs(value) ** RIM.bend
  return { x: RIM.x + RIM.rx * bent(Math.cos(angle)), y: RIM.y + RIM.ry * bent(Math.sin(angle)) }
}
