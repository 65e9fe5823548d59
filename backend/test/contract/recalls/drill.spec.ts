import { lineOf, type Lot, RecallDesk } from '../../support/builders/recalls.builders.js'

let desk: RecallDesk
let lot: Lot
beforeAll(async () => {
  desk = await RecallDesk.open()
  lot = await desk.lot()
})
afterAll(() => desk.close())

interface Summary {
  lastDrill: { at: string; seconds: number } | null
  openRecalls: number
}
const cockpit = async () => (await desk.admin.get<Summary>('/api/dashboard/summary')).body

it('a drill does everything and changes nothing but its own records', async () => {
  const sent = await desk.sent([[lot.jar, 3]])
  const packed = await desk.packed([[lot.jar, 2]])
  expect(await cockpit()).toMatchObject({ lastDrill: null, openRecalls: 0 })
  await desk.look({ id: '6740c1f2a4b5c6d7e8f90123' })
  const before = await desk.everything()

  const drill = await desk.recall(lot.chillies.batchNumber, { drill: true })
  expect(drill.customers[0]?.message).toMatch(/^DRILL: this is only practice/)
  const frozen = await desk.freeze(drill)
  expect(frozen.body.batches.every((batch) => batch.frozen)).toBe(true)
  await desk.freeze(drill)
  await desk.mark(drill, [packed.order.orderId], { mark: 'heldBack' })
  await desk.mark(drill, [sent.order.orderId])
  expect(await desk.decide(drill, packed)).toMatchObject({ status: 409, body: { code: 'JARS_NOT_SENT' } })
  const decided = await desk.decide(drill, sent)
  expect(lineOf(decided.body, sent)?.decision).toMatchObject({
    kind: 'refund',
    refund: 'done',
    amount: sent.order.items[0]?.linePrice,
  })
  await desk.recover(drill, sent, { returned: 1, destroyed: 0 })
  expect(await desk.report(drill)).toMatchObject({ drill: true, action: { batchesFrozen: 2, refunds: 1 } })
  expect(await cockpit()).toMatchObject({ lastDrill: null, openRecalls: 0 })
  desk.shop.running.clock.shift(240_000)
  const ended = await desk.end(drill)
  desk.shop.running.clock.shift(0)

  expect(await desk.everything()).toEqual(before)
  expect(ended.body.log.map(({ step }) => step)).toEqual([
    'begun',
    'batch-frozen',
    'batch-frozen',
    'held-back',
    'informed',
    'refund',
    'recovered',
    'closed',
  ])
  const { lastDrill } = await cockpit()
  expect(lastDrill?.seconds).toBeGreaterThanOrEqual(240)
  expect(lastDrill?.seconds).toBeLessThan(300)
  expect((await sent.client.get<{ recalls: unknown[] }>('/api/users/data')).body.recalls).toEqual([])
})

it('the cockpit counts open recalls without drills', async () => {
  const recall = await desk.recall(lot.jars.batchNumber)
  expect(await cockpit()).toMatchObject({ openRecalls: 1 })
  await desk.end(recall)
  expect(await cockpit()).toMatchObject({ openRecalls: 0 })
})
