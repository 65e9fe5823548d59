import { screen, waitFor, within } from '@testing-library/react'
import { type StaffOrder } from '../../../api/api-types.js'
import { allowing } from '../../../testing/builders.js'
import { type FakeServer, ok, refusal } from '../../../testing/fake-server.js'
import { openConsole, type Person } from '../../../testing/open-console.js'
import { inCard, packed, serverWith } from '../../../testing/packing-table.js'

/** What the courier takes for the order of these tests. */
const withPlan = (server: FakeServer) =>
  server.on(
    'GET /admin/shipments/P-7KQ4-M2XD',
    ok({
      orderId: 'P-7KQ4-M2XD',
      contactName: 'Lakshmi N',
      contactNumber: '9876543210',
      address: 'Flat 402, Road No. 3',
      city: 'Hyderabad',
      state: 'Telangana',
      pin: '500060',
      parcels: [{ pieces: 3, weightGrams: 4500, lengthCm: 15, widthCm: 15, heightCm: 15, charge: 132 }],
      mostParcels: 10,
      begun: false,
      charge: 132,
      fallback: false,
      charged: 118.5,
    }),
  )

const aParcel = (waybill: string): StaffOrder['parcels'][number] =>
  ({
    reference: `EXT-${waybill}`,
    waybill,
    trackingUrl: `/track/${waybill}`,
    weightGrams: 1500,
    boxCm: [15, 15, 15],
    pieces: 1,
    cancelledAt: null,
    scans: [],
  }) as unknown as StaffOrder['parcels'][number]

