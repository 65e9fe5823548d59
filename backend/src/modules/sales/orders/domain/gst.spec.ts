import { paise } from '../../../../kernel/amounts/money.js'
import { deliveryRate, isInterState, orderGst, taxIn, taxTotals } from './gst.js'

describe('the tax in a price', () => {
  it('is half central and half state tax within a state', () =>
    expect(taxIn(paise(105_00), 5, false)).toEqual({
      ratePercent: 5,
      taxablePaise: 100_00,
      cgstPaise: 2_50,
      sgstPaise: 2_50,
      igstPaise: 0,
    }))

  it('is IGST across states', () =>
    expect(taxIn(paise(112_00), 12, true)).toMatchObject({
      taxablePaise: 100_00,
      cgstPaise: 0,
      igstPaise: 12_00,
    }))

  it('always sums to the price, with equal halves', () => {
    for (let amount = 0; amount < 2_000; amount += 7)
      for (const rate of [0, 0.25, 3, 5, 12, 18, 28])
        for (const interState of [true, false]) {
          const tax = taxIn(paise(amount), rate, interState)
          expect(tax.taxablePaise + tax.cgstPaise + tax.sgstPaise + tax.igstPaise).toBe(amount)
          expect(tax.cgstPaise).toBe(tax.sgstPaise)
          expect(Object.values(tax).slice(1).every(Number.isInteger)).toBe(true)
        }
  })

  it('is nothing at a rate of 0', () => expect(taxIn(paise(999), 0, false).taxablePaise).toBe(999))
})

describe('the place of supply', () => {
  it.each([
    ['Telangana', 'TELANGANA ', false],
    ['Telangana', 'Karnataka', true],
    ['Telangana', '', true],
  ])('from %s to "%s" is across states: %s', (from, to, across) =>
    expect(isInterState(from, to)).toBe(across),
  )
})

describe('the tax of an order', () => {
  const setting = { enabled: true, gstin: '36ABCDE1234F1Z5', hsnCode: '2001' }

  it('has no GST while none is collected', () =>
    expect(orderGst({ ...setting, enabled: false }, 'Telangana', 'Telangana')).toBeNull())

  it('keeps the registration and the state of its day', () =>
    expect(orderGst(setting, 'Telangana', 'Karnataka')).toEqual({
      gstin: '36ABCDE1234F1Z5',
      hsnCode: '2001',
      placeOfSupply: 'Karnataka',
      interState: true,
    }))

  it('uses the highest rate of its goods for delivery', () => expect(deliveryRate([5, 12, 5])).toBe(12))

  it('sums the taxes of lines and delivery', () =>
    expect(
      taxTotals({
        items: [{ tax: taxIn(paise(105_00), 5, false) }, { tax: taxIn(paise(210_00), 5, false) }],
        deliveryTax: taxIn(paise(10_50), 5, false),
      }),
    ).toEqual({ taxablePaise: 310_00, cgstPaise: 7_75, sgstPaise: 7_75, igstPaise: 0 }))

  it('has no taxes when none was collected', () =>
    expect(taxTotals({ items: [{ tax: null }], deliveryTax: null })).toBeNull())
})
