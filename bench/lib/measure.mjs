const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)

/** @param {number[]} sorted smallest first */
export const percentile = (sorted, share) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
export const median = (values) =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  )

/**
 * Has `clients` loops do `work(client)` again and again for `seconds`, after `warmUpSeconds` that do not count.
 * @param {object} options
 * @param {number} options.clients
 * @param {(client: number) => Promise<void>} options.work a rejection ends the measurement
 * @param {number} [options.seconds]
 * @param {number} [options.warmUpSeconds]
 * @param {() => number} [options.cpuSeconds] of the application so far
 * @returns {Promise<{ rate: number, p50: number, p95: number, p99: number, cpuMs?: number }>}
 */
export async function measure({ clients, work, seconds = SECONDS, warmUpSeconds = 2, cpuSeconds }) {
  const times = []
  const begin = performance.now() + warmUpSeconds * 1000
  const end = begin + seconds * 1000
  let last = begin
  let cpuAtBegin
  const loop = async (client) => {
    for (;;) {
      const started = performance.now()
      if (started >= end) return
      if (started >= begin) cpuAtBegin ??= cpuSeconds?.()
      await work(client)
      if (started < begin) continue
      last = Math.max(last, performance.now())
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => loop(client)))
  times.sort((a, b) => a - b)
  return {
    rate: times.length / ((last - begin) / 1000),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    ...(cpuAtBegin === undefined ? {} : { cpuMs: ((cpuSeconds() - cpuAtBegin) * 1000) / times.length }),
  }
}
