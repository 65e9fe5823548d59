import { type StaffOrder } from '../../../api/api-types.js'
import { openConsole } from '../../../testing/open-console.js'
import { inCard, packed, serverWith } from '../../../testing/packing-table.js'

const parcel = {
  reference: 'EXT-1',
  waybill: '11',
  trackingUrl: '/track/11',
  weightGrams: 1500,
  boxCm: [15, 15, 15],
  pieces: 1,
  cancelledAt: null,
  scans: [],
} as unknown as StaffOrder['parcels'][number]
const address = '/dashboard/courier/P-7KQ4-M2XD'

it("an order's card shows the problem of a parcel, and links to it", async () => {
  serverWith(packed({ courierWork: 'lost', deliveryStatus: 'Shipped', parcels: [parcel] }))
  openConsole('/assign-stock')
  const card = await inCard()
  expect(await card.findByText('A parcel of it is lost.')).toBeVisible()
  expect(card.getByRole('link', { name: 'Look at it' })).toHaveAttribute('href', address)
})

it("an order's card links to the parcels that the courier has, even without a problem", async () => {
  serverWith(packed({ deliveryStatus: 'Shipped', parcels: [parcel] }))
  openConsole('/assign-stock')
  const card = await inCard()
  expect(await card.findByRole('link', { name: 'Its parcels' })).toHaveAttribute('href', address)
  expect(card.queryByText(/^A parcel of it/)).not.toBeInTheDocument()
})

it('offers a pick-up no address label', async () => {
  serverWith(packed({ handover: 'pickup' }))
  const { person } = openConsole('/assign-stock')
  const card = await inCard()
  await person.click(await card.findByText('Slips and labels'))
  expect(card.getByRole('link', { name: 'Packing slip, A4' })).toBeVisible()
  expect(card.queryByRole('link', { name: /Address label/ })).not.toBeInTheDocument()
  expect(card.queryByRole('link', { name: 'Its parcels' })).not.toBeInTheDocument()
})
