import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type mongo } from 'mongoose'
import { type Migration } from './migration.js'
import { FIRST_VERSION, MIGRATIONS } from './migrations.js'

interface SchemaState {
  _id: 'schema'
  version: number
  /** Which process migrates, and until when it counts as alive. */
  lease: { holder: string; until: Date } | null
}

/** A database cannot be used by this program; the message is a sentence for the person at the terminal. */
export class SchemaError extends Error {}

export interface MigrateOptions {
  migrations?: readonly Migration[]
  /** How long a process that says nothing counts as alive. */
  leaseMs?: number
  /** How long to wait for another process that migrates. */
  patienceMs?: number
}

/** Collections of which one has documents in every shop that was ever started. */
const EVER_FILLED = ['users', 'products', 'orders', 'settings', 'sessions']
const PAUSE_MS = 200

/**
 * Brings a database to the schema of this program before it serves. The steps run one after another, each once, in one
 * process while others wait. An empty database has the newest schema at once.
 * @returns a sentence for each step that this process took.
 * @throws SchemaError when the database is newer than the program, or when another process migrates without an end.
 */
export async function migrate(
  db: mongo.Db,
  { migrations = MIGRATIONS, leaseMs = 60_000, patienceMs = 30 * 60_000 }: MigrateOptions = {},
): Promise<string[]> {
  const states = db.collection<SchemaState>('installation')
  const newest = migrations.at(-1)?.version ?? FIRST_VERSION
  await begin(db, states, newest)
  const holder = randomUUID()
  const deadline = performance.now() + patienceMs
  for (;;) {
    const { version } = await readState(states)
    if (version > newest)
      throw new SchemaError(
        `The database has schema ${version}, and this program knows only up to ${newest}: it was used by a newer Jaadi. Update the program, or restore a backup from before the update.`,
      )
    if (version === newest) return []
    if (await take(states, holder, leaseMs)) break
    if (performance.now() > deadline)
      throw new SchemaError(
        'Another process has been updating the database for too long. Stop it and start again.',
      )
    await sleep(PAUSE_MS)
  }
  try {
    return await runAll(db, states, holder, migrations, leaseMs)
  } finally {
    await states.updateOne({ _id: 'schema', 'lease.holder': holder }, { $set: { lease: null } })
  }
}

/** A database without a number is new, or of the time before numbers. */
async function begin(db: mongo.Db, states: mongo.Collection<SchemaState>, newest: number): Promise<void> {
  if (await states.findOne({ _id: 'schema' })) return
  let version = newest
  for (const name of EVER_FILLED) if (await db.collection(name).findOne({})) version = FIRST_VERSION
  await states.updateOne({ _id: 'schema' }, { $setOnInsert: { version, lease: null } }, { upsert: true })
}

async function readState(states: mongo.Collection<SchemaState>): Promise<SchemaState> {
  const state = await states.findOne({ _id: 'schema' })
  if (!state)
    throw new SchemaError('The number of the database schema was deleted while starting. Start again.')
  return state
}

async function take(
  states: mongo.Collection<SchemaState>,
  holder: string,
  leaseMs: number,
): Promise<boolean> {
  const now = Date.now()
  const free = {
    $or: [{ lease: null }, { 'lease.until': { $lt: new Date(now) } }, { 'lease.holder': holder }],
  }
  const { matchedCount } = await states.updateOne(
    { _id: 'schema', ...free },
    { $set: { lease: { holder, until: new Date(now + leaseMs) } } },
  )
  return matchedCount === 1
}

async function runAll(
  db: mongo.Db,
  states: mongo.Collection<SchemaState>,
  holder: string,
  migrations: readonly Migration[],
  leaseMs: number,
): Promise<string[]> {
  const beat = async (): Promise<void> => {
    if (!(await take(states, holder, leaseMs)))
      throw new SchemaError(
        'Another process took over the update of the database. Start again once it is done.',
      )
  }
  const done: string[] = []
  for (const { version, title, run } of migrations) {
    if (version <= (await readState(states)).version) continue
    await beat()
    const changed = await run(db, beat)
    await states.updateOne({ _id: 'schema', 'lease.holder': holder }, { $set: { version } })
    done.push(
      `The database has schema ${version} now: ${title} (${changed} ${changed === 1 ? 'document' : 'documents'} changed).`,
    )
  }
  return done
}
