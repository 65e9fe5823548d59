import { Double } from 'bson'
import { copyOf, type Doc, isDoc, type Value } from '../bson/value.js'
import { type Remember } from '../engine/engine.js'
import { MongoError } from '../errors/mongo-error.js'
import { Blocked } from '../isolation/conflicts.js'
import { type WriteUnit } from '../isolation/write-unit.js'
import { checkLimit } from '../pace/time-limit.js'
import { complete, PAUSE, Turn, type Work } from '../pace/turn.js'
import { Documents } from '../wire/sequence.js'
import { requireOpenTransaction } from './batches.js'
import { reply } from './command.js'
import { asMongoError, writeErrorEntry } from './errors.js'
import { boolField, docsField, missingField } from './fields.js'
import { type Request, write } from './request.js'
import { type Targets } from './targets.js'

const MAX_BATCH = 100_000

/** The statements of a write command. Throws 16 unless there are 1 to 100,000. */
export function statementsOf(request: Request, owner: string, field: string): Documents {
  const given = docsField(request.body, field)
  if (!given) throw missingField(owner, field)
  const statements = new Documents(given)
  if (statements.length < 1 || statements.length > MAX_BATCH) {
    throw new MongoError(
      16,
      `Write batch sizes must be between 1 and ${MAX_BATCH}. Got ${statements.length} operations.`,
    )
  }
  return statements
}

/** Checks every statement before the first one runs, with pauses: there may be a hundred thousand. */
export function afterChecking(
  request: Request,
  statements: Documents,
  check: (statement: Doc) => void,
  run: () => Doc | Promise<Doc>,
): Doc | Promise<Doc> {
  // Most commands have one statement, for which a generator would take longer than the check.
  if (statements.length === 1) {
    check(statements.at(0))
    return run()
  }
  const checked = complete(checkAll(statements, check), () => requireOpenTransaction(request.transaction))
  return checked instanceof Promise ? checked.then(run) : run()
}

function* checkAll(statements: Documents, check: (statement: Doc) => void): Work<void> {
  let turn = new Turn()
  for (let at = 0; at < statements.length; at++) {
    check(statements.at(at))
    if (!turn.over) continue
    yield PAUSE
    turn = new Turn()
  }
}

/** How far a command has come with its statements. */
export interface Progress {
  /** The current statement. */
  at: number
  n: number
  modified: number
  upserted: Doc[]
  errors: Doc[]
  targets: Targets | null
}

/**
 * The result of a statement in one turn: it is done, it has more to write in the next turn, or finding its documents takes
 * longer than a turn, so that they must be searched with pauses.
 */
export type Outcome = 'done' | 'more' | 'search'

export interface StatementCommand {
  statements: Documents
  /** Runs the current statement and changes `progress`; without a turn it runs to the end. */
  run(unit: WriteUnit, progress: Progress, turn: Turn | null): Outcome
  /** Finds the documents of the current statement in the newest state, with pauses. */
  search?(at: number): Work<Targets>
  answer(progress: Progress): Doc
}

const START: Progress = { at: 0, n: 0, modified: 0, upserted: [], errors: [], targets: null }

/**
 * Runs the statements in order. A transaction runs them all at once; otherwise they run in portions of a
 * few milliseconds, each a commit of its own. So other clients may see a long command half-done, as on a
 * server, but never half a document.
 */
export function runInPortions(
  request: Request,
  namespace: string,
  command: StatementCommand,
): Doc | Promise<Doc> {
  if (!request.transaction) return portions(request, command)
  return write(request, [namespace], (unit) =>
    command.answer(portion(request, command, unit, START, null).progress),
  )
}

async function portions(request: Request, command: StatementCommand): Promise<Doc> {
  const { engine, deadline } = request
  const { statements, answer } = command
  let progress = resumed(request)
  const remember = rememberSteps(request, command)
  for (;;) {
    const before = progress
    const step = await engine.write(
      (unit) => portion(request, command, unit, before, new Turn()),
      deadline,
      remember,
    )
    progress = step.progress
    if (step.search) progress = await searched(request, command, progress)
    if (progress.at >= statements.length) return answer(progress)
    checkLimit(request.timeLimit)
  }
}

