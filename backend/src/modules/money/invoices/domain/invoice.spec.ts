import { paise } from '../../../../kernel/amounts/money.js'
import { jars } from '../../../../kernel/amounts/quantity.js'
import { toOrderId } from '../../../../kernel/text/order-ids.js'
import { type PaperSeller } from '../../../sales/orders/domain/money/paper-facts.js'
import { creditNoteOf } from './credit-note.js'
import { type InvoicedOrder, invoiceOf } from './invoice.js'

const seller: PaperSeller = {
  name: 'Jaadi',
  legalName: 'Jaadi Pickles (sole proprietor)',
  address: { line: 'L.B Nagar', city: 'Hyderabad', state: 'Telangana', pin: '500074' },
  phone: '9000000001',
  email: 'hello@jaadi.example',
  fssaiLicence: '13624010000001',
  gstin: '',
}
const order: InvoicedOrder = {
  orderId: toOrderId('P-7KQ4-M2XD'),
  orderDate: new Date('2026-11-20T19:00:00Z'),
  invoiceNumber: 'INV/26-27/00042',
  paidAt: new Date('2026-11-20T19:05:00Z'),
  paymentReference: '5114910634577',
  orderStatus: 'Placed',
  paymentStatus: 'Completed',
  refundPaise: null,
  refundReference: null,
  contactName: 'Lakshmi Rao',
  contactNumber: '9876543210',
  address: '12 Main Road',
  city: 'Hyderabad',
  state: 'Telangana',
  postalCode: '500001',
  placeOfSupply: 'Telangana',
  items: [
    { name: 'GONGURA 1kg', quantityMilli: jars(2), unitPaise: paise(84_900), linePaise: paise(169_800) },
  ],
  totalPaise: paise(169_800),
  deliveryPaise: paise(12_050),
  finalPaise: paise(181_850),
}
const share = (ratePercent: number, taxablePaise: number, half: number) => ({
  ratePercent,
  taxablePaise: paise(taxablePaise),
  cgstPaise: paise(half),
  sgstPaise: paise(half),
  igstPaise: paise(0),
})

describe('an invoice without GST', () => {
  const invoice = invoiceOf(order, seller)
  it('is an invoice of a shop that is not registered, and says so', () => {
    expect(invoice.title).toBe('Invoice')
    expect(invoice.notes).toEqual(['No GST is collected.'])
    expect(invoice.taxes).toEqual([])
  })
  it('is a bill of supply under the GSTIN of a shop that collects none', () => {
    const registered = invoiceOf(order, { ...seller, gstin: '36AAPFU0939F1ZU' })
    expect(registered.title).toBe('Bill of supply')
    expect(registered.seller).toContain('GSTIN 36AAPFU0939F1ZU')
  })
  it('keeps the title that it was given with before papers knew of registrations', () => {
    const { gstin: _, ...then } = seller
    const old = invoiceOf({ ...order, placeOfSupply: '' }, then)
    expect(old.title).toBe('Bill of supply')
    expect(old.facts.map(([name]) => name)).not.toContain('Place of supply')
  })
  it('names the place of supply and the codes of both states', () => {
    expect(invoice.facts).toContainEqual(['Place of supply', 'Telangana (36)'])
    expect(invoice.seller).toContain('Hyderabad, Telangana (36), 500074')
  })
  it('is given to a customer without a name or a number', () => {
    const unnamed = { ...order, contactName: 'Unnamed customer', contactNumber: 'unnamed' }
    const receipt = invoiceOf({ ...unnamed, paymentReference: null, paidBy: 'cash' }, seller)
    expect(receipt.buyer.join()).not.toContain('Phone')
    expect(receipt.facts).toContainEqual(['Payment', 'Cash'])
  })
  it('names the seller, the licence and the buyer', () => {
    expect(invoice.seller).toContain('FSSAI licence 13624010000001')
    expect(invoice.seller.join()).not.toContain('GSTIN')
    const unlicensed = invoiceOf(order, { ...seller, fssaiLicence: '00000000000000' })
    expect(unlicensed.seller.join()).not.toContain('FSSAI')
    expect(invoice.buyer).toEqual([
      'Lakshmi Rao',
      '12 Main Road',
      'Hyderabad, Telangana (36), 500001',
      'Phone 9876543210',
    ])
  })
  it('shows days in India, lines, delivery and total', () => {
    expect(invoice.facts).toContainEqual(['Invoice date', '21 Nov 2026'])
    expect(invoice.facts).toContainEqual(['Payment', '5114910634577'])
    expect(invoice.rows).toEqual([
      { what: 'GONGURA 1kg', quantity: '2 PCS', price: '₹849.00', amount: '₹1,698.00' },
    ])
    expect(invoice.sums).toEqual([
      ['Products', '₹1,698.00'],
      ['Delivery', '₹120.50'],
    ])
    expect(invoice.total).toEqual(['Total', '₹1,818.50'])
    expect(invoice.inWords).toBe('Rupees one thousand eight hundred eighteen and fifty paise only')
  })
})

