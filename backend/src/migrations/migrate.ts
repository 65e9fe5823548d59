import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { type mongo } from 'mongoose'
import { PRODUCT_VERSION } from '../platform/product-version.js'
import { closeToFirstPrograms } from './close-to-first-programs.js'
import { type Beat, type Migration } from './migration.js'
import { FIRST_VERSION, MIGRATIONS } from './migrations.js'
import { ordersAtOnce } from './orders-at-once.js'
import { inWords, progressOf } from './progress.js'

interface SchemaState {
  _id: 'schema'
  version: number
  /** The version of the product that brought the database to this schema; missing before 0.2.0. */
  program?: string
  /** Which process migrates, and until when it counts as alive. */
  lease: { holder: string; by?: string; until: Date } | null
}

/** A database cannot be used by this program; the message is a sentence for the person at the terminal. */
export class SchemaError extends Error {}

/** The update of the database was told to end; the next start goes on with it. */
export class UpdateStopped extends SchemaError {}

export interface MigrateOptions {
  migrations?: readonly Migration[]
  /** How long a process that says nothing counts as alive. */
  leaseMs?: number
  /** How long to wait for another process that migrates. */
  patienceMs?: number
  /** No other process can have the database open: a lease was left behind by one that was killed. */
  alone?: boolean
  /** Hears how far it is, a sentence every few seconds. */
  say?: (sentence: string) => void
  /** Ends it after the portion that is under way, and gives the lease back. */
  signal?: AbortSignal
}

/** Collections of which one has documents in every shop that was ever started. */
const EVER_FILLED = ['users', 'products', 'orders', 'settings', 'sessions']
const PAUSE_MS = 200
/** The lease is renewed after this part of its time. */
const RENEWED_AFTER = 0.25
const OWN_NAME = `process ${process.pid} on ${hostname()}`

/**
 * Brings a database to the schema of this program before it serves. The steps run one after another, each once, in one
 * process while others wait. An empty database has the newest schema at once. A database that was last used by a program
 * from before 0.2.0 is looked through once: older ones still may have been started on it.
 * @returns a sentence for each step that this process took.
 * @throws SchemaError when the database is newer than the program, or when another process migrates without an end;
 *   UpdateStopped when `signal` ended it.
 */
export async function migrate(db: mongo.Db, options: MigrateOptions = {}): Promise<string[]> {
  const { migrations = MIGRATIONS, leaseMs = 60_000, say = () => undefined } = options
  const states = db.collection<SchemaState>('installation')
  const newest = migrations.at(-1)?.version ?? FIRST_VERSION
  await begin(db, states, newest)
  const lease = new Lease(states, leaseMs)
  if (!(await waitForTurn(states, lease, newest, { ...options, say }))) return []
  try {
    return await runAll(db, states, lease, { ...options, migrations, say })
  } finally {
    await lease.release()
  }
}

/** A database without a number is new, or of the time before numbers. */
async function begin(db: mongo.Db, states: mongo.Collection<SchemaState>, newest: number): Promise<void> {
  if (await states.findOne({ _id: 'schema' })) return
  let version = newest
  for (const name of EVER_FILLED) if (await db.collection(name).findOne({})) version = FIRST_VERSION
  const isNew = version === newest
  if (isNew) await closeToFirstPrograms(db)
  const made = isNew ? { program: PRODUCT_VERSION } : {}
  await states.updateOne(
    { _id: 'schema' },
    { $setOnInsert: { version, lease: null, ...made } },
    { upsert: true },
  )
}

async function readState(states: mongo.Collection<SchemaState>): Promise<SchemaState> {
  const state = await states.findOne({ _id: 'schema' })
  if (!state)
    throw new SchemaError('The number of the database schema was deleted while starting. Start again.')
  return state
}

const newerThanProgram = ({ version, program }: SchemaState, newest: number): SchemaError =>
  new SchemaError(
    `The database has schema ${version} of ${program === undefined ? 'a newer Jaadi' : `Jaadi ${program}`}, and this is Jaadi ${PRODUCT_VERSION}, which knows only up to schema ${newest}: start the newer program, or restore the backup from before the update (npm run restore).`,
  )

