import { ANONYMOUS } from '../../../../kernel/text/anonymous.js'
import { changesWords, orderWords } from './order-words.js'

const ORDER = {
  orderId: 'P-7KQ4-M2XD',
  externalId: 'JDI-261121-7KQ4M2XDAB',
  contactName: 'Lakshmi Rao',
  contactNumber: '9876500001',
  mobileNumber: '9876543210',
  city: 'Hyderabad',
  state: 'Telangana',
  postalCode: '500001',
  waybill: '19123456789012',
  parcels: [{ waybill: '19123456789012' }, { waybill: '19999999999999' }, { waybill: null }],
  items: [{ allocations: [{ batchNumber: 'FG-261121-004' }] }, { allocations: [] }, {}],
}

it('are all that somebody may say of an order', () => {
  const words = orderWords(ORDER)
  for (const word of ['lakshmi', 'rao', 'hyderabad', '500001', '3210', '9876543210', '19999999999999'])
    expect(words).toContain(word)
  expect(words).toContain('fg261121004')
  expect(words).toContain('p7kq4m2xd')
})

it('leave nothing of a person who was erased', () => {
  const gone = { contactName: ANONYMOUS, contactNumber: ANONYMOUS, mobileNumber: ANONYMOUS }
  const words = orderWords({ ...ORDER, ...gone })
  for (const word of ['lakshmi', 'rao', '3210', '0001', ANONYMOUS]) expect(words).not.toContain(word)
  expect(words).toContain('hyderabad')
})

it('are a few for an order with everything', () => expect(orderWords(ORDER).length).toBeLessThan(35))

it('are made anew only when something of them changes', () => {
  expect(changesWords({ waybill: '1' })).toBe(true)
  expect(changesWords({ deliveryStatus: 'Shipped', refundPaise: 1 })).toBe(false)
})
