import { paise } from '../../../../kernel/amounts/money.js'
import { grams } from '../../../../kernel/amounts/weight.js'
import { unreachableStates } from '../../../../kernel/states/transitions.js'
import { billOf, DISPUTE } from './dispute.js'
import { type ChargeLine } from './invoice-lines.js'
import { chargeableGrams, type ChargedParcel, matchCharge } from './match.js'

const parcel: ChargedParcel = {
  cancelledAt: null,
  weightGrams: grams(1400),
  deadWeightGrams: null,
  boxCm: [15, 15, 15],
  chargePaise: paise(9440),
  returnChargePaise: paise(15_000),
}
const line = (change: Partial<ChargeLine> = {}): ChargeLine => ({
  line: 2,
  waybill: '14900000000017',
  type: 'forward',
  nth: 1,
  weightGrams: grams(1500),
  chargePaise: paise(8000),
  taxPaise: paise(1440),
  ...change,
})
const troubles = (
  change: Partial<ChargeLine>,
  of: ChargedParcel | null = parcel,
  before = [] as ChargeLine[],
) => matchCharge(line(change), of, before).troubles

it('a charge as it was quoted does not differ', () =>
  expect(matchCharge(line(), parcel, [])).toEqual({ troubles: [], ourGrams: 1500, quotedPaise: 9440 }))

it.each([
  ['an unknown waybill', {}, null, ['unknown']],
  ['a cancelled booking', {}, { ...parcel, cancelledAt: new Date() }, ['cancelled']],
  ['a weight above ours', { weightGrams: grams(2000) }, parcel, ['weight']],
  ['a rupee more than the quote', { chargePaise: paise(8100) }, parcel, ['amount']],
  ['less than a rupee more', { chargePaise: paise(8099) }, parcel, []],
  ['an amount without a quote', { chargePaise: paise(90_000) }, { ...parcel, chargePaise: null }, []],
  ['the way back within its quote', { type: 'rto' }, parcel, ['rto']],
  ['cash that nobody collects', { type: 'cod' }, parcel, ['cod']],
] as const)('%s', (_, change, of, expected) => expect(troubles(change, of)).toEqual(expected))

it('the same type twice is charged twice, a way back or a credit is not', () => {
  expect(troubles({ nth: 2 }, parcel, [line()])).toEqual(['twice', 'amount'])
  expect(troubles({ chargePaise: paise(-8000), taxPaise: paise(-1440) }, parcel, [line()])).toEqual([])
  // Both ways together are compared with the rate of a parcel that comes back.
  const back = { type: 'rto', chargePaise: paise(4700), taxPaise: paise(846) } as const
  expect(troubles(back, parcel, [line()])).toEqual(['rto'])
  expect(troubles({ ...back, chargePaise: paise(5700) }, parcel, [line()])).toEqual(['amount', 'rto'])
})

it('the weight to charge for is that of the scale before that of the booking, or that of the box', () => {
  expect(chargeableGrams(parcel)).toBe(1500)
  expect(chargeableGrams({ ...parcel, deadWeightGrams: grams(1501) })).toBe(2000)
  expect(chargeableGrams({ ...parcel, boxCm: [30, 20, 20] })).toBe(2500)
})

it('a parcel costs all its charges, less what was won back, to the paisa', () => {
  const charge = {
    type: 'forward',
    chargePaise: paise(10_000),
    taxPaise: paise(1800),
    dispute: null,
  } as const
  expect(billOf([])).toBeNull()
  expect(billOf([charge])).toEqual({ chargePaise: 10_000, taxPaise: 1800, hasReturn: false })
  const won = { ...charge, dispute: { state: 'won', paise: paise(5900) } } as const
  expect(billOf([won, { ...charge, type: 'rto' }])).toEqual({
    chargePaise: 15_000,
    taxPaise: 2700,
    hasReturn: true,
  })
  const asked = { ...charge, dispute: { state: 'raised', paise: paise(5900) } } as const
  expect(billOf([asked])).toMatchObject({ chargePaise: 10_000 })
})

it('every state of a dispute can be reached', () => expect(unreachableStates(DISPUTE)).toEqual([]))
