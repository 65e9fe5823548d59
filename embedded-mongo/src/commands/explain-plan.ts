import { fromSafeInteger } from '../bson/numbers.js'
import { type Doc, type Value } from '../bson/value.js'
import { type ScanCounters } from '../planner/execute.js'
import { type IndexCounters } from '../planner/record-ids.js'
import { type IndexScan, type Scan } from '../planner/scan.js'
import { type PreparedRead } from './reading.js'

/** What a find does with the documents that it reads. */
export interface Shape {
  skip: number
  limit: number | null
  projection: 'PROJECTION_SIMPLE' | 'PROJECTION_DEFAULT' | null
}

export const AS_READ: Shape = { skip: 0, limit: null, projection: null }

/** The cost of running a plan; `returned` counts the documents at its end. */
export interface Run {
  counters: ScanCounters
  returned: number
}

type Fields = [string, Value][]

/** One stage of the plan, with the numbers of returned and examined documents if the plan was run. */
export function stage(name: string, run: Run | null, counts: Record<string, number>, fields: Fields): Doc {
  const numbers: Fields = Object.entries(counts).map(([field, count]) => [field, fromSafeInteger(count)])
  return new Map<string, Value>([['stage', name], ...(run ? numbers : []), ...fields])
}

const NOTHING: IndexCounters = { keys: 0, ids: 0 }

/** The stages of a plan, the last one first, as the server's explain nests them. */
export function planStages(read: PreparedRead | null, shape: Shape, run: Run | null): Doc {
  if (!read?.plan) return stage('EOF', run, { nReturned: 0 }, [])
  const nReturned = run?.returned ?? 0
  const { plan, request } = read
  const skipsEntries = shape.skip > 0 && read.maySkip()
  let tree = scanStage(plan.scan, read, run, skipsEntries ? shape.skip : 0)
  if (!plan.sorted) {
    const wanted = Math.min(run?.counters.matched ?? 0, request.limit ?? Infinity)
    const limit: Fields = request.limit === null ? [] : [['limitAmount', fromSafeInteger(request.limit)]]
    tree = stage('SORT', run, { nReturned: wanted }, [
      ['sortPattern', request.sort ?? new Map()],
      ...limit,
      ['inputStage', tree],
    ])
  }
  if (shape.skip > 0 && !skipsEntries) tree = over('SKIP', 'skipAmount', shape.skip)
  if (shape.projection) tree = stage(shape.projection, run, { nReturned }, [['inputStage', tree]])
  if (shape.limit !== null && plan.sorted) tree = over('LIMIT', 'limitAmount', shape.limit)
  return tree

  function over(name: string, field: string, amount: number): Doc {
    return stage(name, run, { nReturned }, [
      [field, fromSafeInteger(amount)],
      ['inputStage', tree],
    ])
  }
}

function scanStage(scan: Scan, read: PreparedRead, run: Run | null, skipped: number): Doc {
  const { docs = 0, matched = 0, branches = [], ...index } = run?.counters ?? {}
  const filter: Fields = read.matcher ? [['filter', read.request.filter ?? new Map()]] : []
  const counts = { nReturned: matched, docsExamined: docs }
  const fetch = (input: Doc): Doc => stage('FETCH', run, counts, [...filter, ['inputStage', input]])
  switch (scan.kind) {
    case 'collection':
      return stage('COLLSCAN', run, counts, [...filter, ['direction', scan.reverse ? 'backward' : 'forward']])
    case 'index': {
      const input = indexStage(scan, run, { ...NOTHING, ...index })
      if (skipped === 0) return fetch(input)
      const amount = fromSafeInteger(skipped)
      return fetch(
        stage('SKIP', run, { nReturned: docs }, [
          ['skipAmount', amount],
          ['inputStage', input],
        ]),
      )
    }
    case 'union': {
      const inputs = scan.branches.map((branch, at) => indexStage(branch, run, branches[at] ?? NOTHING))
      return fetch(stage('OR', run, { nReturned: docs }, [['inputStages', inputs]]))
    }
  }
}

const indexStage = (scan: IndexScan, run: Run | null, { keys, ids }: IndexCounters): Doc =>
  stage('IXSCAN', run, { nReturned: ids, keysExamined: keys }, [
    ['keyPattern', scan.index.spec.get('key') as Doc],
    ['indexName', scan.index.name],
    ['isMultiKey', scan.index.multikey.includes(true)],
    ['isUnique', scan.index.unique],
    ['isSparse', scan.index.sparse],
    ['isPartial', scan.index.partial !== null],
    ['direction', scan.reverse ? 'backward' : 'forward'],
    ['ranges', scan.ranges.length],
  ])

/** The server's `executionStats`: totals first, then the stages. */
export function executionStats(run: Run, milliseconds: number, stages: Doc): Doc {
  const { keys, docs, branches } = run.counters
  const examined = branches.reduce((sum, branch) => sum + branch.keys, keys)
  return new Map<string, Value>([
    ['executionSuccess', true],
    ['nReturned', fromSafeInteger(run.returned)],
    ['executionTimeMillis', Math.round(milliseconds)],
    ['totalKeysExamined', fromSafeInteger(examined)],
    ['totalDocsExamined', fromSafeInteger(docs)],
    ['executionStages', stages],
  ])
}
