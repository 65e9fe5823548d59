/**
 * What large commands cost the built engine, in the thread that an application gives it, and those who wait beside them:
 * `node bench/sizes.mjs [documents = 1000000] [dist]`. Ends with 1 when the engine ended, an answer was wrong, or memory
 * grew too large. A command that is refused for want of room (146) is answered as it should be.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { MongoClient } from 'mongodb'
import { stepsOf } from './size-steps.mjs'
import { WatchedEngine } from './watched-engine.mjs'

const [documents = 1_000_000, dist] = process.argv.slice(2)
/** What the engine's process may take of its own, in megabytes. */
const MOST_OWN = 300
const COLUMNS = ['seconds', 'worked', 'held ms', 'ping ms', 'write ms', 'heap MB', 'own MB', 'mapped MB']

const TITLE = 44

const directory = mkdtempSync(join(tmpdir(), 'sizes-'))
const engine = new WatchedEngine(directory, dist)
await engine.start()
const client = await new MongoClient(engine.uri, { connectTimeoutMS: 120_000 }).connect()
const besides = () =>
  new Worker(new URL('beside.mjs', import.meta.url), { workerData: { uri: engine.uri, database: 'sizes' } })
let beside = besides()
/** Processor time of engines that were ended, in milliseconds. */
let workedBefore = 0

/** Others come anew then: a driver that lost its server takes seconds to look for it again. */
async function restart(signal) {
  workedBefore += engine.worked()
  await beside.terminate()
  await engine.stop(signal)
  await engine.start()
  beside = besides()
}

/** What others waited at most since the last question, and what the engine's thread saw. */
async function asked() {
  const answer = new Promise((resolve) => beside.once('message', resolve))
  beside.postMessage('next')
  return { ...(await answer), ...(await engine.seen()) }
}

async function measured(work) {
  const most = { own: 0, mapped: 0 }
  const look = () => {
    const { own, mapped } = engine.memory()
    most.own = Math.max(most.own, own)
    most.mapped = Math.max(most.mapped, mapped)
  }
  await asked()
  const watching = setInterval(look, 10)
  const [started, before] = [performance.now(), workedBefore + engine.worked()]
  const outcome = await Promise.resolve(work()).catch(({ code, message }) =>
    code === undefined ? message : `refused with ${code}`,
  )
  const [seconds, worked] = [
    (performance.now() - started) / 1000,
    (workedBefore + engine.worked() - before) / 1000,
  ]
  clearInterval(watching)
  look()
  const { held, ping, write, heap } = await asked()
  return { outcome, figures: [seconds, worked, held, ping, write, heap, most.own, most.mapped] }
}

const shown = (title, figures, outcome) =>
  `| ${[title.padEnd(TITLE), ...figures.map((figure, at) => figure.padStart(COLUMNS[at].length)), outcome].join(' | ')} |`

function complaintOf({ expected }, { outcome, figures }) {
  if (!expected.includes(outcome)) return `${outcome}, not ${expected.join(' or ')}`
  return figures.at(-2) > MOST_OWN ? `${outcome}, with more than ${MOST_OWN} MB` : null
}

console.log(shown('What', COLUMNS, 'Answer'))
const rule = (length) => '-'.repeat(length)
console.log(
  shown(
    rule(TITLE),
    COLUMNS.map((name) => `${rule(name.length - 1)}:`),
    rule('Answer'.length),
  ),
)
let failed = false
for (const step of stepsOf({ db: client.db('sizes'), documents: Number(documents), restart })) {
  await step.before?.()
  const result = await measured(step.work)
  const complaint = complaintOf(step, result)
  const figures = result.figures.map((figure, at) => figure.toFixed(at < 2 ? 1 : 0))
  console.log(shown(step.title, figures, complaint ? `WRONG: ${complaint}` : String(result.outcome)))
  failed ||= complaint !== null
}
await client.close()
await beside.terminate()
await engine.stop()
rmSync(directory, { recursive: true, force: true })
process.exit(failed ? 1 : 0)
