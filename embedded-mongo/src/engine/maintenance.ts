import { type CollectionMeta, type IndexMeta } from '../catalog/metadata.js'
import { deleteRecord } from '../collections/records.js'
import { MongoError } from '../errors/mongo-error.js'
import { type WriteUnit } from '../isolation/write-unit.js'
import { compileMatch } from '../match/match.js'
import { execute } from '../planner/execute.js'
import { choosePlan } from '../planner/plan.js'
import { type Engine } from './engine.js'

export interface MaintenanceOptions {
  /** How often expired documents are deleted; 60 seconds as on the server. */
  ttlIntervalMs: number
  /** Age at which an open transaction is aborted; 60 seconds as on the server. */
  transactionLifetimeMs: number
}

export const DEFAULT_MAINTENANCE: MaintenanceOptions = {
  ttlIntervalMs: 60_000,
  transactionLifetimeMs: 60_000,
}

/** Documents deleted in one commit at most, so that other commands get their turn. */
const TTL_PORTION = 500
/** Code of a write that waited for a transaction until its deadline. */
const TIME_IS_UP = 50
const OWNERSHIP_CHECK_MS = 1000
const SESSION_SWEEP_MS = 5 * 60_000

/**
 * Starts the clean-up of expired documents, transactions, cursors, sessions and dead readers. Returns a
 * function that stops it.
 */
export function startMaintenance(engine: Engine, options: MaintenanceOptions): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const enqueue = (work: (engine: Engine) => Promise<void>): void => {
    running = running.then(() => work(engine))
  }
  const timers = [
    setInterval(() => enqueue(expireDocuments), options.ttlIntervalMs),
    setInterval(
      () => abortOldTransactions(engine, options.transactionLifetimeMs),
      Math.min(1000, options.transactionLifetimeMs),
    ),
    setInterval(() => engine.checkOwnership(), OWNERSHIP_CHECK_MS),
    setInterval(() => enqueue(sweep), SESSION_SWEEP_MS),
  ]
  for (const timer of timers) timer.unref()
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await running
  }
}

function abortOldTransactions(engine: Engine, lifetimeMs: number): void {
  const now = Date.now()
  for (const { transaction } of engine.sessions.all()) {
    if (transaction?.state === 'open' && now - transaction.startedAt > lifetimeMs) transaction.end('aborted')
  }
}

function sweep(engine: Engine): Promise<void> {
  return engine.background.attempt('forgetting old sessions', async () => {
    const now = Date.now()
    engine.cursors.removeIdle(now)
    engine.sessions.forgetIdle(now)
    engine.store.forgetDeadReaders()
    await engine.removeExpiredSessions(now)
  })
}

/** Deletes the documents that have expired by a TTL index. */
async function expireDocuments(engine: Engine): Promise<void> {
  for (const meta of [...engine.live.collections()]) {
    for (const index of meta.indexes) {
      if (index.expireAfterSeconds === null) continue
      await engine.background.attempt(
        `deleting what has expired in ${meta.namespace} (${index.name})`,
        async () => {
          while ((await expirePortion(engine, meta, index)) === TTL_PORTION);
        },
      )
    }
  }
}

async function expirePortion(engine: Engine, meta: CollectionMeta, index: IndexMeta): Promise<number> {
  try {
    return await engine.write((unit) => deleteExpired(unit, meta, index), Date.now() + 1000)
  } catch (error) {
    // A transaction holds one of the documents: no failure, and the next round tries again.
    if (error instanceof MongoError && error.code === TIME_IS_UP) return 0
    throw error
  }
}

function deleteExpired(unit: WriteUnit, planned: CollectionMeta, index: IndexMeta): number {
  const meta = unit.collection(planned.namespace)
  if (!meta?.indexes.some((current) => current.table === index.table)) return 0
  const path = index.fields[0]?.path as string
  const limit = new Date(Date.now() - (index.expireAfterSeconds as number) * 1000)
  const filter = new Map([[path, new Map([['$lt', limit]])]])
  const matcher = compileMatch(filter, { now: new Date(), variables: new Map() })
  const { scan } = choosePlan(meta, { tree: matcher.tree, sort: null, hint: index, collated: false })
  const doomed = []
  for (const found of execute(unit, meta, scan, matcher)) {
    doomed.push(found)
    if (doomed.length === TTL_PORTION) break
  }
  for (const { recordId, doc } of doomed) deleteRecord(unit, meta, recordId, doc)
  return doomed.length
}
