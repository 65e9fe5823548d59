import { paise } from '../../../../kernel/amounts/money.js'
import { jars } from '../../../../kernel/amounts/quantity.js'
import { taxIn } from '../../../sales/orders/domain/gst.js'
import { type TaxedPart } from '../../../sales/orders/domain/money/taxed-parts.js'
import { amountsOf, HsnSums, valueOf } from './hsn-summary.js'

interface Changes extends Partial<TaxedPart> {
  amount?: number
  rate?: number
  interState?: boolean
}

function part({ amount = 10_500, rate = 5, interState = false, ...changes }: Changes): TaxedPart {
  const tax = taxIn(paise(amount), rate, interState)
  return {
    hsnCode: '2001',
    name: 'Gongura Pickle, High spice',
    isDelivery: false,
    quantityMilli: jars(1),
    tax,
    ...changes,
  }
}

it('the HSN summary sums papers by heading and rate, within the state and across states', () => {
  const sums = new HsnSums()
  sums.add([part({}), part({ name: 'Amla Pickle', quantityMilli: jars(2) })], 'added')
  sums.add(
    [part({ interState: true }), part({ rate: 12, amount: 11_200 }), part({ hsnCode: '1602' })],
    'added',
  )
  expect(sums.all()).toMatchObject([
    { hsnCode: '1602', ratePercent: 5, quantityMilli: 1000, valuePaise: 10_500 },
    {
      hsnCode: '2001',
      ratePercent: 5,
      names: ['Amla Pickle', 'Gongura Pickle'],
      quantityMilli: 4000,
      valuePaise: 31_500,
      taxablePaise: 30_000,
      igstPaise: 500,
      cgstPaise: 500,
      sgstPaise: 500,
    },
    { hsnCode: '2001', ratePercent: 12, valuePaise: 11_200, taxablePaise: 10_000 },
  ])
})

it('the HSN summary subtracts credit notes, also for invoices of another month', () => {
  const sums = new HsnSums()
  sums.add([part({ amount: 21_000, quantityMilli: jars(2) })], 'added')
  sums.add([part({})], 'taken back')
  sums.add([part({ hsnCode: '1602' })], 'taken back')
  const rows = sums.all()
  expect(rows).toMatchObject([
    { hsnCode: '1602', quantityMilli: -1000, valuePaise: -10_500, cgstPaise: -250 },
    { hsnCode: '2001', quantityMilli: 1000, valuePaise: 10_500, cgstPaise: 250 },
  ])
  expect(valueOf(amountsOf(rows))).toBe(0)
})