describe('an invoice with GST', () => {
  const gst = { gstin: '36ABCDE1234F1Z5', hsnCode: '2001', placeOfSupply: 'Telangana', interState: false }
  const [item] = order.items
  const taxed = {
    ...order,
    gst,
    items: item ? [{ ...item, tax: share(5, 161_714, 4_043) }] : [],
    deliveryTax: share(5, 11_476, 287),
  }
  it('is a tax invoice with the GSTIN and the tax of each rate', () => {
    const invoice = invoiceOf(taxed, seller)
    expect(invoice.title).toBe('Tax invoice')
    expect(invoice.seller).toContain('GSTIN 36ABCDE1234F1Z5')
    expect(invoice.facts).toContainEqual(['Place of supply', 'Telangana (36)'])
    expect(invoice.taxes).toEqual([['GST 5%', 'on ₹1,731.90', 'CGST 2.5% ₹43.30   SGST 2.5% ₹43.30']])
  })
  it('names the HSN code and the rate of each line, as they were on its day', () => {
    const [line] = taxed.items
    const items = line ? [{ ...line, hsnCode: '09109914' }] : []
    const invoice = invoiceOf({ ...taxed, items }, seller)
    expect(invoice.rows[0]?.what).toBe(`${line?.name}\nHSN 09109914, GST 5%`)
    expect(invoice.facts.map(([name]) => name)).not.toContain('HSN code')
  })
  it('does not change when lines have no code of their own', () => {
    const invoice = invoiceOf(taxed, seller)
    expect(invoice.rows[0]?.what).toBe(taxed.items[0]?.name)
    expect(invoice.facts).toContainEqual(['HSN code', '2001'])
  })
  it('says what rule 46 asks for: rate on delivery, reverse charge, the business that buys', () => {
    const buyer = { gstin: '27AAPFU0939F1ZV', name: 'Rao Foods' }
    const invoice = invoiceOf({ ...taxed, buyer }, seller)
    expect(invoice.sums).toContainEqual(['Delivery, GST 5%', '₹120.50'])
    expect(invoice.buyer.slice(0, 3)).toEqual(['Rao Foods', 'GSTIN 27AAPFU0939F1ZV', 'Lakshmi Rao'])
    expect(invoice.notes).toEqual([
      'GST is included in the prices.',
      'Tax payable on reverse charge: No',
      'Issued electronically, without a signature.',
    ])
  })
  it('is a bill of supply when nothing on it is taxed', () => {
    const exempt = { ...taxed, items: taxed.items.map((line) => ({ ...line, tax: share(0, 169_800, 0) })) }
    const bill = invoiceOf({ ...exempt, deliveryTax: share(0, 12_050, 0) }, seller)
    expect(bill.title).toBe('Bill of supply')
    expect(bill.notes).toEqual(['These goods bear no GST.'])
  })
  it.each([
    [50_000_00, false],
    [50_000_01, true],
  ])('worth %d paise asks for an e-way bill: %s', (worth, isAsked) => {
    const { notes } = invoiceOf({ ...taxed, finalPaise: paise(worth) }, seller)
    expect(notes.includes('Worth more than ₹50,000.00: the goods move with an e-way bill.')).toBe(isAsked)
  })
  it('names IGST for another state', () => {
    const across = {
      ...taxed,
      gst: { ...gst, interState: true },
      items: [],
      deliveryTax: { ...share(5, 11_476, 0), igstPaise: paise(574) },
    }
    expect(invoiceOf(across, seller).taxes).toEqual([['GST 5%', 'on ₹114.76', 'IGST 5% ₹5.74']])
  })
})

