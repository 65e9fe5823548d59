import { paise } from '../../../../../kernel/amounts/money.js'
import { grams } from '../../../../../kernel/amounts/weight.js'
import { toExternalId } from '../../../../../kernel/text/order-ids.js'
import {
  courierTakes,
  handedOverAt,
  liveParcels,
  type Parcel,
  plannedParcels,
  renewedParcels,
} from './parcels.js'

const id = toExternalId('JDI-261121-7KQ4M2XDAB')
const size = { weightGrams: grams(1500), boxCm: [15, 15, 15] as [number, number, number], pieces: 1 }
const references = (before: { booking: number }[], count: number): string[] =>
  plannedParcels(id, before, Array<typeof size>(count).fill(size)).map(({ reference }) => reference)

describe('references of parcels', () => {
  it('begin with the reference of the order', () =>
    expect(references([], 1)).toEqual(['JDI-261121-7KQ4M2XDAB']))
  it('are numbered within a booking', () => expect(references([], 3)).toEqual([id, `${id}-P2`, `${id}-P3`]))
  it('are new after a cancelled booking', () => {
    expect(references([{ booking: 1 }, { booking: 1 }], 2)).toEqual([`${id}-B2`, `${id}-B2-P2`])
    expect(references([{ booking: 1 }, { booking: 2 }], 1)).toEqual([`${id}-B3`])
  })
})

it('belong to live parcels unless their booking was cancelled', () =>
  expect(liveParcels([{ cancelledAt: null }, { cancelledAt: new Date() }])).toEqual([{ cancelledAt: null }]))

it('are replaced for the same jars when the courier no longer accepts the old ones', () => {
  const planned = plannedParcels(id, [], [size, { ...size, pieces: 3 }])
  const [first, second] = planned as [Parcel, Parcel]
  const at = new Date('2026-11-22T10:00:00Z')
  expect(renewedParcels(id, planned, second.reference, at)).toEqual([
    first,
    { ...second, cancelledAt: at, progress: 'cancelled', progressAt: at },
    { ...second, reference: `${id}-B2`, booking: 2 },
  ])
})

describe('what the courier takes', () => {
  const sent = {
    waybill: '149',
    cancelledAt: null,
    progress: 'delivered',
    chargePaise: paise(9440),
    returnChargePaise: paise(15_000),
  } as const
  const billed = { chargePaise: paise(10_000), taxPaise: paise(1800), hasReturn: false }

  it('is what its invoices charge once they do, without GST where the shop sets it off', () => {
    expect(courierTakes([sent])).toBe(9440)
    expect(courierTakes([{ ...sent, billed }])).toBe(11_800)
    expect(courierTakes([{ ...sent, billed }], true)).toBe(10_000)
    expect(courierTakes([{ ...sent, billed }, sent])).toBe(21_240)
    const takenBack = { ...sent, cancelledAt: new Date(), progress: 'cancelled' } as const
    expect(courierTakes([takenBack, sent])).toBe(9440)
    expect(courierTakes([{ ...takenBack, billed }, sent])).toBe(21_240)
  })

  it('holds the way back by its rate until an invoice has it', () => {
    const back = { ...sent, progress: 'returned', billed } as const
    expect(courierTakes([back])).toBe(15_000)
    expect(courierTakes([{ ...back, billed: { ...billed, hasReturn: true } }])).toBe(11_800)
  })
})

describe('the handover', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 26, hour))
  const scan = (status: string, hour: number) => ({ status, at: at(hour), place: '' })

  it.each([
    [
      'is open while the courier has only its data',
      'booked',
      [scan('Manifested', 5), scan('Not Picked', 9)],
      null,
    ],
    ['is the first scan on the way', 'moving', [scan('Manifested', 5), scan('In Transit', 11)], at(11)],
    ['is known of a parcel without scans by its progress', 'delivered', [], at(20)],
    ['never was of a booking that was taken back', 'cancelled', [scan('Canceled', 6)], null],
  ] as const)('%s', (_, progress, scans, expected) =>
    expect(handedOverAt({ progress, progressAt: at(20), scans: [...scans] })).toEqual(expected),
  )
})
