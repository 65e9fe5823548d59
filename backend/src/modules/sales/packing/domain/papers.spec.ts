import { readPdf } from '../../../../../test/support/http/read-pdf.js'
import { jars } from '../../../../kernel/amounts/quantity.js'
import { DEFAULT_SETTINGS } from '../../../office/settings/domain/shop-settings.js'
import { drawLabelSheet } from '../pdf/label-sheet.js'
import { drawSlips } from '../pdf/slip-pdf.js'
import { courierLabelOf } from './courier-label.js'
import { addressLabelOf, type PaperOrder, slipOf } from './papers.js'

const order: PaperOrder = {
  orderId: 'P-7KQ4-M2XD',
  orderDate: new Date('2026-11-21T06:00:00Z'),
  contactName: 'Lakshmi Rao',
  contactNumber: '9876543210',
  address: '12 Main Road',
  city: 'Hyderabad',
  state: 'Telangana',
  postalCode: '500001',
  items: [
    {
      name: 'GONGURA CP_PO MEDIUM Half kg',
      quantityMilli: jars(3),
      allocations: [
        { batchNumber: 'FG-261121-004', quantityMilli: jars(2) },
        { batchNumber: 'FG-261122-001', quantityMilli: jars(1) },
      ],
    },
  ],
}
const BY_HAND = 'Letters that cannot be printed are shown as dots. Write the address by hand.'

it('a packing slip names jars readably, with the quantity from each batch', () =>
  expect(slipOf(order, DEFAULT_SETTINGS).lines).toEqual([
    {
      jars: 3,
      product: 'Gongura Pickle',
      choices: 'Cold pressed peanut oil, Medium spice, Half kg',
      batches: 'Batch 2 of FG-261121-004, 1 of FG-261122-001',
    },
  ]))

it('a packing slip for a pick-up names the customer and the shop instead of an address', () => {
  const asked = { ...order, handover: 'pickup', address: 'Pick-up at the shop' } as const
  const slip = slipOf(asked, DEFAULT_SETTINGS)
  const { name, phone, address } = DEFAULT_SETTINGS
  expect(slip.to).toEqual([
    'Lakshmi Rao',
    'Phone 9876543210',
    `Pick-up at ${name}, ${address.line}, ${address.city}`,
    `Phone of the shop ${phone}`,
  ])
  const open = slipOf(asked, { ...DEFAULT_SETTINGS, pickupHours: 'Monday to Saturday, 10 am to 6 pm' })
  expect(open.to[3]).toBe('Pick-up hours Monday to Saturday, 10 am to 6 pm')
  expect([slip.sum, slipOf(order, DEFAULT_SETTINGS).sum]).toEqual([
    '3 jars to be picked up',
    '3 jars in this parcel',
  ])
})

it('a packing slip has the waybills of its parcels, without those that were taken back', () => {
  const parcel = { cancelledAt: null, care: null }
  const booked = [
    { ...parcel, waybill: '14900000000001', cancelledAt: new Date() },
    { ...parcel, waybill: '14900000000017' },
  ]
  expect(slipOf({ ...order, parcels: booked }, DEFAULT_SETTINGS).waybills).toBe('Waybill 14900000000017')
  const further = { ...parcel, waybill: '14900000000018' }
  const slip = slipOf({ ...order, parcels: [...booked, further] }, DEFAULT_SETTINGS)
  expect([slip.waybills, slip.sum]).toEqual([
    'Waybills 14900000000017, 14900000000018',
    '3 jars in 2 parcels',
  ])
  expect(slipOf(order, DEFAULT_SETTINGS).waybills).toBeNull()
})

it('a packing slip of a replacement names the order that it stands for', () => {
  const slip = slipOf({ ...order, replaces: 'P-4RT8-K2WX' }, DEFAULT_SETTINGS)
  expect(slip.replaces).toBe('At no charge, for jars of order P-4RT8-K2WX')
  expect(slipOf({ ...order, replaces: null }, DEFAULT_SETTINGS).replaces).toBeNull()
})

