import { type Trace, type TraceEdge } from '../../../src/modules/insight/trace/domain/trace.js'
import { joinTraces } from '../../../src/modules/insight/trace/domain/walk.js'
import { TraceQueries } from '../../../src/modules/insight/trace/trace.queries.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { Year } from '../../support/year/year.builders.js'
import { edge, edgesOf, reachedFrom } from '../../support/year/year.edges.js'

// Some hundred traces, each compared with a search through every edge.
const year = new Year(20_261_121)
const SAMPLE = 7
let running: TestApp
let traces: TraceQueries

beforeAll(async () => {
  running = await startApp()
  await year.store(running.db)
  traces = running.app.get(TraceQueries)
})
afterAll(() => running.close())

const EDGES = edgesOf(year)

function bruteForce(start: string, way: 'forward' | 'back'): string[] {
  const reached = reachedFrom(EDGES, [start], way)
  const near = way === 'forward' ? 'from' : 'to'
  return EDGES.filter((one) => reached.has(one[near])).map(({ text }) => text)
}

const textOf = ({ from, to, quantityMilli, line }: TraceEdge): string =>
  edge(`${from.kind}:${from.id}`, `${to.kind}:${to.id}`, quantityMilli, line).text
const texts = ({ edges }: Trace): string[] => edges.map(textOf).sort()

it('the test year has everything in it', () => {
  const parts = year.batches.filter(({ splitFrom }) => splitFrom)
  expect(year.runs.length).toBeGreaterThan(300)
  expect(year.orders.length).toBeGreaterThan(300)
  expect(parts.length).toBeGreaterThan(30)
  expect(parts.some(({ splitFrom }) => parts.some(({ _id }) => _id.equals(splitFrom?.id)))).toBe(true)
  for (const { quantityMilli, reservedMilli, usedMilli, remainingMilli } of year.batches)
    expect(remainingMilli).toBe(quantityMilli - reservedMilli - usedMilli)
})

it('a trace forward and back equals a search through every document', async () => {
  let longest = 0
  for (const { _id } of year.batches.filter((_, index) => index % SAMPLE === 0)) {
    const forward = await traces.forward([String(_id)])
    const back = await traces.back([String(_id)])
    expect(texts(forward)).toEqual(bruteForce(`batch:${_id}`, 'forward').sort())
    expect(texts(back)).toEqual(bruteForce(`batch:${_id}`, 'back').sort())
    expect(texts(joinTraces(back, forward))).toEqual([...new Set([...texts(back), ...texts(forward)])].sort())
    longest = Math.max(longest, forward.orders.size)
  }
  expect(longest).toBeGreaterThan(100)
})

it('every order of a sack is found from the order back, and the reverse', async () => {
  const sack = year.batches.find(({ materialType }) => materialType === 'RM')
  const forward = await traces.forward([String(sack?._id)])
  for (const order of [...forward.orders.values()].slice(0, 20)) {
    const back = await traces.backFrom({ orders: [order] })
    expect(back.batches.has(String(sack?._id))).toBe(true)
  }
})
