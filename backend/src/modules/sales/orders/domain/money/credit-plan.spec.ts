import { after, at, creditFrom, order } from '../../../../../../test/support/builders/credits.builders.js'
import { type Paise, paise, rupeesToPaise, sumPaise } from '../../../../../kernel/amounts/money.js'
import { jars } from '../../../../../kernel/amounts/quantity.js'
import { creditOf } from './credit.js'
import { creditables, type CreditedOrder, type CreditWish, planCredit } from './credit-plan.js'
import { creditState, withCredits } from './credits.js'

function fieldsOf(act: () => unknown): unknown {
  try {
    act()
  } catch (error) {
    return (error as { details?: { fields?: unknown } }).details?.fields
  }
  return undefined
}

describe('a planned credit', () => {
  it('is what was paid for jars, an amount of a line, delivery, or goodwill shared by the products', () => {
    expect(planCredit(order, { lines: [{ line: 0, quantityMilli: jars(1) }] })).toMatchObject({
      paise: 44_900,
      lines: [{ line: 0, quantityMilli: 1000, paise: 44_900 }],
      deliveryPaise: 0,
    })
    expect(
      planCredit(order, {
        lines: [{ line: 1, paise: rupeesToPaise(50) }],
        deliveryPaise: rupeesToPaise(132),
      }),
    ).toMatchObject({
      paise: 18_200,
      lines: [{ line: 1, quantityMilli: 0, paise: 5_000 }],
      deliveryPaise: 13_200,
    })
    const goodwill = planCredit(order, { paise: rupeesToPaise(200) })
    expect(goodwill).toMatchObject({ paise: 20_000, deliveryPaise: 0 })
    expect(goodwill.lines.map(({ paise }) => paise)).toEqual([12_412, 7_588])
  })

  it('takes from delivery what the products cannot bear', () =>
    expect(planCredit(order, { paise: rupeesToPaise(1500) })).toMatchObject({
      deliveryPaise: 5_300,
      paise: 150_000,
    }))

  it('sums to the price of the line, however its jars are divided into credits', () => {
    const odd = { ...order, items: [{ name: 'ODD', quantityMilli: jars(3), linePaise: paise(100) }] }
    let rest: CreditedOrder = { ...odd, totalPaise: paise(100), finalPaise: paise(13_300) }
    const parts: Paise[] = []
    for (let nth = 0; nth < 3; nth++) {
      const credit = creditFrom(rest, { lines: [{ line: 0, quantityMilli: jars(1) }] })
      parts.push(credit.paise)
      rest = { ...rest, credits: [...(rest.credits ?? []), credit] }
    }
    expect(sumPaise(parts)).toBe(100)
    expect(creditables(rest).lines).toEqual([{ paise: 0, quantityMilli: 0 }])
  })

  it('is smaller when less was paid than charged', () => {
    const cheap = { ...order, paidPaise: rupeesToPaise(789.5) }
    expect(creditables(cheap)).toMatchObject({ totalPaise: 78_950, deliveryPaise: 6_600 })
    expect(planCredit(cheap, { lines: [{ line: 0, quantityMilli: jars(2) }] }).paise).toBe(44_900)
  })

  it.each<[string, CreditWish, object]>([
    ['nothing', {}, { amount: 'Say how much is to go back.' }],
    [
      'a line that is not there',
      { lines: [{ line: 7, quantityMilli: jars(1) }] },
      { lines: 'The order has no such line.' },
    ],
    [
      'too many jars',
      { lines: [{ line: 1, quantityMilli: jars(2) }] },
      { lines: 'Only 1 of CHICKEN can still go back.' },
    ],
    [
      'too much of a line',
      { lines: [{ line: 1, paise: paise(54_901) }] },
      { lines: 'At most ₹549 of CHICKEN can go back.' },
    ],
    [
      'too much delivery',
      { deliveryPaise: paise(13_201) },
      { delivery: 'At most ₹132 of the delivery can go back.' },
    ],
    ['too much', { paise: paise(157_901) }, { amount: 'At most ₹1,579 of this order can go back.' }],
  ])('is never %s', (_, wish, fields) => expect(fieldsOf(() => planCredit(order, wish))).toEqual(fields))

  it('is at most what an earlier credit left', () => {
    const once = after(order, {
      lines: [{ line: 1, quantityMilli: jars(1) }],
      deliveryPaise: rupeesToPaise(132),
    })
    expect(creditables(once)).toEqual({
      totalPaise: 89_800,
      lines: [
        { paise: 89_800, quantityMilli: 2000 },
        { paise: 0, quantityMilli: 0 },
      ],
      deliveryPaise: 0,
    })
    const again: [CreditWish, object][] = [
      [
        { lines: [{ line: 1, quantityMilli: jars(1) }] },
        { lines: 'Nothing of CHICKEN can go back any more.' },
      ],
      [{ deliveryPaise: paise(1) }, { delivery: 'Nothing of the delivery can go back.' }],
    ]
    for (const [wish, fields] of again) expect(fieldsOf(() => planCredit(once, wish))).toEqual(fields)
  })

  it('of a cancelled order is at most the charge that was kept', () => {
    const cancelled = {
      ...order,
      orderStatus: 'Cancelled',
      cancelledAt: at,
      refundPaise: rupeesToPaise(1536),
    }
    expect(creditables(cancelled).totalPaise).toBe(4_300)
    const waived = creditFrom(cancelled, { paise: rupeesToPaise(43) })
    expect(waived).toMatchObject({ ofKept: true, paise: 4_300 })
    expect(creditables({ ...cancelled, credits: [waived] }).totalPaise).toBe(0)
    // The credit note of the cancellation does not change after it was issued.
    expect(creditOf({ ...cancelled, credits: [waived] })).toEqual(creditOf(cancelled))
  })
})

it.each([
  [null, null, 'Failed'],
  ['R1', null, 'Started'],
  [null, at, 'Completed'],
  ['R1', at, 'Completed'],
] as const)('a credit with the refund %s, done at %s, is %s', (refundId, doneAt, state) =>
  expect(creditState({ refundId, doneAt })).toBe(state),
)

it('a credit counts in the credited sum of its order, which tells whether a refund is owed', () => {
  const [one, two] = [creditFrom(order, { paise: paise(500) }), creditFrom(order, { paise: paise(700) })]
  expect(withCredits([one, two])).toMatchObject({ creditedPaise: 1_200, creditOwed: false })
  expect(withCredits([one, { ...two, refundId: null }]).creditOwed).toBe(true)
})
