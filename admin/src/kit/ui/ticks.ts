const MOST = 5
/** Steps that people count in. */
const STEPS = [1, 2, 2.5, 5, 10, 20]

/**
 * Round values for an axis that shows all of these and 0, the lowest first: at most six, and two at least.
 */
export function ticksOf(values: readonly number[]): number[] {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const span = high - low
  if (span === 0) return [0, 1]
  const scale = 10 ** Math.floor(Math.log10(span / MOST))
  const fits = (step: number) => Math.ceil(high / step) - Math.floor(low / step) <= MOST
  const step = STEPS.map((one) => one * scale).find(fits) ?? 20 * scale
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step)
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
}
