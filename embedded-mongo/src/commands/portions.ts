import { copyOf, type Doc, isDoc, type Value } from '../bson/value.js'
import { MongoError } from '../errors/mongo-error.js'
import { Blocked } from '../isolation/conflicts.js'
import { type WriteUnit } from '../isolation/write-unit.js'
import { checkLimit } from '../pace/time-limit.js'
import { complete, Turn, type Work } from '../pace/turn.js'
import { type Documents } from '../wire/sequence.js'
import { asMongoError, writeErrorEntry } from './errors.js'
import { boolField } from './fields.js'
import { type Request, write } from './request.js'

/** Documents that a statement is for, found before the first of them is written. */
export interface Targets {
  /** Of the collection that they were found in. */
  table: number
  ids: readonly number[]
  /** Up to here they are written. */
  from: number
  matched: number
  modified: number
  /** Others may have written since they were found. */
  stale: boolean
}

/** How far a command of several statements has come. */
export interface Progress {
  /** The statement at hand. */
  at: number
  n: number
  modified: number
  upserted: Doc[]
  errors: Doc[]
  targets: Targets | null
}

/**
 * The result of a statement in one turn: it is finished, it has more to write in the next one, or finding its documents
 * takes so long that it must be done while others run.
 */
export type Outcome = 'through' | 'more' | 'search'

export interface StatementCommand {
  statements: Documents
  /** Changes `progress`; without a turn it goes on to the end. */
  run(unit: WriteUnit, progress: Progress, turn: Turn | null): Outcome
  /** Finds the documents of the statement at hand in the newest state, with pauses. */
  search?(at: number): Work<Targets>
  answer(progress: Progress): Doc
}

const START: Progress = { at: 0, n: 0, modified: 0, upserted: [], errors: [], targets: null }

/**
 * Runs the statements in order. In a transaction all at once; otherwise in portions of a few milliseconds, each a
 * commit of its own. Others see what takes longer half-done, as on a server. Each document is written as a whole.
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
  const { engine, session, retryNumber, deadline } = request
  const { statements, answer } = command
  let progress = resumed(request)
  const remember = (step: Step): Doc =>
    isThrough(command, step) ? answer(step.progress) : encodeProgress(step.progress)
  const remembering =
    session && retryNumber !== null
      ? {
          session,
          record: (step: Step) => ({
            number: retryNumber,
            kind: isThrough(command, step) ? ('write' as const) : ('part' as const),
            // A copy: the times added to the answer later belong to this attempt alone.
            reply: copyOf(remember(step)),
          }),
        }
      : undefined
  for (;;) {
    const before = progress
    const step = await engine.write(
      (unit) => portion(request, command, unit, before, new Turn()),
      deadline,
      remembering,
    )
    progress = step.progress
    if (step.search) progress = await searched(request, command, progress)
    if (progress.at >= statements.length) return answer(progress)
    checkLimit(request.timeLimit)
  }
}

interface Step {
  progress: Progress
  search: boolean
}

const isThrough = ({ statements }: StatementCommand, { progress, search }: Step): boolean =>
  !search && progress.at >= statements.length

/** Leaves `before` as it is: a portion runs again when it had to wait for a transaction. */
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
    let outcome: Outcome = 'through'
    try {
      outcome = command.run(unit, progress, turn)
    } catch (error) {
      note(request, command, progress, error)
    }
    if (outcome === 'search') return { progress, search: true }
    if (outcome === 'more') break
    next(progress)
    if (turn?.over) break
  }
  if (progress.targets) progress.targets.stale = true
  return { progress, search: false }
}

function next(progress: Progress): void {
  progress.at++
  progress.targets = null
}

/** What failed is answered with the others; an ordered command ends. In a transaction conflicts end it, and the command. */
function note(request: Request, { statements }: StatementCommand, progress: Progress, error: unknown): void {
  if (error instanceof Blocked || isFatal(error)) throw error
  progress.errors.push(writeErrorEntry(progress.at, asMongoError(error)))
  if (boolField(request.body, 'ordered', true) || request.transaction) progress.at = statements.length
}

const isFatal = (error: unknown): boolean =>
  !(error instanceof MongoError) || error.labels.includes('TransientTransactionError')

async function searched(request: Request, command: StatementCommand, before: Progress): Promise<Progress> {
  const progress: Progress = { ...before, errors: [...before.errors] }
  try {
    if (command.search)
      progress.targets = await complete(command.search(progress.at), () => checkLimit(request.timeLimit))
  } catch (error) {
    note(request, command, progress, error)
    next(progress)
  }
  return progress
}

/** A repeat of a numbered write goes on where the attempt before was ended. */
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
