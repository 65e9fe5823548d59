import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { START } from '../../scripts/lib/how-it-starts.mjs'

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

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

const medians = (rounds) =>
  Object.fromEntries(['rate', 'p50', 'p95', 'p99'].map((key) => [key, median(rounds.map((one) => one[key]))]))

/**
 * A bare endpoint that answers with `bytes`, in a process of its own.
 * @param {Buffer} bytes
 * @param {(url: string) => Promise<T>} work
 * @param {string[]} [args] of `bare-endpoint.mjs`
 * @template T
 * @returns {Promise<T>}
 */
export async function withBare(bytes, work, args = []) {
  const script = fileURLToPath(new URL('./bare-endpoint.mjs', import.meta.url))
  const child = spawn(process.execPath, [...START.flags, script, ...args], {
    env: { ...process.env, ...START.environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  try {
    child.stdin.end(bytes)
    const [url] = await once(createInterface({ input: child.stdout }), 'line')
    return await work(url)
  } finally {
    child.kill('SIGTERM')
  }
}

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
