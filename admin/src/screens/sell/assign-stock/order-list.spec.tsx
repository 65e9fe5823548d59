import { screen, waitFor, within } from '@testing-library/react'
import { HttpError } from 'react-admin'
import { dayInIndia, daysBefore } from '../../../kit/ui/ist.js'
import { allowing, anItem, anOrder } from '../../../testing/builders.js'
import { ok, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'
import { assigned, card, inCard, packed, part, serverWith } from '../../../testing/packing-table.js'

describe('the list of orders', () => {
  it('shows that the orders could not be loaded, and loads them on request', async () => {
    const server = serverWith(anOrder()).on('GET /orders/list', { status: 500 })
    const { person } = openConsole('/assign-stock')
    expect(await screen.findByRole('alert')).toHaveTextContent('The orders could not be loaded.')
    server.on('GET /orders/list', ok({ orders: [anOrder()], total: 1 }))
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await card()).toBeInTheDocument()
  })

  it("shows the server's sentence when the role may not see orders", async () => {
    serverWith().on('GET /orders/list', refusal(403, 'FORBIDDEN', 'Your role does not allow this.'))
    const { left } = openConsole('/assign-stock')
    expect(await screen.findByRole('alert')).toHaveTextContent('Your role does not allow this.')
    expect(left).toEqual([])
  })

  it('leads from an order to the conversation about it', async () => {
    serverWith(anOrder({ issueStatus: 'Open' }))
    openConsole('/assign-stock')
    await card()
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute(
      'href',
      '/dashboard/support/P-7KQ4-M2XD',
    )
  })

  it('announces that it is loading while the server is slow', async () => {
    serverWith().on('GET /orders/list', 'never')
    openConsole('/assign-stock')
    expect(await screen.findByRole('status', { name: 'Loading orders…' })).toBeInTheDocument()
  })

  it('shows that no order matches', async () => {
    serverWith()
    openConsole('/assign-stock')
    expect(await screen.findByText('No orders found.')).toBeInTheDocument()
  })

  it('asks for the last 7 days in India and Pending', async () => {
    const server = serverWith()
    openConsole('/assign-stock')
    await screen.findByText('No orders found.')
    const today = dayInIndia(new Date())
    expect(server.callsOf('GET /orders/list')[0]?.query).toMatchObject({
      fromDate: daysBefore(today, 7),
      toDate: today,
      deliveryStatus: 'Pending',
      page: '1',
    })
  })

  it('takes filters and page from the address', async () => {
    const server = serverWith()
    openConsole('/assign-stock?fromDate=2026-01-01&toDate=2026-01-31&deliveryStatus=All&page=3')
    await screen.findByText('No orders found.')
    expect(server.callsOf('GET /orders/list')[0]?.query).toMatchObject({
      fromDate: '2026-01-01',
      toDate: '2026-01-31',
      deliveryStatus: 'All',
      page: '3',
    })
    expect(screen.getByLabelText('From date')).toHaveValue('1 Jan 2026')
  })

  it('puts chosen filters into the address', async () => {
    const server = serverWith(anOrder())
    const said = jest.spyOn(console, 'error')
    said.mockClear()
    const { person } = openConsole('/assign-stock')
    await card()
    await person.click(await screen.findByRole('combobox', { name: 'Delivery Status' }))
    await person.click(await screen.findByRole('option', { name: 'Packed' }))
    await person.click(screen.getByRole('button', { name: 'Filter' }))
    await waitFor(() => expect(window.location.search).toContain('deliveryStatus=Packed'))
    await waitFor(() => expect(server.calls.at(-1)?.query).toMatchObject({ deliveryStatus: 'Packed' }))
    // The earlier orders stay until the new ones are there, which must not draw the list for ever.
    expect(said.mock.calls.filter(([what]) => !(what instanceof HttpError))).toEqual([])
  })

  it('looks again when the same filters are applied again', async () => {
    const server = serverWith()
    const { person } = openConsole('/assign-stock')
    await screen.findByText('No orders found.')
    server.on('GET /orders/list', ok({ orders: [anOrder()], total: 1 }))
    await person.click(screen.getByRole('button', { name: 'Filter' }))
    expect(await card()).toBeInTheDocument()
  })

  it('refuses dates in the wrong order beside the field, without asking the server', async () => {
    const server = serverWith()
    const { person } = openConsole('/assign-stock?fromDate=2026-02-01&toDate=2026-02-02')
    const to = await screen.findByLabelText('To date')
    await person.clear(to)
    await person.type(to, '2026-01-01')
    await person.click(screen.getByRole('button', { name: 'Filter' }))
    expect(screen.getByLabelText('From date')).toHaveAccessibleDescription(
      'From date must not be after To date.',
    )
    expect(screen.getByLabelText('From date')).toHaveFocus()
    expect(server.callsOf('GET /orders/list')).toHaveLength(1)
  })

  it('leads through the pages by links', async () => {
    serverWith().on('GET /orders/list', ok({ orders: [anOrder()], total: 45 }))
    openConsole('/assign-stock')
    expect(await screen.findByText('45 orders')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /page 3/ })).toHaveAttribute(
      'href',
      expect.stringContaining('page=3'),
    )
  })
})

