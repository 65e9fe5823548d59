/** A start of this program on a data folder, its end at any moment, and what it serves afterwards. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ADMIN } from '../../bench/lib/app.mjs'
import { Browser } from '../../bench/lib/browser.mjs'
import { goodsOf, reading } from '../../bench/lib/mix.mjs'
import { START } from '../lib/how-it-starts.mjs'
import { root } from '../lib/prepare.mjs'
import { start } from '../walk/processes.mjs'

const READY = /Shop +http:\/\/localhost:(\d+)/
const STEPS_LEFT = /The database has schema (\d+) now/
const LOOK_MS = 2
/** As many as there are kinds of lists; and orders from all over the history. */
const TURNS = 12
const PARAMETER = /\{\w+\}/

const startOn = (dataDir) =>
  start(process.execPath, [...START.flags, join('backend', 'dist', 'bundle', 'main.js')], {
    cwd: root,
    env: {
      ...START.environment,
      NODE_ENV: 'development',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      TRUST_PROXY: '127.0.0.1',
      // Time passes between two starts: what a job does by the clock is no matter of the update.
      JOBS: 'off',
    },
  })

/** Bytes that a process has written so far, to files and to others; Infinity once it has ended. Linux alone tells. */
function writtenBy(pid) {
  try {
    return Number(/^wchar: (\d+)/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))[1])
  } catch {
    return Infinity
  }
}

/** Kills a start once it has written so many bytes. @returns whether it was ready before. */
export async function startKilledAt(dataDir, bytes) {
  const shop = startOn(dataDir)
  while (!READY.test(shop.printed()) && writtenBy(shop.pid) < bytes) await sleep(LOOK_MS)
  const wasReady = READY.test(shop.printed())
  await shop.stop('SIGKILL')
  return wasReady
}

/**
 * A start that comes to its end.
 * @returns {Promise<{ seconds: number, written: number, firstStep: number, faults: string[] }>} how long it took and what
 *   it wrote until it was ready; the schema that its first step led to, NaN without one; what it did not serve then
 */
export async function startToTheEnd(dataDir) {
  const begun = performance.now()
  const shop = startOn(dataDir)
  try {
    await shop.until(READY)
    const seconds = (performance.now() - begun) / 1000
    const written = writtenBy(shop.pid)
    const [, port] = READY.exec(shop.printed())
    const firstStep = Number(STEPS_LEFT.exec(shop.printed())?.[1])
    return { seconds, written, firstStep, faults: await faultsOf(`http://127.0.0.1:${port}`) }
  } finally {
    await shop.stop()
  }
}

/** Addresses of the API that read, and that need to know an order or nothing. */
function addresses() {
  const { paths } = JSON.parse(readFileSync(join(root, 'backend', 'openapi.json'), 'utf8'))
  const isAskable = ([, { get }]) =>
    get &&
    !get.parameters?.some(
      ({ in: where, name, required }) => required && (where === 'query' || name !== 'orderId'),
    )
  return Object.entries(paths)
    .filter(isAskable)
    .map(([path]) => path)
}

/** Asks for all that the shop and the console show. @returns a sentence for each answer that may not be */
async function faultsOf(url) {
  const faults = []
  const admin = new Browser(url, '10.7.0.1')
  const visitor = new Browser(url, '10.7.0.2')
  await admin.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
  const { orders } = await goodsOf({ visitor, admin })
  const note = ({ message }) => faults.push(message)
  for (const { work } of reading({ visitor, admin, orders }))
    for (let turn = 0; turn < TURNS; turn++) await work(turn).catch(note)
  for (const path of addresses())
    for (const { orderId } of PARAMETER.test(path) ? orders.slice(0, TURNS) : orders.slice(0, 1)) {
      const { status } = await admin.call('GET', path.replace(PARAMETER, orderId))
      if (status >= 500) faults.push(`GET ${path}: ${status}`)
    }
  return faults
}
