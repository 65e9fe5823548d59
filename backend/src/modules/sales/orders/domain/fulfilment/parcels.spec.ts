import { grams } from '../../../../../kernel/amounts/weight.js'
import { toExternalId } from '../../../../../kernel/text/order-ids.js'
import { liveParcels, type Parcel, plannedParcels, renewedParcels } from './parcels.js'

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