describe('an order card', () => {
  it("shows every field of an order, dates by India's clock", async () => {
    serverWith(anOrder({ deliveryCost: 0 }))
    openConsole('/assign-stock')
    const facts = (await card()).querySelector('dl')
    for (const fact of [
      'EXT-7KQ4',
      'Lakshmi N',
      '9876543210',
      '9876500000',
      'Flat 402, Road No. 3',
      'Hyderabad',
      '500060',
      '21 Nov 2026',
      'Placed',
      'Completed',
      'Pending',
      '₹849.00',
      '₹0.00',
      '₹967.50',
    ])
      expect(facts).toHaveTextContent(fact)
    expect((await inCard()).getByText('Not assigned')).toBeInTheDocument()
  })

  it("disables what the server does not allow, and shows the server's reason", async () => {
    const whyNot = { assign: 'Wait until it is paid.', unassign: 'It has no batch.' }
    serverWith(anOrder({ items: [anItem({ canAssign: false, whyNot })] }))
    openConsole('/assign-stock')
    const order = await inCard()
    const select = order.getByRole('combobox', { name: 'Assign Batch' })
    expect(select).toHaveAttribute('aria-disabled', 'true')
    expect(select).toHaveAccessibleDescription('Wait until it is paid.')
    const unassign = order.getByRole('button', { name: 'Unassign Batch' })
    expect(unassign).toHaveAccessibleDescription('It has no batch.')
    for (const reason of Object.values(whyNot)) expect(order.getByText(reason)).toBeVisible()
  })

  it('takes no batch back of a packed order that the courier was asked for', async () => {
    const unassign = 'The courier was asked for this parcel. Create the shipment again to finish it.'
    serverWith(
      packed({ items: [anItem({ ...assigned, canUnassign: false, whyNot: { assign: null, unassign } })] }),
    )
    openConsole('/assign-stock?deliveryStatus=Packed')
    const order = await inCard()
    expect(order.getByRole('button', { name: 'Unassign Batch' })).toBeDisabled()
    expect(order.getByText(unassign)).toBeVisible()
    expect(order.getByRole('button', { name: 'Create Shipment' })).toBeEnabled()
  })

  it('books no parcel that the server does not allow', async () => {
    serverWith(packed({ ...allowing('unassign') }))
    openConsole('/assign-stock?deliveryStatus=Packed')
    const button = (await inCard()).getByRole('button', { name: 'Create Shipment' })
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription('Not now.')
  })

  it('offers a shipment only for a packed order', async () => {
    serverWith(anOrder())
    openConsole('/assign-stock')
    expect((await inCard()).queryByRole('button', { name: 'Create Shipment' })).not.toBeInTheDocument()
  })

  it('takes no batch back and books no second parcel once it is shipped', async () => {
    serverWith(packed({ deliveryStatus: 'Shipped', waybill: '1490811' }))
    openConsole('/assign-stock?deliveryStatus=Shipped')
    const order = await inCard()
    expect(order.queryByRole('button', { name: 'Unassign Batch' })).not.toBeInTheDocument()
    expect(order.queryByRole('button', { name: 'Create Shipment' })).not.toBeInTheDocument()
  })

  it('shows money that could not make the order paid', async () => {
    serverWith(anOrder({ paymentStatus: 'Pending', paymentReview: 'STOCK_GONE' }))
    openConsole('/assign-stock')
    expect(
      (await inCard()).getByText(/Money came in that could not make this order paid/),
    ).toBeInTheDocument()
  })

  it.each(['Delivered', 'Cancelled'] as const)('offers no step for a %s order', async (deliveryStatus) => {
    serverWith(packed({ deliveryStatus, ...allowing() }))
    openConsole('/assign-stock')
    const steps = (await inCard()).queryAllByRole('button')
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Cancel order', 'Refund a part'])
    for (const step of steps) {
      expect(step).toBeDisabled()
      expect(step).toHaveAccessibleDescription('Not now.')
    }
  })

  it('disables Unassign Batch while there is no batch, and Assign Batch once all is assigned', async () => {
    serverWith(anOrder({ items: [anItem(), anItem(assigned)] }))
    openConsole('/assign-stock')
    const order = await inCard()
    const [open, done] = order.getAllByRole('listitem')
    expect(within(open!).getByRole('button', { name: 'Unassign Batch' })).toBeDisabled()
    expect(within(done!).getByRole('button', { name: 'Unassign Batch' })).toBeEnabled()
    expect(within(done!).getByRole('combobox', { name: 'Assign Batch' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  it('shows the parts from several batches and what is still open', async () => {
    const allocations = [part, { stockId: 'batch2', batchNumber: 'FG-261122-001', quantity: 2 }]
    serverWith(anOrder({ items: [anItem({ quantity: 5, allocations })] }))
    openConsole('/assign-stock')
    const item = (await inCard()).getByRole('listitem')
    expect(item).toHaveTextContent('1 from FG-261121-001, 2 from FG-261122-001')
    expect(item).toHaveTextContent('2 of 5 not assigned')
  })
})