it('a packing slip marks an item that has no batch yet', () => {
  const items = order.items.map((item) => ({ ...item, allocations: [] }))
  expect(slipOf({ ...order, items }, DEFAULT_SETTINGS).lines[0]?.batches).toBe('No batch yet')
})

it.each([
  ['bears the FSSAI number once it is entered', '13622012000345', true],
  ['bears none before', DEFAULT_SETTINGS.fssaiLicence, false],
])('a packing slip %s', (_, fssaiLicence, isThere) => {
  const settings = { ...DEFAULT_SETTINGS, fssaiLicence }
  const label = JSON.stringify(addressLabelOf(order, settings))
  expect([label.includes('FSSAI'), slipOf(order, settings).foot.includes('FSSAI')]).toEqual([
    isThere,
    isThere,
  ])
})

it('papers print Telugu and Devanagari, and ask for handwriting when a letter has no font', async () => {
  const indian = { ...order, contactName: 'లక్ష్మీ రావు', city: 'हैदराबाद' }
  expect(JSON.stringify(addressLabelOf(indian, DEFAULT_SETTINGS))).not.toContain(BY_HAND)
  const [page] = readPdf(
    await drawLabelSheet({
      title: 'Address labels',
      labels: [addressLabelOf(indian, DEFAULT_SETTINGS)],
      size: '4x6',
    }),
  )
  expect(page?.texts.map(({ text }) => text).join('')).not.toContain('·····')
  const tamil = { ...order, contactName: 'லட்சுமி' }
  expect(JSON.stringify(addressLabelOf(tamil, DEFAULT_SETTINGS))).toContain(BY_HAND)
  expect(slipOf(tamil, DEFAULT_SETTINGS).to).toContain(BY_HAND)
  const { contactName: name, address, city, state, postalCode } = tamil
  const data = { waybill: '14900000000017', name, address, city, state, postalCode, payment: 'Pre-paid' }
  const labelled = { orderId: order.orderId, at: 1, of: 1, pieces: 3, weightGrams: 4500 }
  const label = { ...data, sortCode: '', phone: '', sender: '', returnAddress: '' }
  expect(JSON.stringify(courierLabelOf(label, labelled, 'Delhivery'))).toContain(BY_HAND)
})

it.each([
  ['of many words', 'Venkata Satyanarayana Lakshmi Narasimha Subrahmanya Sastry Chakravarthula Garu'],
  ['of one word', 'Chakravarthulavenkatasatyanarayanasubrahmanyasastry'],
])('an address label wraps a long name %s and does not shrink the address', async (_, contactName) => {
  const named = addressLabelOf({ ...order, contactName }, DEFAULT_SETTINGS)
  const texts =
    readPdf(await drawLabelSheet({ title: 'Address labels', labels: [named], size: '4x6' }))[0]?.texts ?? []
  const address = texts.find(({ text }) => text.includes('12 Main Road'))
  expect(address?.size).toBeGreaterThanOrEqual(12)
  const shown = texts.map(({ text }) => text).join('')
  expect(shown.replaceAll(' ', '')).toContain(contactName.replaceAll(' ', ''))
})

it('a long address fits completely on the label, and continues on a further page of the slip', async () => {
  const long = {
    ...order,
    address: 'Flat 402, Sri Venkateswara Residency, '.repeat(8),
    items: Array.from({ length: 14 }, () => order.items[0]!),
  }
  const [label] = readPdf(
    await drawLabelSheet({
      title: 'Address labels',
      labels: [addressLabelOf(long, DEFAULT_SETTINGS)],
      size: '4x6',
    }),
  )
  for (const { x, y, width } of label?.texts ?? []) {
    expect(x + width).toBeLessThanOrEqual(101.6)
    expect(y).toBeLessThanOrEqual(152.4)
  }
  const pages = readPdf(await drawSlips({ slips: [slipOf(long, DEFAULT_SETTINGS)], size: '4x6' }))
  expect(pages.length).toBeGreaterThan(1)
  for (const { texts } of pages) for (const { y } of texts) expect(y).toBeLessThanOrEqual(152.4)
})
