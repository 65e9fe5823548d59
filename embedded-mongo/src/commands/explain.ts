import { Double } from 'bson'
import { fromSafeInteger } from '../bson/numbers.js'
import { type Doc, type Value } from '../bson/value.js'
import { badValue, MongoError } from '../errors/mongo-error.js'
import { checkLimit } from '../pace/time-limit.js'
import { complete, type Flow, PAUSE, type Work } from '../pace/turn.js'
import { nothingRead, type ScanCounters } from '../planner/execute.js'
import { type StageCount } from '../stages/stage-counts.js'
import { aggregate, prepareAggregate } from './aggregate.js'
import { type Command, reply } from './command.js'
import { AS_READ, executionStats, planStages, type Run, type Shape, stage } from './explain-plan.js'
import { boolField, docField, docsField, stringField } from './fields.js'
import { prepareFind } from './find.js'
import { PreparedRead } from './reading.js'
import { collectionOf, contextOf, namespaceOf, type Request, viewOf } from './request.js'

const VERBOSITIES = ['queryPlanner', 'executionStats', 'allPlansExecution']

/** Shows the chosen plan and, unless asked not to, the cost of running it. Writes are explained but not done. */
export const explain: Command = {
  name: 'explain',
  fields: { explain: 'object', verbosity: 'string' },
  run: (request) => {
    const inner = docField(request.body, 'explain') as Doc
    const verbosity = stringField(request.body, 'verbosity') ?? 'allPlansExecution'
    if (!VERBOSITIES.includes(verbosity)) {
      throw new MongoError(
        9,
        `Enumeration value '${verbosity}' for field 'explain.verbosity' is not a valid value.`,
      )
    }
    const name = inner.keys().next().value ?? ''
    return explained({ ...request, command: name, body: inner }, verbosity !== 'queryPlanner')
  },
}

/** With `explain: true` an aggregation shows its plan instead. */
export const aggregateOrExplain: Command = {
  ...aggregate,
  run: (request) => (boolField(request.body, 'explain') ? explained(request, false) : aggregate.run(request)),
}

function explained(request: Request, executed: boolean): Doc | Promise<Doc> {
  const prepared = prepare(request)
  const answer = (ran: Ran): Doc =>
    describe(request, prepared, ran).set('command', request.body).set('ok', new Double(1))
  const ran = complete(execute(prepared, executed), () => checkLimit(request.timeLimit))
  return ran instanceof Promise ? ran.then(answer) : answer(ran)
}

interface Prepared {
  read: PreparedRead | null
  shape: Shape
  /** The stage of a command that is not a read, and the field that counts its documents. */
  outer: { name: string; counted: string } | null
  /** Runs the pipeline and fills `stages` with its stages, the read first. */
  documents(counters: ScanCounters, stages: StageCount[]): Flow<unknown>
}

interface Ran {
  /** Null when the plan is not run. */
  run: Run | null
  stages: StageCount[]
  milliseconds: number
}

function prepare(request: Request): Prepared {
  const { command, body } = request
  if (command === 'find') return { ...prepareFind(request), outer: null }
  if (command === 'aggregate') return { ...prepareAggregate(request), shape: AS_READ, outer: null }
  const { filter, limit, outer } = explainedWrite(body, command)
  const read = new PreparedRead(
    viewOf(request),
    collectionOf(request, namespaceOf(request)),
    { filter, sort: docField(body, 'sort'), hint: body.get('hint'), limit },
    contextOf(request),
  )
  return { read, shape: AS_READ, outer, documents: (counters) => first(read.records(counters), limit) }
}

function* first(records: Flow<unknown>, limit: number | null): Flow<unknown> {
  let taken = 0
  for (const record of records) {
    yield record
    if (record !== PAUSE && ++taken === limit) return
  }
}

/** Commands that are not reads: which documents they look for, and how many of them they use. */
function explainedWrite(
  body: Doc,
  name: string,
): { filter: Doc | null; limit: number | null; outer: Prepared['outer'] } {
  switch (name) {
    case 'count':
      return { filter: docField(body, 'query'), limit: null, outer: { name: 'COUNT', counted: 'nCounted' } }
    case 'distinct':
      return { filter: docField(body, 'query'), limit: null, outer: null }
    case 'findAndModify':
    case 'findandmodify':
      return { filter: docField(body, 'query'), limit: 1, outer: null }
    case 'update':
    case 'delete': {
      const [statement] = docsField(body, `${name}s`) ?? []
      if (!statement) throw badValue('explained write batches must be of size 1')
      const one = name === 'update' ? !boolField(statement, 'multi') : Number(statement.get('limit')) === 1
      const counted = name === 'update' ? 'nMatched' : 'nWouldDelete'
      return {
        filter: docField(statement, 'q'),
        limit: one ? 1 : null,
        outer: { name: name.toUpperCase(), counted },
      }
    }
    default:
      throw new MongoError(59, `Explain failed due to unknown command: ${name}`)
  }
}

function* execute({ documents }: Prepared, executed: boolean): Work<Ran> {
  const run: Run = { counters: nothingRead(), returned: 0 }
  const stages: StageCount[] = []
  const started = performance.now()
  const found = documents(run.counters, stages)
  if (!executed) return { run: null, stages, milliseconds: 0 }
  for (const document of found) {
    if (document === PAUSE) yield PAUSE
    else run.returned++
  }
  return { run, stages, milliseconds: performance.now() - started }
}

/** Lists the stages of a pipeline that is more than its read, as the server does. */
function describe(request: Request, prepared: Prepared, { run, stages, milliseconds }: Ran): Doc {
  const version: [string, Value] = ['explainVersion', '1']
  const [read, ...rest] = stages
  const isWhole = stages.length === 0 || (read?.name === '$cursor' && rest.length === 0)
  if (isWhole) return reply(version, ...planOf(request, prepared, run, milliseconds))
  return reply(version, [
    'stages',
    stages.map(({ name, spec, returned }) => {
      const atRead = run && { counters: run.counters, returned }
      const shown = name === '$cursor' ? new Map(planOf(request, prepared, atRead, milliseconds)) : spec
      const counts: [string, Value][] = run
        ? [
            ['nReturned', fromSafeInteger(returned)],
            ['executionTimeMillisEstimate', Math.round(milliseconds)],
          ]
        : []
      return new Map<string, Value>([[name, shown], ...counts])
    }),
  ])
}

function planOf(
  request: Request,
  { read, shape, outer }: Prepared,
  run: Run | null,
  milliseconds: number,
): [string, Value][] {
  const { body, command } = request
  const namespace = typeof body.get(command) === 'string' ? namespaceOf(request) : request.database
  const planner: Doc = new Map<string, Value>([
    ['namespace', namespace],
    ['parsedQuery', read?.request.filter ?? new Map()],
    ['winningPlan', withOuter(planStages(read, shape, null), outer, null)],
    ['rejectedPlans', []],
  ])
  if (!run) return [['queryPlanner', planner]]
  const stages = withOuter(planStages(read, shape, run), outer, run)
  const total = outer ? { ...run, returned: 0 } : run
  return [
    ['queryPlanner', planner],
    ['executionStats', executionStats(total, milliseconds, stages)],
  ]
}

const withOuter = (input: Doc, outer: Prepared['outer'], run: Run | null): Doc =>
  outer
    ? stage(outer.name, run, { nReturned: 0, [outer.counted]: run?.returned ?? 0 }, [['inputStage', input]])
    : input