describe('creating a shipment', () => {
  const askFirst = async (person: Person) => {
    await person.click((await inCard()).getByRole('button', { name: 'Create Shipment' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Book the courier for P-7KQ4-M2XD?' }))
    await dialog.findByText(/The courier takes ₹132/)
    return dialog
  }
  const ship = async (person: Person) =>
    person.click((await askFirst(person)).getByRole('button', { name: 'Create Shipment' }))

  it.each([
    [
      "the server's sentence",
      refusal(502, 'COURIER_UNAVAILABLE', 'The courier does not answer.'),
      'The courier does not answer.',
    ],
    ['the fixed text', { status: 500 }, 'Failed to create shipment'],
  ])('says %s when the courier fails', async (_, answer, text) => {
    withPlan(serverWith(packed())).on('POST /delhivery/create-shipment', answer)
    const { person } = openConsole('/assign-stock?deliveryStatus=Packed')
    await ship(person)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByRole('button', { name: 'Create Shipment' })).toBeEnabled()
  })

  it('says the waybill and shows the shipped order', async () => {
    const server = withPlan(serverWith(packed()))
      .on('POST /delhivery/create-shipment', ok({ packages: [{ waybill: '1490811', status: 'Success' }] }))
      .on('GET /orders/order/P-7KQ4-M2XD', ok(packed({ deliveryStatus: 'Shipped', waybill: '1490811' })))
    const { person } = openConsole('/assign-stock?deliveryStatus=Packed')
    await ship(person)
    expect(await screen.findByText('Shipment created! Waybill: 1490811')).toBeInTheDocument()
    expect(await screen.findByText('Shipped')).toBeInTheDocument()
    expect(server.callsOf('POST /delhivery/create-shipment')[0]?.body).toEqual({ order: 'EXT-7KQ4' })
  })

  it.each([
    ['the waybill beside the packages', { waybill: '77' }, 'Shipment created! Waybill: 77'],
    ['N/A without one', { packages: [{ waybill: '' }], waybill: '' }, 'Shipment created! Waybill: N/A'],
  ])('says %s', async (_, answer, text) => {
    withPlan(serverWith(packed())).on('POST /delhivery/create-shipment', ok(answer))
    const { person } = openConsole('/assign-stock?deliveryStatus=Packed')
    await ship(person)
    expect(await screen.findByText(text)).toBeInTheDocument()
  })

  it('books one parcel for two quick clicks', async () => {
    const server = withPlan(serverWith(packed())).on('POST /delhivery/create-shipment', 'never')
    const { person } = openConsole('/assign-stock?deliveryStatus=Packed')
    const button = (await askFirst(person)).getByRole('button', { name: 'Create Shipment' })
    await person.dblClick(button)
    await waitFor(() => expect(button).toBeDisabled())
    expect(server.callsOf('POST /delhivery/create-shipment')).toHaveLength(1)
  })

  it('asks before, and books nothing when it is dismissed', async () => {
    const server = withPlan(serverWith(packed()))
    const { person } = openConsole('/assign-stock?deliveryStatus=Packed')
    const dialog = await askFirst(person)
    expect(dialog.getByText(/Flat 402/)).toBeInTheDocument()
    expect(dialog.getByLabelText('Weight (g)')).toHaveValue('4500')
    await person.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(server.callsOf('POST /delhivery/create-shipment')).toHaveLength(0)
  })

  it('books what staff say: two parcels, and names both waybills; what was typed outlives a refusal', async () => {
    const path = 'POST /admin/shipments/P-7KQ4-M2XD'
    const server = withPlan(serverWith(packed())).on(path, refusal(422, 'COURIER_REFUSED', 'No such road.'))
    const { person } = openConsole('/assign-stock?deliveryStatus=Packed')
    const dialog = await askFirst(person)
    await person.click(dialog.getByRole('button', { name: 'Another parcel' }))
    const [, second] = dialog.getAllByLabelText('Weight (g)')
    await person.clear(second as HTMLElement)
    expect(dialog.getByRole('button', { name: 'Create Shipment' })).toBeDisabled()
    await person.type(second as HTMLElement, '900')
    await person.click(dialog.getByRole('button', { name: 'Create Shipment' }))
    expect(await screen.findByText('No such road.')).toBeInTheDocument()
    expect(second).toHaveValue('900')
    const box = { lengthCm: 15, widthCm: 15, heightCm: 15 }
    expect(server.callsOf(path)[0]?.body).toEqual({
      parcels: [
        { pieces: 2, weightGrams: 3000, ...box },
        { pieces: 1, weightGrams: 900, ...box },
      ],
    })
    server.on(path, ok(packed({ deliveryStatus: 'Shipped', parcels: [aParcel('11'), aParcel('12')] })))
    await person.click(dialog.getByRole('button', { name: 'Create Shipment' }))
    expect(await screen.findByText('Shipment created! Waybill: 11, 12')).toBeInTheDocument()
  })
})

describe('a booking that is taken back', () => {
  const shipped = packed({
    deliveryStatus: 'Shipped',
    waybill: '11',
    parcels: [aParcel('11')],
    ...allowing('cancelBooking', 'deliver'),
  })
  const cancel = async (person: Person) => {
    await person.click((await inCard()).getByRole('button', { name: 'Cancel booking' }))
    const dialog = within(await screen.findByRole('dialog', { name: /Cancel the booking of/ }))
    await person.click(dialog.getByRole('button', { name: 'Cancel booking' }))
  }

  it('says why it was refused', async () => {
    serverWith(shipped)
      .on(
        'DELETE /admin/shipments/P-7KQ4-M2XD',
        refusal(409, 'INVALID_TRANSITION', 'The courier has picked it up.'),
      )
      .on('GET /orders/order/P-7KQ4-M2XD', ok(shipped))
    const { person } = openConsole('/assign-stock?deliveryStatus=Shipped')
    await cancel(person)
    expect(await screen.findByText('The courier has picked it up.')).toBeInTheDocument()
  })

  it('is done after asking, and the order is Packed again', async () => {
    serverWith(shipped).on('DELETE /admin/shipments/P-7KQ4-M2XD', ok(packed()))
    const { person } = openConsole('/assign-stock?deliveryStatus=Shipped')
    const label = (await inCard()).getByRole('link', { name: 'Courier label of 11 (PDF)' })
    expect(label).toHaveAttribute('href', '/api/admin/shipments/P-7KQ4-M2XD/labels/11')
    await cancel(person)
    expect(await screen.findByText(/The booking is cancelled/)).toBeInTheDocument()
    expect((await inCard()).getByText('Packed')).toBeInTheDocument()
  })
})

describe('an address that is corrected', () => {
  it('tells what delivery costs there, keeps what was typed, and shows what was saved', async () => {
    const order = packed(allowing('ship', 'correctAddress'))
    const path = 'PUT /admin/shipments/P-7KQ4-M2XD/address'
    const server = serverWith(order)
      .on('GET /admin/shipments/P-7KQ4-M2XD/address', ok({ charge: 180, charged: 132, difference: 48 }))
      .on(path, refusal(422, 'PIN_NOT_SERVICEABLE', 'This pin code is not serviceable or not valid.'))
      .on('GET /orders/order/P-7KQ4-M2XD', ok(order))
    const { person } = openConsole('/assign-stock?deliveryStatus=Packed')
    await person.click((await inCard()).getByRole('button', { name: 'Correct address' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Where P-7KQ4-M2XD goes' }))
    const pin = dialog.getByLabelText('Pin code')
    await person.clear(pin)
    await person.type(pin, '400001')
    expect(await dialog.findByText(/₹48.00 more than the customer paid/)).toBeInTheDocument()
    await person.click(dialog.getByRole('button', { name: 'Save address' }))
    expect(await screen.findByText('This pin code is not serviceable or not valid.')).toBeInTheDocument()
    expect(pin).toHaveValue('400001')
    server.on(path, ok({ ...order, pin: '400001' }))
    await person.click(dialog.getByRole('button', { name: 'Save address' }))
    expect(await screen.findByText('The address is corrected.')).toBeInTheDocument()
    expect(server.callsOf(path)[1]?.body).toMatchObject({ pin: '400001', contactName: 'Lakshmi N' })
  })
})

describe('a delivery that tracking missed', () => {
  const shipped = packed({ deliveryStatus: 'Shipped', waybill: '1490811' })
  const confirm = async (person: Person) => {
    await person.click((await inCard()).getByRole('button', { name: 'Mark as Delivered' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Has P-7KQ4-M2XD arrived?' }))
    await person.click(dialog.getByRole('button', { name: 'Delivered' }))
  }

  it('says why it was refused, and shows the order as it is now', async () => {
    serverWith(shipped)
      .on('PUT /orders/order1/delivered', refusal(409, 'INVALID_TRANSITION', 'Delivery is over already.'))
      .on('GET /orders/order/P-7KQ4-M2XD', ok(packed({ deliveryStatus: 'Delivered' })))
    const { person } = openConsole('/assign-stock?deliveryStatus=Shipped')
    await confirm(person)
    expect(await screen.findByText('Delivered')).toBeInTheDocument()
    expect(screen.queryByText('Delivered!')).not.toBeInTheDocument()
  })

  it('is recorded by staff, after asking', async () => {
    const delivered = packed({ deliveryStatus: 'Delivered', orderStatus: 'Completed' })
    const server = serverWith(shipped).on('PUT /orders/order1/delivered', ok(delivered))
    const { person } = openConsole('/assign-stock?deliveryStatus=Shipped')
    await confirm(person)
    expect(await screen.findByText('Delivered!')).toBeInTheDocument()
    expect(server.callsOf('PUT /orders/order1/delivered')).toHaveLength(1)
    expect((await inCard()).getByText('Delivered')).toBeInTheDocument()
  })
})
