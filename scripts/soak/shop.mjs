/** The shop of a soak as a process, and what befalls it. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startApp, withDatabase } from '../../bench/lib/app.mjs'
import { reporting, runJob } from '../../bench/lib/mix.mjs'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** How long the process stands still: longer than a proxy's health check, shorter than its patience. */
const FROZEN_MS = 8_000
/** A killed process holds the lease of a job that it ran for a minute. */
const LEASE = { tries: 30, ms: 3_000 }
const NIGHT = ['payments.reconcile', 'backups.make', 'backups.off-site', 'backups.check-pages']
const BLOCK_BYTES = 512

export class SoakShop {
  #app
  #offsetMs = 0
  /** Counters that each night found wrong. */
  drift = []

  constructor(dataDir, environment) {
    this.dataDir = dataDir
    this.environment = environment
  }

  async start() {
    this.#app = await startApp(this.dataDir, { SEED: 'demo', ...this.environment })
    // The clock of the process is the machine's again: that is a jump as well.
    if (this.#offsetMs !== 0) await this.#shift(0)
    return this.#app.url
  }

  stop = () => this.#app.stop()

  /** Megabytes of its own; 0 while there is no process. */
  memory = () => this.#app.memory()

  /** Bytes that the database takes on the disk. */
  fileBytes() {
    const folder = join(this.dataDir, 'db')
    return readdirSync(folder, { recursive: true })
      .map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.blocks ?? 0)
      .reduce((sum, blocks) => sum + blocks * BLOCK_BYTES, 0)
  }

  /** What befalls it, each to be chosen by its name. */
  events = {
    kill: async () => {
      await this.#app.stop('SIGKILL')
      await this.start()
    },
    freeze: async () => {
      process.kill(this.#app.pid, 'SIGSTOP')
      await sleep(FROZEN_MS)
      process.kill(this.#app.pid, 'SIGCONT')
    },
    'clock back': () => this.#shift(-HOUR_MS),
    night: async (admin) => {
      await this.#shift(DAY_MS)
      for (const job of NIGHT) await leased(() => runJob(admin, job))
      const { drift } = await admin.ask('POST', '/api/stock/refresh-quantities', {})
      this.drift.push(drift)
    },
    'month end': async (admin) => {
      for (const { times, work } of reporting({ admin }))
        for (let turn = 0; turn < times; turn++) await work(turn)
    },
  }

  async #shift(byMs) {
    this.#offsetMs += byMs
    const answer = await fetch(`${this.#app.url}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.#app.url },
      body: JSON.stringify({ offsetMs: this.#offsetMs }),
    })
    if (!answer.ok) throw new Error(`The clock was not moved: ${answer.status} ${await answer.text()}`)
  }
}

async function leased(work) {
  for (let tries = 1; ; tries++)
    try {
      return await work()
    } catch (error) {
      if (!error.message.includes(': 409') || tries === LEASE.tries) throw error
      await sleep(LEASE.ms)
    }
}

const PAID = ['Completed', 'Refund Completed']

/** What lies in the database of a shop that is stopped: its size, orders and batches, in the form of the judge. */
export const inspect = (dataDir) =>
  withDatabase(dataDir, async (db) => {
    const keptOrders = new Map()
    const fields = { orderId: 1, finalPaise: 1, paymentStatus: 1 }
    for await (const order of db.collection('orders').find({}, { projection: fields }))
      keptOrders.set(order.orderId, { paise: order.finalPaise, paid: PAID.includes(order.paymentStatus) })
    const keptBatches = new Map()
    for await (const batch of db
      .collection('stock')
      .find({}, { projection: { batchNumber: 1, remainingMilli: 1 } }))
      keptBatches.set(batch.batchNumber, batch.remainingMilli)
    const { totalSize } = await db.command({ dbStats: 1 })
    return { stored: totalSize, keptOrders, keptBatches }
  })