/** How a retryable write remembers what each of its commits has done. */
function rememberSteps(
  { session, retryNumber }: Request,
  command: StatementCommand,
): Remember<Step> | undefined {
  if (!session || retryNumber === null) return undefined
  return {
    session,
    record: (step) =>
      isDone(command, step)
        ? // A copy, since times are added later to the answer of this attempt alone.
          { number: retryNumber, kind: 'write', reply: copyOf(command.answer(step.progress)) }
        : { number: retryNumber, kind: 'part', reply: encodeProgress(step.progress) },
  }
}

interface Step {
  progress: Progress
  search: boolean
}

const isDone = ({ statements }: StatementCommand, { progress, search }: Step): boolean =>
  !search && progress.at >= statements.length

/** Does not change `before`: a portion that had to wait for a transaction runs again from that progress. */
function portion(
  request: Request,
  command: StatementCommand,
  unit: WriteUnit,
  before: Progress,
  turn: Turn | null,
): Step {
  const progress: Progress = {
    ...before,
    upserted: [...before.upserted],
    errors: [...before.errors],
    targets: before.targets && { ...before.targets },
  }
  while (progress.at < command.statements.length) {
    let outcome: Outcome = 'done'
    try {
      outcome = command.run(unit, progress, turn)
    } catch (error) {
      recordError(request, command, progress, error)
    }
    if (outcome === 'search') return { progress, search: true }
    if (outcome === 'more') break
    toNextStatement(progress)
    if (turn?.over) break
  }
  if (progress.targets) progress.targets.stale = true
  return { progress, search: false }
}

function toNextStatement(progress: Progress): void {
  progress.at++
  progress.targets = null
}

/** Records a statement's error for the answer. It ends an ordered command; a conflict in a transaction is thrown. */
function recordError(
  request: Request,
  { statements }: StatementCommand,
  progress: Progress,
  error: unknown,
): void {
  if (error instanceof Blocked || isFatal(error)) throw error
  progress.errors.push(writeErrorEntry(progress.at, asMongoError(error)))
  if (boolField(request.body, 'ordered', true) || request.transaction) progress.at = statements.length
}

export const isFatal = (error: unknown): boolean =>
  !(error instanceof MongoError) || error.labels.includes('TransientTransactionError')

async function searched(request: Request, command: StatementCommand, before: Progress): Promise<Progress> {
  const progress: Progress = { ...before, errors: [...before.errors] }
  try {
    if (command.search)
      progress.targets = await complete(command.search(progress.at), () => checkLimit(request.timeLimit))
  } catch (error) {
    recordError(request, command, progress, error)
    toNextStatement(progress)
  }
  return progress
}

/** A retried write continues where the previous attempt was interrupted. */
function resumed({ session, retryNumber }: Request): Progress {
  const remembered = retryNumber === null ? null : session?.remembered
  if (!remembered || remembered.number !== retryNumber || remembered.kind !== 'part') return START
  return decodeProgress(remembered.reply)
}

const encodeProgress = ({ at, n, modified, upserted, errors }: Progress): Doc =>
  new Map<string, Value>([
    ['at', at],
    ['n', n],
    ['modified', modified],
    ['upserted', upserted],
    ['errors', errors],
  ])

function decodeProgress(doc: Doc): Progress {
  const numberAt = (field: string): number => Number(doc.get(field))
  const docsAt = (field: string): Doc[] => (doc.get(field) as Value[]).filter(isDoc)
  return {
    at: numberAt('at'),
    n: numberAt('n'),
    modified: numberAt('modified'),
    upserted: docsAt('upserted'),
    errors: docsAt('errors'),
    targets: null,
  }
}

/** Caches the newest result of `make`: a statement is prepared once, and not for each portion. */
export function latest<T>(make: (at: number) => T): (at: number) => T {
  let made: { at: number; value: T } | null = null
  return (at) => {
    if (made?.at !== at) made = { at, value: make(at) }
    return made.value
  }
}

export function writeReply(n: number, extra: [string, Value][], errors: Doc[]): Doc {
  const doc = reply(['n', n], ...extra)
  if (errors.length > 0) doc.set('writeErrors', errors)
  doc.set('ok', new Double(1))
  return doc
}
