import { Double } from 'bson'
import { fromSafeInteger } from '../bson/numbers.js'
import { type Doc, type Value } from '../bson/value.js'
import { badValue, MongoError } from '../errors/mongo-error.js'
import { type ScanCounters } from '../planner/execute.js'
import { type IndexScan, type Scan } from '../planner/scan.js'
import { prepareAggregate } from './aggregate.js'
import { type Command, reply } from './command.js'
import { docField, docsField, stringField } from './fields.js'
import { prepareFind } from './find.js'
import { type PreparedRead, prepareRead } from './reading.js'
import { collectionOf, contextOf, namespaceOf, type Request, viewOf } from './request.js'

/** Shows the chosen plan and, unless asked not to, what running it cost. Writes are explained but not done. */
export const explain: Command = {
  name: 'explain',
  fields: { explain: 'object', verbosity: 'string' },
  run: (request) => {
    const inner = docField(request.body, 'explain') as Doc
    const name = inner.keys().next().value ?? ''
    const verbosity = stringField(request.body, 'verbosity') ?? 'allPlansExecution'
    if (!['queryPlanner', 'executionStats', 'allPlansExecution'].includes(verbosity)) {
      throw new MongoError(
        9,
        `Enumeration value '${verbosity}' for field 'explain.verbosity' is not a valid value.`,
      )
    }
    const nested: Request = { ...request, command: name, body: inner }
    const { read, documents } = prepared(nested, name)
    const answer = reply(['explainVersion', '1'], ['queryPlanner', plannerPart(nested, read)])
    if (verbosity !== 'queryPlanner') answer.set('executionStats', executionPart(read, documents))
    answer.set('command', inner)
    return answer.set('ok', new Double(1))
  },
}

interface Explained {
  read: PreparedRead | null
  documents(counters: ScanCounters): Iterable<unknown>
}

function prepared(request: Request, name: string): Explained {
  if (name === 'find') return prepareFind(request)
  if (name === 'aggregate') return prepareAggregate(request)
  const filter = writeFilter(request.body, name)
  const meta = collectionOf(request, namespaceOf(request))
  const read = prepareRead(
    viewOf(request),
    meta,
    { filter, sort: docField(request.body, 'sort'), hint: request.body.get('hint'), limit: null },
    contextOf(request),
  )
  return { read, documents: (counters) => read.records(counters) }
}

function writeFilter(body: Doc, name: string): Doc | null {
  switch (name) {
    case 'count':
    case 'distinct':
    case 'findAndModify':
    case 'findandmodify':
      return docField(body, 'query')
    case 'update':
    case 'delete': {
      const statement = docsField(body, `${name}s`)?.[0]
      if (!statement) throw badValue('explained write batches must be of size 1')
      return docField(statement, 'q')
    }
    default:
      throw new MongoError(59, `Explain failed due to unknown command: ${name}`)
  }
}

const plannerPart = (request: Request, read: PreparedRead | null): Doc =>
  new Map<string, Value>([
    [
      'namespace',
      typeof request.body.get(request.command) === 'string' ? namespaceOf(request) : request.database,
    ],
    ['parsedQuery', docField(request.body, 'filter') ?? docField(request.body, 'query') ?? new Map()],
    ['winningPlan', read?.plan ? winningPlan(read) : new Map([['stage', 'EOF']])],
    ['rejectedPlans', []],
  ])

function winningPlan(read: PreparedRead): Doc {
  const scan = read.plan?.scan as Scan
  const input = scanStage(scan)
  return read.plan?.sorted ? input : stage('SORT', [['inputStage', input]])
}

const stage = (name: string, fields: [string, Value][]): Doc =>
  new Map<string, Value>([['stage', name], ...fields])

function scanStage(scan: Scan): Doc {
  switch (scan.kind) {
    case 'collection':
      return stage('COLLSCAN', [['direction', scan.reverse ? 'backward' : 'forward']])
    case 'index':
      return stage('FETCH', [['inputStage', indexStage(scan)]])
    case 'union':
      return stage('FETCH', [['inputStage', stage('OR', [['inputStages', scan.branches.map(indexStage)]])]])
  }
}

const indexStage = (scan: IndexScan): Doc =>
  stage('IXSCAN', [
    ['keyPattern', scan.index.spec.get('key') as Doc],
    ['indexName', scan.index.name],
    ['isMultiKey', scan.index.multikey.includes(true)],
    ['isUnique', scan.index.unique],
    ['isSparse', scan.index.sparse],
    ['isPartial', scan.index.partial !== null],
    ['direction', scan.reverse ? 'backward' : 'forward'],
    ['ranges', scan.ranges.length],
  ])

function executionPart(
  read: PreparedRead | null,
  documents: (counters: ScanCounters) => Iterable<unknown>,
): Doc {
  const counters: ScanCounters = { keys: 0, docs: 0 }
  const started = performance.now()
  let returned = 0
  for (const _ of documents(counters)) returned++
  return new Map<string, Value>([
    ['executionSuccess', true],
    ['nReturned', fromSafeInteger(returned)],
    ['executionTimeMillis', Math.round(performance.now() - started)],
    ['totalKeysExamined', fromSafeInteger(counters.keys)],
    ['totalDocsExamined', fromSafeInteger(counters.docs)],
    ['executionStages', read?.plan ? winningPlan(read) : new Map()],
  ])
}
