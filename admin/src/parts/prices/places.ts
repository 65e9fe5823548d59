interface Point {
  receivedOn: string
  price: number
}

interface Frame {
  width: number
  height: number
  edge: number
}

const share = (value: number, least: number, most: number) =>
  most > least ? (value - least) / (most - least) : 0.5

/** The places of the prices in a drawing: days from left to right, the highest price at the top. */
export function placesOf(
  points: readonly Point[],
  { width, height, edge }: Frame,
): { x: number; y: number }[] {
  const days = points.map(({ receivedOn }) => Date.parse(receivedOn))
  const prices = points.map(({ price }) => price)
  const inner = { width: width - 2 * edge, height: height - 2 * edge }
  return points.map((_, at) => ({
    x: Math.round(edge + inner.width * share(days[at] ?? 0, Math.min(...days), Math.max(...days))),
    y: Math.round(
      height - edge - inner.height * share(prices[at] ?? 0, Math.min(...prices), Math.max(...prices)),
    ),
  }))
}
