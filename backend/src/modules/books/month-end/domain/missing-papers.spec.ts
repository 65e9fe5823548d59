import { paise } from '../../../../kernel/amounts/money.js'
import { jars } from '../../../../kernel/amounts/quantity.js'
import { taxIn } from '../../../sales/orders/domain/gst.js'
import { HsnSums } from '../../returns/domain/hsn-summary.js'
import { goodsFaults, PaperFaults } from './missing-papers.js'

it('papers without a number or a state are named, the first twenty of each', () => {
  const faults = new PaperFaults()
  const paper = { kind: 'invoice' as const, number: 'INV/26-27/00001', gstin: 'x', placeOfSupply: '36' }
  faults.add({ ...paper, orderId: 'fine' })
  for (let at = 1; at <= 22; at++) faults.add({ ...paper, orderId: `o${at}`, number: null })
  faults.add({ ...paper, kind: 'credit note', orderId: 'abroad', placeOfSupply: '' })
  faults.add({ ...paper, orderId: 'untaxed', gstin: null, placeOfSupply: '' })
  const all = faults.all()
  expect(all).toHaveLength(22)
  expect(all[0]).toEqual({
    sentence: 'Order o1 is paid, and its invoice has no number yet.',
    path: '/assign-stock?order=o1',
  })
  expect(all.slice(-2).map(({ sentence }) => sentence)).toEqual([
    '2 more papers have no number yet.',
    'The address of order abroad names no state of India, so its place of supply is not known.',
  ])
})

it('goods without a code, with a short one, or at a rate that no law knows are named', () => {
  const sums = new HsnSums()
  const sold = (hsnCode: string, name: string, rate: number) =>
    sums.add(
      [
        {
          hsnCode,
          name,
          isDelivery: false,
          quantityMilli: jars(1),
          tax: taxIn(paise(100_00), rate, false),
        },
      ],
      'added',
    )
  sold('20019000', 'Amla Pickle', 5)
  sold('2001', 'Mango Pickle', 12)
  sold('', 'Old Pickle', 7)
  const sentences = (digits: number) => goodsFaults(sums.all(), digits).map(({ sentence }) => sentence)
  expect(sentences(4)).toEqual(['Old Pickle: no HSN code was set.', 'Old Pickle: 7 % is no rate of GST.'])
  expect(sentences(6)).toContain('Mango Pickle: HSN code 2001 has fewer than 6 digits.')
})
