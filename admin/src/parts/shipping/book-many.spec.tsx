import { screen, within } from '@testing-library/react'
import { ok, refusal } from '../../testing/fake-server.js'
import { openConsole } from '../../testing/open-console.js'
import { packed, serverWith } from '../../testing/packing-table.js'

const box = { lengthCm: 15, widthCm: 15, heightCm: 15 }
const aPlan = (orderId: string) => ({
  orderId,
  contactName: 'Lakshmi N',
  contactNumber: '9876543210',
  address: 'Flat 402',
  city: 'Hyderabad',
  state: 'Telangana',
  pin: '500060',
  parcels: [{ pieces: 1, weightGrams: 1500, ...box, charge: 132 }],
  mostParcels: 10,
  begun: false,
  charge: 132,
  fallback: false,
  charged: 118.5,
})

it('books the chosen orders one by one; one that fails does not stop the others and can be tried again', async () => {
  const orders = ['P-1111-AAAA', 'P-2222-BBBB'].map((orderId, at) =>
    packed({ _id: `order${at}`, orderId, order_extid: `EXT-${at}` }),
  )
  const server = serverWith(...orders).on(
    'POST /delhivery/create-shipment',
    refusal(422, 'COURIER_REFUSED', 'No such road.'),
  )
  for (const order of orders)
    server
      .on(`GET /admin/shipments/${order.orderId}`, ok(aPlan(order.orderId)))
      .on(`GET /orders/order/${order.orderId}`, ok(order))
  const { person } = openConsole('/assign-stock?deliveryStatus=Packed')
  await person.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }))
  await person.click(await screen.findByRole('button', { name: 'Create Shipments' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Book the courier for 2 orders?' }))
  expect(await dialog.findAllByText(/1 jar, 1500 g/)).toHaveLength(2)
  await person.click(dialog.getByRole('button', { name: 'Book them' }))
  expect(await dialog.findByText('0 booked, 2 not.')).toBeInTheDocument()
  expect(dialog.getAllByText('No such road.')).toHaveLength(2)
  server.on('POST /delhivery/create-shipment', ok({ packages: [{ waybill: '77' }], waybill: '77' }))
  await person.click(dialog.getByRole('button', { name: 'Book them' }))
  expect(await dialog.findByText('2 booked, 0 not.')).toBeInTheDocument()
  const asked = server.callsOf('POST /delhivery/create-shipment').map(({ body }) => body)
  expect(asked).toEqual(['EXT-0', 'EXT-1', 'EXT-0', 'EXT-1'].map((order) => ({ order })))
})