describe('the invoice and credit note of a cancelled order', () => {
  const credit = {
    totalPaise: paise(176_750),
    keptPaise: paise(5_100),
    unpaidPaise: paise(0),
    creditedPaise: paise(0),
    taxes: [],
  }
  const cancelled = {
    ...order,
    orderStatus: 'Cancelled',
    refundPaise: paise(176_750),
    cancelledAt: new Date('2026-11-21T18:31:00Z'),
    creditNoteNumber: 'CN/26-27/00003',
    credit,
  }

  it('keep the invoice as it was issued, with the credit note named below', () => {
    const invoice = invoiceOf(cancelled, seller)
    expect({ ...invoice, notes: [] }).toEqual({ ...invoiceOf(order, seller), notes: [] })
    expect(invoice.notes[0]).toBe(
      'This order was cancelled on 22 Nov 2026. ₹1,767.50 is credited by credit note CN/26-27/00003.',
    )
  })

  it('give the credit note its own number and day, and name the invoice and its day', () => {
    const note = creditNoteOf(cancelled, seller)
    expect([note.title, note.number]).toEqual(['Credit note', 'CN/26-27/00003'])
    expect(note.facts).toEqual([
      ['Credit note', 'CN/26-27/00003'],
      ['Date', '22 Nov 2026'],
      ['For invoice', 'INV/26-27/00042'],
      ['Invoice date', '21 Nov 2026'],
      ['Order', 'P-7KQ4-M2XD'],
      ['Place of supply', 'Telangana (36)'],
    ])
    expect(note.buyer).toEqual(invoiceOf(order, seller).buyer)
    expect(note.rows).toEqual(invoiceOf(order, seller).rows)
  })

  it('state in the credit note what is refunded and what is kept', () => {
    const note = creditNoteOf(cancelled, seller)
    expect(note.sums).toContainEqual(['Charge kept', '– ₹51.00'])
    expect(note.total).toEqual(['Credited', '₹1,767.50'])
    expect(note.notes).toEqual([
      'The order was cancelled on 22 Nov 2026, before it was packed.',
      '₹51.00 is kept as cancellation charge.',
      '₹1,767.50 is being refunded.',
      'No GST was collected.',
    ])
  })

  it('name the refund once the money is back', () =>
    expect(
      creditNoteOf({ ...cancelled, paymentStatus: 'Refund Completed', refundReference: 'UTR42' }, seller)
        .notes,
    ).toContain('₹1,767.50 was refunded, reference UTR42.'))

  it('show what was invoiced and never paid, and no charge when none is kept', () => {
    const note = creditNoteOf(
      { ...cancelled, credit: { ...credit, keptPaise: paise(0), unpaidPaise: paise(5_100) } },
      seller,
    )
    expect(note.sums.map(([name]) => name)).toEqual(['Products', 'Delivery'])
    expect(note.notes).toContain('₹51.00 of the invoice had not been paid.')
    expect(note.notes.join()).not.toContain('kept')
  })

  it('reverse the tax under the GSTIN, by rate', () => {
    const gst = { gstin: '36ABCDE1234F1Z5', hsnCode: '2001', placeOfSupply: 'Telangana', interState: false }
    const taxes = [share(5, 100_000, 2_500), share(5, 10_000, 250)]
    const note = creditNoteOf({ ...cancelled, gst, credit: { ...credit, taxes } }, seller)
    expect(note.seller).toContain('GSTIN 36ABCDE1234F1Z5')
    expect(note.facts).toContainEqual(['Place of supply', 'Telangana (36)'])
    expect(note.taxes).toEqual([['GST 5%', 'on ₹1,100.00', 'CGST 2.5% ₹27.50   SGST 2.5% ₹27.50']])
    expect(note.notes).toContain('GST was included in the prices.')
  })
})
