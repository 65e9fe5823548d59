/**
 * `npm run soak -- [--hours 24] [--orders 100000] [--out folder]`: a shop with a history under the load of all who use
 * it, for so long. Meanwhile the process is killed and frozen, its clock jumps, nights and ends of months follow each
 * other in minutes. Then everything acknowledged is looked for, and what may not have grown is compared. Writes
 * `curve.csv` and `summary.json`, and ends with 1 when a rule was broken.
 */
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { seed, withDatabase } from '../bench/lib/app.mjs'
import { fillShelves, withProvider } from '../bench/lib/checkout.mjs'
import { monthsAgo } from '../bench/lib/mix.mjs'
import { machineFacts } from '../bench/lib/table.mjs'
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs'
import { judged } from './soak/judge.mjs'
import { People } from './soak/people.mjs'
import { inspect, SoakShop } from './soak/shop.mjs'
import { freePort } from './walk/processes.mjs'

/** One of these after the other. In the last third of the time nothing is killed, so that one life is long. */
const EVENTS = ['night', 'kill', 'freeze', 'night', 'clock back', 'kill', 'month end']
const SHARE_WITH_KILLS = 2 / 3
/** Seconds from one event to the next: so many in all, but neither too close nor too far apart. */
const PAUSE = { events: 24, least: 10, most: 600 }
const SAMPLES = 1_000

function options() {
  const { values } = parseArgs({
    options: {
      hours: { type: 'string', default: '24' },
      orders: { type: 'string', default: '100000' },
      out: { type: 'string', default: join(root, '.cache', 'soak') },
    },
  })
  const [hours, orders] = [Number(values.hours), Number(values.orders)]
  if (!(hours > 0) || !Number.isInteger(orders) || orders < 1)
    throw new Error('Usage: npm run soak -- [--hours <number>] [--orders <whole number>] [--out <folder>]')
  return { seconds: hours * 3600, orders, out: resolve(values.out) }
}

const { seconds, orders, out } = options()
const folder = mkdtempSync(join(tmpdir(), 'jaadi-soak-'))
const at = (name) => join(folder, name)

/** A command of the shop on the stopped data. @returns what it printed. @throws Error with that when it fails */
const command = (script, args = [], DATA_DIR = at('data')) =>
  execFileSync(process.execPath, [join(root, 'scripts', script), ...args], {
    env: { ...process.env, DATA_DIR, BACKUP_DIR: '', MONGODB_URI: '' },
    encoding: 'utf8',
    stdio: 'pipe',
  })

/** @returns null, or what a command said when it failed */
function failureOf(work) {
  try {
    work()
    return null
  } catch (error) {
    return `${error.stdout ?? ''}${error.stderr ?? error.message}`.trim().split('\n').slice(-3).join(' ')
  }
}

/** The backup that went out of the house last, fetched and restored as on another machine. */
function drill() {
  command('cli.mjs', ['backup-fetch', at('fetched'), '--identity', at('key'), '--from', at('far-away')])
  command('cli.mjs', ['restore', at('fetched')], at('restored'))
}

