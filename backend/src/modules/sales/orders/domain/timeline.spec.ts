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
  it('tells of the way of the order, not of batches and holds', () =>
    expect(
      told('Placed', 'Hold released', 'Hold renewed', 'Paid', ['Batch assigned', 'FG-261121-001'], 'Packed'),
    ).toEqual(['Placed', 'Paid', 'Packed']))

  it('does not tell of packing that was taken back', () =>
    expect(told('Placed', 'Paid', 'Packed', 'Unpacked', 'Packed')).toEqual(['Placed', 'Paid', 'Packed']))

  it('does not tell of a refund that failed', () =>
    expect(told('Cancelled', 'Refund started', 'Refund failed')).toEqual(['Cancelled']))

  it('does not tell of money for recalled jars that did not arrive', () =>
    expect(told('Delivered', 'Recall refund started', 'Recall refund failed')).toEqual(['Delivered']))

  it('names waybill and refund reference', () =>
    expect(told(['Shipped', '19001'], ['Refunded', 'UTR1'])).toEqual(['Shipped: 19001', 'Refunded: UTR1']))

  it('never names staff', () =>
    expect(customerTimeline([{ event: 'Packed', at, by: '9000000001', detail: null }])).toEqual([
      { event: 'Packed', at, detail: null },
    ]))
})
