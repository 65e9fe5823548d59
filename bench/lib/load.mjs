import autocannon from 'autocannon'
import { median } from './measure.mjs'
import { beside } from './processes.mjs'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
const CONNECTIONS = 10
/** The endpoint and the bare one take turns, since a machine's speed drifts. */
const ROUNDS = 3

async function round(url, headers) {
  const seconds = Math.max(1, SECONDS / ROUNDS)
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds })
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx + result.errors} failures`)
  return {
    rate: result.requests.average,
    p50: result.latency.p50,
    p95: result.latency.p97_5,
    p99: result.latency.p99,
  }
}

const medians = (rounds) =>
  Object.fromEntries(['rate', 'p50', 'p95', 'p99'].map((key) => [key, median(rounds.map((one) => one[key]))]))

/**
 * A bare endpoint that answers with `bytes`, in a process of its own.
 * @param {Buffer} bytes
 * @param {(url: string, cpuSeconds?: () => number) => Promise<T>} work
 * @param {string[]} [args] of `bare-endpoint.mjs`
 * @template T
 * @returns {Promise<T>}
 */
export const withBare = (bytes, work, args = []) =>
  beside(new URL('./bare-endpoint.mjs', import.meta.url), work, { args, input: bytes })

/**
 * Requests per second of an endpoint at ten connections, beside those of a bare endpoint of the framework that answers
 * with the same bytes: medians of rounds in turn.
 * @param {string} url
 * @param {Record<string, string>} [headers]
 * @returns {Promise<{ rate: number, p50: number, p95: number, p99: number, bare: number }>}
 */
export async function loadBesideBare(url, headers = {}) {
  const answer = await fetch(url, { headers })
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  return withBare(bytes, async (bareUrl) => {
    for (const warmUp of [url, bareUrl]) await round(warmUp, headers)
    const rounds = []
    const bareRounds = []
    for (let turn = 0; turn < ROUNDS; turn++) {
      rounds.push(await round(url, headers))
      bareRounds.push(await round(bareUrl, headers))
    }
    return { ...medians(rounds), bare: medians(bareRounds).rate }
  })
}
