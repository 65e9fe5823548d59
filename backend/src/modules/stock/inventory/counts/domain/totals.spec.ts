import { paise } from '../../../../../kernel/amounts/money.js'
import { milli } from '../../../../../kernel/amounts/quantity.js'
import { totalsOf } from './totals.js'

const line = (priceUnit: 'KG' | 'PC', difference: number, value: number) => ({
  priceUnit,
  differenceMilli: milli(difference),
  valuePaise: paise(value),
})

it('totals of a count add gains and losses by unit, without balancing one against the other', () =>
  expect(
    totalsOf([
      line('PC', 2000, 80_000),
      line('PC', -1000, -40_000),
      line('KG', -250, -5_300),
      line('KG', 0, 0),
    ]),
  ).toEqual({
    units: [
      { priceUnit: 'PC', gainMilli: 2000, lossMilli: 1000 },
      { priceUnit: 'KG', gainMilli: 0, lossMilli: 250 },
    ],
    gainPaise: 80_000,
    lossPaise: 45_300,
  }))