/** @param {{ CASHFREE_BASE_URL: string }} environment of the application */
async function soak(environment) {
  const keys = command('cli.mjs', ['backup-key'])
  writeFileSync(at('key'), keys)
  for (const name of ['far-away', 'nightly']) mkdirSync(at(name))
  console.log(`${machineFacts()}\nA shop of ${orders} orders is made …`)
  await seed(at('data'), ['--orders', String(orders)])
  await withDatabase(at('data'), fillShelves)
  const { stored } = await inspect(at('data'))
  const shop = new SoakShop(at('data'), {
    ...environment,
    PORT: String(await freePort()),
    BACKUP_DIR: at('nightly'),
    OFFSITE_DIR: at('far-away'),
    OFFSITE_RECIPIENT: /age1\w{58}/.exec(keys)[0],
  })
  const before = { stored, file: shop.fileBytes() }
  const people = new People(environment.CASHFREE_BASE_URL)
  const admin = await people.begin(await shop.start())
  console.log(`It is used for ${Math.round(seconds / 60)} minutes.`)
  const watched = watch(shop, people)
  const befell = await trouble(shop, people, watched)
  await people.end()
  const curve = watched.end()
  const books = await admin.ask('GET', `/api/admin/ledger?month=${monthsAgo(0)}`)
  await shop.stop()
  const { stored: storedAfter, ...kept } = await inspect(at('data'))
  const commands = {
    'npm run stock:check': failureOf(() => command('cli.mjs', ['stock-check'])),
    'npm run db:verify': failureOf(() => command('db-verify.mjs')),
    'The restore of what went out of the house': failureOf(drill),
  }
  const memory = curve.filter(({ life }) => life === curve.at(-1).life).map(({ own }) => own)
  const after = { stored: storedAfter, file: shop.fileBytes() }
  const { faults, batches, orders: placed } = people
  const { drift } = shop
  const verdicts = judged({
    orders: placed,
    batches,
    ...kept,
    drift,
    books,
    commands,
    faults,
    before,
    after,
    memory,
  })
  return { verdicts, befell, answers: people.answers, refusals: Object.fromEntries(people.refusals) }
}

/** One event after the other until the time is over. @returns how often each befell the shop */
async function trouble(shop, people, watched) {
  const begun = performance.now()
  const passed = () => (performance.now() - begun) / 1000
  const pause = Math.min(PAUSE.most, Math.max(PAUSE.least, seconds / PAUSE.events))
  const befell = {}
  for (let nth = 0; ; nth++) {
    await sleep(Math.min(pause, Math.max(0, seconds - passed())) * 1000)
    if (passed() >= seconds) return befell
    const event = EVENTS[nth % EVENTS.length]
    if (event === 'kill' && passed() > seconds * SHARE_WITH_KILLS) continue
    watched.note(event)
    befell[event] = (befell[event] ?? 0) + 1
    await shop.events[event](people.admin).catch((error) => people.faults.push(`${event}: ${error.message}`))
  }
}

/** Samples of the process until the end, each written at once: a shop that dies leaves its curve. */
function watch(shop, people) {
  const curve = []
  const file = join(out, 'curve.csv')
  rmSync(file, { force: true })
  const begun = performance.now()
  let [event, life] = ['', 1]
  const sample = () => {
    const { own, mapped } = shop.memory()
    // It is just being killed or started.
    if (own === 0) return
    const line = {
      seconds: Math.round((performance.now() - begun) / 1000),
      event,
      life,
      own,
      mapped,
      file: Math.round(shop.fileBytes() / 2 ** 20),
      orders: people.orders.size,
      answers: people.answers,
      refusals: [...people.refusals.values()].reduce((sum, count) => sum + count, 0),
      p95: Math.round(people.p95()),
    }
    if (curve.length === 0) appendFileSync(file, `${Object.keys(line).join(',')}\n`)
    appendFileSync(file, `${Object.values(line).join(',')}\n`)
    curve.push(line)
    event = ''
  }
  const timer = setInterval(sample, Math.max(1_000, (seconds / SAMPLES) * 1000))
  return {
    note: (name) => {
      event = name
      if (name === 'kill') life += 1
    },
    end: () => {
      clearInterval(timer)
      sample()
      return curve
    },
  }
}

ensureInstalled()
await ensureBuilt(['embedded-mongo', 'backend'])
try {
  mkdirSync(out, { recursive: true })
  const { verdicts, ...counts } = await withProvider(soak)
  const summary = {
    at: new Date().toISOString(),
    machine: machineFacts(),
    seconds,
    orders,
    ...counts,
    verdicts,
  }
  writeFileSync(join(out, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`)
  console.log(JSON.stringify(counts, null, 2))
  for (const { rule, ok, told } of verdicts) console.log(`${ok ? 'ok    ' : 'BROKEN'} ${rule}: ${told}`)
  console.log(`The curve is in ${join(out, 'curve.csv')}.`)
  if (verdicts.some(({ ok }) => !ok)) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
