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

/** Asks at a fixed pace, also while an answer is awaited, and tells the times when it is told to stop. */
async function ask({ url }) {
  const agent = new Agent({ keepAlive: true })
  const asked = []
  let isOver = false
  parentPort.once('message', () => (isOver = true))
  await msOf(agent, url)
  parentPort.postMessage('begun')
  for (let next = performance.now(); !isOver; next += EVERY_MS) {
    asked.push(msOf(agent, url))
    await sleep(Math.max(0, next + EVERY_MS - performance.now()))
  }
  parentPort.postMessage(await Promise.all(asked))
  agent.destroy()
  parentPort.close()
}

if (!isMainThread) await ask(workerData)

/**
 * Does `work` and asks the application meanwhile, every 20 ms and from a thread of its own, whether it lives. What the
 * bench itself does meanwhile makes no answer late.
 * @param {string} url of the application
 * @param {() => Promise<unknown>} work
 * @returns {Promise<number[]>} milliseconds that each answer took, sorted
 */
export async function answersBeside(url, work) {
  const asker = new Worker(new URL(import.meta.url), { workerData: { url: `${url}/api/health/live` } })
  const told = () => new Promise((resolve, reject) => asker.once('message', resolve).once('error', reject))
  await told()
  try {
    await work()
  } finally {
    asker.postMessage('stop')
  }
  return (await told()).sort((one, other) => one - other)
}
