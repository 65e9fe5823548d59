import { screen, waitFor, within } from '@testing-library/react'
import { ok, refusal } from '../../testing/fake-server.js'
import { openConsole, type Person } from '../../testing/open-console.js'
import { inCard, packed, serverWith } from '../../testing/packing-table.js'

describe('creating a shipment', () => {
  const ship = async (person: Person) =>
    person.click((await inCard()).getByRole('button', { name: 'Create Shipment' }))

  it.each([
    [
      "the server's sentence",
      refusal(502, 'COURIER_UNAVAILABLE', 'The courier does not answer.'),
      'The courier does not answer.',
    ],
    ['the fixed text', { status: 500 }, 'Failed to create shipment'],
  ])('says %s when the courier fails', async (_, answer, text) => {
    serverWith(packed()).on('POST /delhivery/create-shipment', answer)
    const { person } = openConsole('/assign-stock?deliveryStatus=Packed')
    await ship(person)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect((await inCard()).getByRole('button', { name: 'Create Shipment' })).toBeEnabled()
  })

  it('says the waybill and shows the shipped order', async () => {
    const server = serverWith(packed())
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
    serverWith(packed()).on('POST /delhivery/create-shipment', ok(answer))
    const { person } = openConsole('/assign-stock?deliveryStatus=Packed')
    await ship(person)
    expect(await screen.findByText(text)).toBeInTheDocument()
  })

  it('books one parcel for two quick clicks', async () => {
    const server = serverWith(packed()).on('POST /delhivery/create-shipment', 'never')
    const { person } = openConsole('/assign-stock?deliveryStatus=Packed')
    const button = (await inCard()).getByRole('button', { name: 'Create Shipment' })
    await person.dblClick(button)
    await waitFor(() => expect(button).toBeDisabled())
    expect(server.callsOf('POST /delhivery/create-shipment')).toHaveLength(1)
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
