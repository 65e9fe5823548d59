import { paise } from '../../../../../kernel/amounts/money.js'
import { taxIn } from '../gst.js'
import { creditOf } from './credit.js'

const at = new Date('2026-11-21T06:00:00Z')
const order = {
  orderStatus: 'Cancelled',
  paidAt: at,
  cancelledAt: at,
  items: [
    { linePaise: paise(100_000), tax: taxIn(paise(100_000), 5, false) },
    { linePaise: paise(70_001), tax: taxIn(paise(70_001), 12, false) },
  ],
  totalPaise: paise(170_001),
  deliveryPaise: paise(12_000),
  finalPaise: paise(182_001),
  // 3 % of the products, in whole rupees.
  refundPaise: paise(182_001 - 5_100),
}
const gst = { gstin: '36ABCDE1234F1Z5', hsnCode: '2001', placeOfSupply: 'Telangana', interState: false }
const sum = (taxes: readonly { taxablePaise: number; cgstPaise: number; sgstPaise: number }[]): number =>
  taxes.reduce((all, tax) => all + tax.taxablePaise + tax.cgstPaise + tax.sgstPaise, 0)

describe('the credit of a cancelled order', () => {
  it('is the invoice less the charge that is kept', () =>
    expect(creditOf(order)).toMatchObject({
      totalPaise: 176_901,
      keptPaise: 5_100,
      unpaidPaise: 0,
      taxes: [],
    }))

  it('takes back the tax of what is credited, at each rate, to the paisa', () => {
    const credit = creditOf({ ...order, gst, deliveryTax: taxIn(paise(12_000), 12, false) })
    expect(credit?.taxes.map(({ ratePercent }) => ratePercent)).toEqual([5, 12, 12])
    expect(sum(credit?.taxes ?? [])).toBe(176_901)
    // Delivery is credited in full.
    expect(credit?.taxes[2]).toEqual(taxIn(paise(12_000), 12, false))
  })

  it('is the whole invoice with its taxes when nothing is kept', () => {
    const credit = creditOf({
      ...order,
      gst,
      deliveryTax: taxIn(paise(12_000), 12, false),
      refundPaise: paise(182_001),
    })
    expect(credit).toMatchObject({ totalPaise: 182_001, keptPaise: 0 })
    expect(credit?.taxes).toEqual([order.items[0]?.tax, order.items[1]?.tax, taxIn(paise(12_000), 12, false)])
  })

  it('includes an amount that staff had waived, which is not refunded', () =>
    expect(creditOf({ ...order, paidPaise: paise(170_000), refundPaise: paise(165_000) })).toMatchObject({
      totalPaise: 177_001,
      keptPaise: 5_000,
      unpaidPaise: 12_001,
    }))

  it('does not exist before payment, without a cancellation, and when all is kept', () => {
    expect(creditOf({ ...order, paidAt: null })).toBeNull()
    expect(creditOf({ ...order, orderStatus: 'Placed', cancelledAt: null })).toBeNull()
    expect(creditOf({ ...order, refundPaise: paise(0) })).toBeNull()
  })
})
