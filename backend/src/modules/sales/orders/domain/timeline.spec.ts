import { customerTimeline, type TimelineEvent } from './timeline.js'

const at = new Date('2026-11-21T06:00:00Z')
const told = (...events: (TimelineEvent | [TimelineEvent, string])[]) =>
  customerTimeline(
    events.map((fact) => {
      const [event, detail] = typeof fact === 'string' ? [fact, null] : fact
      return { event, at, by: '9000000001', detail }
    }),
  ).map(({ event, detail }) => (detail === null ? event : `${event}: ${detail}`))

describe("a customer's timeline", () => {
  it('shows the progress of the order, not batches and holds', () =>
    expect(
      told('Placed', 'Hold released', 'Hold renewed', 'Paid', ['Batch assigned', 'FG-261121-001'], 'Packed'),
    ).toEqual(['Placed', 'Paid', 'Packed']))

  it('leaves out packing that was undone', () =>
    expect(told('Placed', 'Paid', 'Packed', 'Unpacked', 'Packed')).toEqual(['Placed', 'Paid', 'Packed']))

  it('leaves out a refund that failed', () =>
    expect(told('Cancelled', 'Refund started', 'Refund failed')).toEqual(['Cancelled']))

  it('leaves out a refund for recalled jars that failed', () =>
    expect(told('Delivered', 'Recall refund started', 'Recall refund failed')).toEqual(['Delivered']))

  it("names the waybill and the refund's reference", () =>
    expect(told(['Shipped', '19001'], ['Refunded', 'UTR1'])).toEqual(['Shipped: 19001', 'Refunded: UTR1']))

  it('never names staff', () =>
    expect(customerTimeline([{ event: 'Packed', at, by: '9000000001', detail: null }])).toEqual([
      { event: 'Packed', at, detail: null },
    ]))
})
