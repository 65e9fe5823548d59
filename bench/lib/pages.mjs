import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL, URLSearchParams } from 'node:url'
import { root } from '../../scripts/lib/prepare.mjs'
import { Browser } from './browser.mjs'
import { withBare } from './load.mjs'
import { median, percentile } from './measure.mjs'

/** Rows of a page, as the console asks for them. */
export const ROWS = 25
/** Each page is asked for so often. */
const REPEATS = Number(process.env.BENCH_REPEATS ?? 4)
/** At the server, in milliseconds: somebody works through a list all day. */
const AIM = { p95: 50 }
/** As many of the slowest are printed, each with its usual processor time, or time where the system does not tell. */
const SLOWEST = Number(process.env.BENCH_SLOWEST ?? 3)

const inOrder = (times) => times.toSorted((a, b) => a - b)

/** @param {Record<string, unknown>} query filter, sort and range, or filters */
export function pathOf(resource, query) {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) search.set(key, JSON.stringify(value))
  return `/api/admin/${resource}?${search}`
}

/** A page of a list: the first unless `first` names the row that it begins with. */
export const pageOf = (resource, { first = 0, ...query } = {}) =>
  pathOf(resource, { ...query, range: [first, first + ROWS - 1] })

/** What each list of the console may be sorted and filtered by, as its route says; with whether it counts for tabs. */
export async function listRules() {
  const load = createRequire(join(root, 'backend', 'package.json'))
  await import(pathToFileURL(load.resolve('reflect-metadata')).href)
  const folder = join(root, 'backend', 'dist', 'modules')
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('controller.js'))
  const modules = await Promise.all(files.map((name) => import(pathToFileURL(join(folder, name)).href)))
  const handlers = modules
    .flatMap((module) => Object.values(module))
    .filter(({ prototype } = {}) => prototype !== undefined)
    .flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype).map((name) => prototype[name]))
    .filter((handler) => typeof handler === 'function')
  const told = (key) => handlers.map((handler) => Reflect.getMetadata(key, handler)).filter(Boolean)
  const counted = new Set(told('jaadi:count-rules'))
  return told('jaadi:list-rules').map((rules) => ({ ...rules, counts: counted.has(rules) }))
}

/**
 * Asks for pages one after the other, each several times and with a call of a bare endpoint behind it, so that both meet
 * the same machine.
 * @param {{ cpuSeconds?: () => number, workedMs?: () => number }} app
 * @param {Browser} admin
 * @param {(measure: (name: string, paths: readonly (string | readonly string[])[]) => Promise<object>) => Promise<T>} work
 *   `measure` gives a row of the table; a list in `paths` is asked for at once
 * @template T
 * @returns {Promise<T>}
 */
export async function withPages({ cpuSeconds = () => 0, workedMs }, admin, work) {
  const bytes = Buffer.from(JSON.stringify(await admin.ask('GET', pageOf('orders'))))
  return withBare(bytes, (bareUrl, _, bareWorkedMs) => {
    const bare = new Browser(bareUrl, undefined)
    const ask = async (path) => {
      const { status, body } = await admin.call('GET', path)
      if (status !== 200) throw new Error(`${decodeURIComponent(path)}: ${status} ${JSON.stringify(body)}`)
    }
    const timed = async (asked, worked = () => 0) => {
      const [started, workedBefore] = [performance.now(), worked()]
      await asked()
      return { ms: performance.now() - started, workedMs: worked() - workedBefore }
    }
    return work(async (name, paths) => {
      const bareTimes = []
      const byPath = new Map(paths.map((path) => [path, []]))
      for (const path of byPath.keys()) await Promise.all([path].flat().map(ask))
      const cpuBefore = cpuSeconds()
      for (let turn = 0; turn < REPEATS; turn++)
        for (const [path, times] of byPath) {
          times.push(await timed(() => Promise.all([path].flat().map(ask)), workedMs))
          bareTimes.push(await timed(() => bare.call('GET', ''), bareWorkedMs))
        }
      const all = inOrder([...byPath.values()].flat().map(({ ms }) => ms))
      const cpuMs = ((cpuSeconds() - cpuBefore) * 1000) / all.length
      const usual = [...byPath].map(([path, times]) => [
        median(times.map((one) => one[workedMs ? 'workedMs' : 'ms'])),
        path,
      ])
      for (const [ms, path] of usual.toSorted(([a], [b]) => b - a).slice(0, SLOWEST))
        if (ms > AIM.p95 / 2)
          console.log(`${Math.round(ms)} ms ${[path].flat().map(decodeURIComponent).join(' ').slice(0, 400)}`)
      const worked = inOrder(usual.map(([ms]) => ms))
      return {
        name: `${name} (${byPath.size} pages)`,
        p50: percentile(all, 0.5),
        p95: percentile(all, 0.95),
        p99: percentile(all, 0.99),
        cpuMs,
        ...(workedMs ? { cpuP50: percentile(worked, 0.5), cpuP95: percentile(worked, 0.95) } : {}),
        ...(bareWorkedMs ? { bareCpu: median(bareTimes.map((one) => one.workedMs)) } : {}),
        bareP95: percentile(inOrder(bareTimes.map(({ ms }) => ms)), 0.95),
        aims: AIM,
      }
    })
  })
}
