import { type ShipmentPlan } from '../../api/api-types.js'
import { draftsOf, joined, parcelsOf, split } from './parcel-rows.js'

const box = { lengthCm: 15, widthCm: 15, heightCm: 15 }
const plan = { parcels: [{ pieces: 5, weightGrams: 7_500, ...box, charge: 200 }] } as ShipmentPlan
const drafts = draftsOf(plan.parcels)

it('parcels are split and joined without losing a jar or a gram', () => {
  const two = split(drafts)
  expect(two).toEqual([
    { pieces: '3', weightGrams: '4500' },
    { pieces: '2', weightGrams: '3000' },
  ])
  expect(joined(two, 1)).toEqual(drafts)
  expect(joined(two, 0)).toEqual(drafts)
  expect(split([{ pieces: '1', weightGrams: '900' }])).toHaveLength(1)
  expect(joined(drafts, 0)).toEqual(drafts)
})

it('typed parcels count when each jar is in one of them', () =>
  expect(parcelsOf(split(drafts), plan)).toEqual([
    { pieces: 3, weightGrams: 4_500, ...box },
    { pieces: 2, weightGrams: 3_000, ...box },
  ]))

it.each([
  { pieces: '4', weightGrams: '1' },
  { pieces: '0', weightGrams: '1' },
  { pieces: '', weightGrams: '1' },
  { pieces: '5', weightGrams: '0' },
  { pieces: '5', weightGrams: '50001' },
  { pieces: '5', weightGrams: '1.5' },
])('typed parcels do not count with %j', (draft) => expect(parcelsOf([draft], plan)).toBeNull())
