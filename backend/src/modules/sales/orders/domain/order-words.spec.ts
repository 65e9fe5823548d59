import { ANONYMOUS } from '../../../../kernel/text/anonymous.js'
import { changesWords, orderWords } from './order-words.js'

const ORDER = {
  orderId: 'P-7KQ4-M2XD',
  externalId: 'JDI-261121-7KQ4M2XDAB',
  contactName: 'Lakshmi Rao',
  contactNumber: '9876500001',
  mobileNumber: '9876543210',
  address: '12-3 Temple Street, Himayatnagar',
  city: 'Hyderabad',
  state: 'Telangana',
  postalCode: '500001',
  waybill: '19123456789012',
  parcels: [{ waybill: '19123456789012' }, { waybill: '19999999999999' }, { waybill: null }],
  items: [{ allocations: [{ batchNumber: 'FG-261121-004' }] }, { allocations: [] }, {}],
}

it('search words of an order are all words by which somebody may name it', () => {
  const words = orderWords(ORDER)
  for (const word of [
    'lakshmi',
    'rao',
    'temple',
    'himayatnagar',
    'hyderabad',
    '500001',
    '3210',
    '9876543210',
    '19999999999999',
  ])
    expect(words).toContain(word)
  expect(words).toContain('fg261121004')
  expect(words).toContain('p7kq4m2xd')
})

it('search words of an order leave out an erased person', () => {
  const gone = {
    contactName: ANONYMOUS,
    contactNumber: ANONYMOUS,
    mobileNumber: ANONYMOUS,
    address: ANONYMOUS,
  }
  const words = orderWords({ ...ORDER, ...gone })
  for (const word of ['lakshmi', 'rao', 'temple', 'himayatnagar', '3210', '0001', ANONYMOUS])
    expect(words).not.toContain(word)
  expect(words).toContain('hyderabad')
})

it('search words of an order are few even when every field is set', () =>
  expect(orderWords(ORDER).length).toBeLessThan(35))

it('search words of an order are computed anew only when one of their fields changes', () => {
  expect(changesWords({ waybill: '1' })).toBe(true)
  expect(changesWords({ deliveryStatus: 'Shipped', refundPaise: 1 })).toBe(false)
})
