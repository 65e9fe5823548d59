import { toExternalId } from '../../../../../kernel/text/order-ids.js'
import { type ParcelProgress } from '../../../shipping/domain/parcel-progress.js'
import { parcelNews } from './parcel-news.js'

const NOW = new Date('2026-11-25T06:00:00Z')
const at = (time: string) => new Date(`2026-11-${time}:00Z`)

function aParcel(
  scans: readonly (readonly [time: string, status: string])[],
  progress: ParcelProgress = 'moving',
) {
  return {
    reference: toExternalId('JDI-261121-7KQ4M2XDAB'),
    waybill: '14900000000017',
    progress,
    cancelledAt: null,
    care: null,
    scans: scans.map(([time, status]) => ({ at: at(time), status, place: 'Guntur' })),
  }
}
const OUT = ['25T04:00', 'Dispatched'] as const
const FAILED = ['25T05:00', 'Undelivered'] as const
const SENT = ['24T04:00', 'In Transit'] as const

describe('the news of a parcel', () => {
  it('are that the courier brings it today', () =>
    expect(parcelNews([aParcel([SENT])], [aParcel([SENT, OUT])], NOW)).toEqual([
      { kind: 'out-for-delivery', waybill: '14900000000017', at: at('25T04:00'), tries: 0 },
    ]))

  it('are that the courier was there in vain, and how often', () =>
    expect(parcelNews([aParcel([SENT])], [aParcel([SENT, OUT, FAILED])], NOW)).toEqual([
      { kind: 'undelivered', waybill: '14900000000017', at: at('25T05:00'), tries: 1 },
    ]))

  it.each([
    ['what was known before', aParcel([SENT, OUT]), aParcel([SENT, OUT])],
    ['the round of another day, heard of late', aParcel([SENT]), aParcel([SENT, ['24T05:00', 'Dispatched']])],
    [
      'a round that ended at the door',
      aParcel([SENT]),
      aParcel([SENT, OUT, ['25T05:00', 'Delivered']], 'delivered'),
    ],
    ['a parcel that comes back', aParcel([SENT]), aParcel([SENT, OUT], 'returning')],
    ['a parcel whose booking was taken back', aParcel([SENT]), { ...aParcel([SENT, OUT]), cancelledAt: NOW }],
  ])('are not %s', (_, before, after) => expect(parcelNews([before], [after], NOW)).toEqual([]))
})