/** @returns whether there is something to do, for which this process has the lease then. */
async function waitForTurn(
  states: mongo.Collection<SchemaState>,
  lease: Lease,
  newest: number,
  {
    patienceMs = 30 * 60_000,
    alone = false,
    say,
    signal,
  }: MigrateOptions & Required<Pick<MigrateOptions, 'say'>>,
): Promise<boolean> {
  const deadline = performance.now() + patienceMs
  for (let told = false; ; await sleep(PAUSE_MS)) {
    const state = await readState(states)
    if (state.version > newest) throw newerThanProgram(state, newest)
    if (state.version === newest && state.program !== undefined) return false
    if (await lease.take(alone)) return true
    if (signal?.aborted)
      throw new UpdateStopped('The start was stopped while another process updates the database.')
    if (performance.now() > deadline)
      throw new SchemaError(
        'Another process has been updating the database for too long. Stop it and start again.',
      )
    if (!told && state.lease)
      say(
        `Another process (${state.lease.by ?? 'of an older Jaadi'}) updates the database; waiting for it. Was it killed, this start takes over in ${inWords(state.lease.until.getTime() - Date.now())}.`,
      )
    told = true
  }
}

/** The right of one process to update the database, for as long as it says something. */
class Lease {
  private readonly holder = randomUUID()
  private renewAt = 0

  constructor(
    private readonly states: mongo.Collection<SchemaState>,
    private readonly ms: number,
  ) {}

  /** @param force whoever else holds it is gone */
  async take(force = false): Promise<boolean> {
    const now = Date.now()
    const free = {
      $or: [{ lease: null }, { 'lease.until': { $lt: new Date(now) } }, { 'lease.holder': this.holder }],
    }
    const lease = { holder: this.holder, by: OWN_NAME, until: new Date(now + this.ms) }
    const { matchedCount } = await this.states.updateOne(
      { _id: 'schema', ...(force ? {} : free) },
      { $set: { lease } },
    )
    this.renewAt = performance.now() + this.ms * RENEWED_AFTER
    return matchedCount === 1
  }

  /** @throws SchemaError when another process has taken over */
  async renew(): Promise<void> {
    if (performance.now() < this.renewAt || (await this.take())) return
    throw new SchemaError(
      'Another process took over the update of the database. Start again once it is done.',
    )
  }

  async note(fields: Partial<SchemaState>): Promise<void> {
    await this.states.updateOne({ _id: 'schema', 'lease.holder': this.holder }, { $set: fields })
  }

  release(): Promise<void> {
    return this.note({ lease: null })
  }
}

async function runAll(
  db: mongo.Db,
  states: mongo.Collection<SchemaState>,
  lease: Lease,
  { migrations, say, signal }: MigrateOptions & Required<Pick<MigrateOptions, 'migrations' | 'say'>>,
): Promise<string[]> {
  const newest = migrations.at(-1)?.version ?? FIRST_VERSION
  const beating = (step: string): Beat => {
    const tell = progressOf(`Updating the database, ${step}`, say)
    return async (passed) => {
      if (signal?.aborted)
        throw new UpdateStopped('The update of the database was stopped. The next start goes on with it.')
      await lease.renew()
      if (passed) tell(passed)
    }
  }
  // Read anew: another process may have taken steps while this one waited.
  const from = await readState(states)
  const done = await lookedThrough(db, migrations, from, beating('looking for what an older Jaadi wrote'))
  const orders = await ordersAtOnce(db, from.version, newest, beating('orders'))
  if (orders > 0) done.push(`${inDocuments(orders, 'order')} changed, for all steps at once.`)
  for (const { version, title, run } of migrations) {
    if (version <= from.version) continue
    const beat = beating(`step ${version} of ${newest} (${title})`)
    await beat()
    const changed = await run(db, beat)
    await lease.note({ version, program: PRODUCT_VERSION })
    done.push(`The database has schema ${version} now: ${title} (${inDocuments(changed)} changed).`)
  }
  await lease.note({ program: PRODUCT_VERSION })
  return done
}

/**
 * Programs that know no numbers start on a database of any schema, and write documents in their old shape. Each step asks
 * for what is not changed yet, so it is taken once more.
 */
async function lookedThrough(
  db: mongo.Db,
  migrations: readonly Migration[],
  { version, program }: SchemaState,
  beat: Beat,
): Promise<string[]> {
  if (program !== undefined) return []
  await closeToFirstPrograms(db)
  const taken = migrations.filter((step) => step.version <= version)
  let changed = 0
  for (const { run, anew } of taken) if (!anew) changed += await run(db, beat)
  if (changed === 0) return []
  for (const { run, anew } of taken) if (anew) await run(db, beat)
  return [
    `An older Jaadi was started on this database after its update: ${inDocuments(changed)} that it wrote were brought to schema ${version}. Look at the orders of that time: what it did not know of, such as refunds and parcels, it may have left out.`,
  ]
}

const inDocuments = (count: number, one = 'document'): string => `${count} ${one}${count === 1 ? '' : 's'}`
