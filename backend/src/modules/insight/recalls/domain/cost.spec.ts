import { paise, rupeesToPaise } from '../../../../kernel/amounts/money.js'
import { jars, milli } from '../../../../kernel/amounts/quantity.js'
import { costOf } from './cost.js'

const batch = (materialType: 'FG' | 'RM', remaining: number, setAside: number) => ({
  materialType,
  remainingMilli: milli(remaining),
  setAsideMilli: milli(setAside),
  pricePaise: rupeesToPaise(100),
})
const order = (sent: boolean, ...paid: number[]) => ({
  sent,
  deliveryPaise: rupeesToPaise(60),
  lines: paid.map((rupees) => ({ paidPaise: rupeesToPaise(rupees) })),
})

it('the cost of a recall counts jars on the shelf and reserved ones, material, refunds of sent jars, and each parcel once', () =>
  expect(
    costOf(
      [batch('FG', jars(3), jars(2)), batch('RM', 500, 250)],
      [order(true, 300, 200), order(true, 100), order(false, 900)],
    ),
  ).toEqual({
    shelfPaise: 50_000,
    materialPaise: 7_500,
    refundsPaise: 60_000,
    courierPaise: 12_000,
    totalPaise: 129_500,
  }))

it('the cost of a recall that reaches nothing is 0', () => expect(costOf([], []).totalPaise).toBe(paise(0)))
