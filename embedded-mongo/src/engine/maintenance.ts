import { type CollectionMeta, type IndexMeta } from '../catalog/metadata.js'
import { deleteRecord } from '../collections/records.js'
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
const OWNERSHIP_CHECK_MS = 1000
const SESSION_SWEEP_MS = 5 * 60_000

/**
 * Starts the clean-up of expired documents, transactions, cursors, sessions and dead readers. Returns a
 * function that stops it.
 */
export function startMaintenance(engine: Engine, options: MaintenanceOptions): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const enqueue = (work: () => Promise<void>): void => {
    // What fails, as at a damaged value or a full disk, is tried again in the next round.
    running = running.then(work).catch(() => undefined)
  }
  const timers = [
    setInterval(() => enqueue(() => expireDocuments(engine)), options.ttlIntervalMs),
    setInterval(
      () => abortOldTransactions(engine, options.transactionLifetimeMs),
      Math.min(1000, options.transactionLifetimeMs),
    ),
    setInterval(() => engine.checkOwnership(), OWNERSHIP_CHECK_MS),
    setInterval(() => enqueue(() => sweep(engine)), SESSION_SWEEP_MS),
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

async function sweep(engine: Engine): Promise<void> {
  const now = Date.now()
  engine.cursors.removeIdle(now)
  engine.sessions.forgetIdle(now)
  await engine.removeExpiredSessions(now)
  engine.store.forgetDeadReaders()
}

/** Deletes the documents that have expired by a TTL index. */
export async function expireDocuments(engine: Engine): Promise<void> {
  for (const meta of [...engine.live.collections()]) {
    for (const index of meta.indexes) {
      if (index.expireAfterSeconds === null) continue
      while ((await expirePortion(engine, meta, index)) === TTL_PORTION);
    }
  }
}

async function expirePortion(engine: Engine, meta: CollectionMeta, index: IndexMeta): Promise<number> {
  try {
    return await engine.write((unit) => deleteExpired(unit, meta, index), Date.now() + 1000)
  } catch (error) {
    // A transaction holds one of the documents, or the disk is full: the next round tries again.
    if (error instanceof Error) return 0
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
