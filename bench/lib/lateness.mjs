import { existsSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

const EVERY_MS = 20

/** Milliseconds until an answer has arrived whole. */
function msOf(agent, url) {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    request(url, { agent }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(performance.now() - begun))
    })
      .on('error', reject)
      .end()
  })
}

/** Milliseconds that the main thread of a process has worked, where the system tells it. */
function workedMs(pid) {
  const file = `/proc/${pid}/task/${pid}/schedstat`
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : Number.NaN
}

/** Asks again and again, one question at a time, and tells the times when it is told to stop. */
async function ask({ url, pid }) {
  const agent = new Agent({ keepAlive: true })
  const asked = []
  let isOver = false
  parentPort.once('message', () => (isOver = true))
  const one = async () => {
    const before = workedMs(pid)
    const waited = await msOf(agent, url)
    const worked = workedMs(pid) - before
    // On a busy machine an answer waits for a processor, too: the thread kept it no longer than it worked meanwhile.
    return { waited, kept: Number.isNaN(worked) ? waited : Math.min(waited, worked) }
  }
  await one()
  parentPort.postMessage('begun')
  while (!isOver) {
    asked.push(await one())
    await sleep(EVERY_MS)
  }
  parentPort.postMessage(asked)
  agent.destroy()
  parentPort.close()
}

if (!isMainThread) await ask(workerData)

/**
 * Does `work` and asks the application meanwhile, from a thread of its own, whether it lives. What the
 * bench itself does meanwhile makes no answer late.
 * @param {{ url: string, pid: number }} app
 * @param {() => Promise<unknown>} work
 * @returns {Promise<{ waited: number[], kept: number[] }>} milliseconds, sorted: how long each answer took, and how long
 *   the thread that answers worked meanwhile
 */
export async function answersBeside({ url, pid }, work) {
  const asker = new Worker(new URL(import.meta.url), { workerData: { url: `${url}/api/health/live`, pid } })
  const told = () => new Promise((resolve, reject) => asker.once('message', resolve).once('error', reject))
  await told()
  try {
    await work()
  } finally {
    asker.postMessage('stop')
  }
  const answers = await told()
  const sorted = (read) => answers.map(read).sort((one, other) => one - other)
  return { waited: sorted(({ waited }) => waited), kept: sorted(({ kept }) => kept) }
}
