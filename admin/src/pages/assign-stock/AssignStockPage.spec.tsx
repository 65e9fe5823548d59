import { screen, waitFor, within } from '@testing-library/react'
import { aBatch, anItem, anOrder, aSession, aShop } from '../../testing/builders.js'
import { FakeServer, ok, refusal } from '../../testing/fake-server.js'
import { openConsole } from '../../testing/open-console.js'
import type { StaffOrder } from '../../data/api-types.js'
import { dayInIndia, daysBefore } from '../../ui/ist.js'

const part = { stockId: 'batch1', batchNumber: 'FG-261121-001', quantity: 1 }
const assigned = { allocations: [part], batchNumber: part.batchNumber }
const packed = (more: Partial<StaffOrder> = {}) =>
  anOrder({ deliveryStatus: 'Packed', items: [anItem(assigned)], ...more })

const serverWith = (...orders: StaffOrder[]) =>
  new FakeServer()
    .on('GET /session', ok(aSession()))
    .on('GET /shop', ok(aShop()))
    .on('GET /orders/list', ok({ orders, total: orders.length }))
    .on(
      'GET /stock/forProduct',
      ok({ stocks: [aBatch(), aBatch({ _id: 'batch2', batchNumber: 'FG-261122-001' })] }),
    )
    .listen()

const card = () => screen.findByRole('article', { name: /P-7KQ4-M2XD/ })
const inCard = async () => within(await card())

async function chooseBatch(person: ReturnType<typeof openConsole>['person'], name: RegExp) {
  await person.click((await inCard()).getByRole('combobox', { name: 'Assign Batch' }))
  await person.click(await screen.findByRole('option', { name }))
}

describe('the list of orders', () => {
  it('says that the orders could not be loaded, and loads them on request', async () => {
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

  it('announces that it is loading while the server is slow', async () => {
    serverWith().on('GET /orders/list', 'never')
    openConsole('/assign-stock')
    expect(await screen.findByRole('status', { name: 'Loading orders…' })).toBeInTheDocument()
  })

  it('says when no order matches', async () => {
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
    expect(screen.getByLabelText('From date')).toHaveValue('2026-01-01')
  })

  it('puts chosen filters into the address', async () => {
    const server = serverWith()
    const { person } = openConsole('/assign-stock')
    await person.click(await screen.findByRole('combobox', { name: 'Delivery Status' }))
    await person.click(await screen.findByRole('option', { name: 'Packed' }))
    await person.click(screen.getByRole('button', { name: 'Filter' }))
    await waitFor(() => expect(window.location.search).toContain('deliveryStatus=Packed'))
    await waitFor(() => expect(server.calls.at(-1)?.query).toMatchObject({ deliveryStatus: 'Packed' }))
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
  it("shows every field of the specification, dates by India's clock", async () => {
    serverWith(anOrder({ deliveryCost: null }))
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

  it('offers nothing to assign while the order is unpaid, and says why', async () => {
    serverWith(anOrder({ paymentStatus: 'Pending' }))
    openConsole('/assign-stock')
    const order = await inCard()
    expect(order.getByText('Batches can be assigned once this order is paid.')).toBeInTheDocument()
    expect(order.queryByLabelText('Assign Batch')).not.toBeInTheDocument()
  })

  it('offers a shipment only for a packed order', async () => {
    serverWith(anOrder())
    openConsole('/assign-stock')
    expect((await inCard()).queryByRole('button', { name: 'Create Shipment' })).not.toBeInTheDocument()
  })

  it('is left alone once the courier has its papers, until they scan it', async () => {
    serverWith(packed({ waybill: '1490811' }))
    openConsole('/assign-stock?deliveryStatus=Packed')
    expect((await inCard()).getByText(/Booked with the courier/)).toBeInTheDocument()
    expect((await inCard()).queryAllByRole('button')).toHaveLength(0)
  })

  it('tells of money that could not make the order paid', async () => {
    serverWith(anOrder({ paymentStatus: 'Pending', paymentReview: 'STOCK_GONE' }))
    openConsole('/assign-stock')
    expect(
      (await inCard()).getByText(/Money came in that could not make this order paid/),
    ).toBeInTheDocument()
  })

  it.each(['Shipped', 'Delivered', 'Cancelled'] as const)(
    'offers no step for a %s order',
    async (deliveryStatus) => {
      serverWith(packed({ deliveryStatus }))
      openConsole('/assign-stock')
      expect((await inCard()).queryAllByRole('button')).toHaveLength(0)
    },
  )

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

describe('Show Stock', () => {
  it.each([
    [
      "the server's sentence",
      refusal(500, 'X', 'The stock is being counted.'),
      'The stock is being counted.',
    ],
    ['the fixed text', { status: 500 }, 'Failed to get stock'],
  ])('says %s when the stock cannot be read', async (_, answer, text) => {
    serverWith(anOrder()).on('GET /stock/forProduct', answer)
    const { person } = openConsole('/assign-stock')
    await person.click((await inCard()).getByRole('button', { name: 'Show Stock' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
  })

  it('lists the batches with what remains', async () => {
    const server = serverWith(anOrder())
    const { person } = openConsole('/assign-stock')
    await person.click((await inCard()).getByRole('button', { name: 'Show Stock' }))
    const stock = await screen.findByRole('list', { name: /Stock of CHICKEN/ })
    expect(within(stock).getAllByRole('listitem')[0]).toHaveTextContent('FG-261121-001 · 24 left')
    expect(server.callsOf('GET /stock/forProduct')[0]?.query).toEqual({ product: 'product1' })
  })

  it('says when no batch has anything left', async () => {
    serverWith(anOrder()).on('GET /stock/forProduct', ok({ stocks: [] }))
    const { person } = openConsole('/assign-stock')
    await person.click((await inCard()).getByRole('button', { name: 'Show Stock' }))
    expect(await screen.findByText('No batch of this product has anything left.')).toBeInTheDocument()
  })
})

describe('assigning a batch', () => {
  it('shows why the batch was refused, and the order as the server has it now', async () => {
    const server = serverWith(anOrder())
      .on(
        'PUT /orders/order1/assign-stock',
        refusal(409, 'INSUFFICIENT_BATCH', 'Batch FG-261121-001 has only 0 left.'),
      )
      .on('GET /orders/order/P-7KQ4-M2XD', ok(anOrder({ contactName: 'Lakshmi Narasimham' })))
    const { person } = openConsole('/assign-stock')
    await chooseBatch(person, /FG-261121-001/)
    expect(await screen.findByRole('alert')).toHaveTextContent('Batch FG-261121-001 has only 0 left.')
    expect(await screen.findByText('Lakshmi Narasimham')).toBeInTheDocument()
    expect(server.callsOf('GET /stock/forProduct').length).toBeGreaterThan(1)
  })

  it('says that nothing was assigned when the server breaks', async () => {
    serverWith(anOrder()).on('PUT /orders/order1/assign-stock', { status: 500 })
    const { person } = openConsole('/assign-stock')
    await chooseBatch(person, /FG-261121-001/)
    expect(await screen.findByRole('alert')).toHaveTextContent('The batch was not assigned. Try again.')
    expect(screen.getByText('Not assigned')).toBeInTheDocument()
  })

  it('leads to the login when the session has ended', async () => {
    serverWith(anOrder()).on('PUT /orders/order1/assign-stock', refusal(401, 'NO_SESSION', 'Log in first.'))
    const { person, left } = openConsole('/assign-stock')
    await chooseBatch(person, /FG-261121-001/)
    await waitFor(() => expect(left).toEqual(['/login?then=%2Fassign-stock']))
  })

  it('locks the select while the answer is awaited, and shows nothing before it', async () => {
    serverWith(anOrder()).on('PUT /orders/order1/assign-stock', 'never')
    const { person } = openConsole('/assign-stock')
    await chooseBatch(person, /FG-261121-001/)
    expect(await screen.findByRole('combobox', { name: 'Assigning…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(screen.getByText('Not assigned')).toBeInTheDocument()
  })

  it("sends the spec's payload and keeps the packed order in sight, ready to be shipped", async () => {
    const server = serverWith(anOrder()).on('PUT /orders/order1/assign-stock', ok(packed()))
    const { person } = openConsole('/assign-stock')
    await chooseBatch(person, /FG-261122-001/)
    expect(await screen.findByText('Stock assigned!')).toBeInTheDocument()
    expect(server.callsOf('PUT /orders/order1/assign-stock')[0]?.body).toEqual({
      itemIdx: 0,
      stockId: 'batch2',
      batchNumber: 'FG-261122-001',
    })
    expect((await inCard()).getByText('Packed')).toBeInTheDocument()
    expect((await inCard()).getByRole('button', { name: 'Create Shipment' })).toBeInTheDocument()
  })

  it('takes what a small batch has and leaves the rest open', async () => {
    const item = anItem({ quantity: 5 })
    const server = serverWith(anOrder({ items: [item] }))
      .on('GET /stock/forProduct', ok({ stocks: [aBatch({ remainingQuantity: 2 })] }))
      .on(
        'PUT /orders/order1/assign-stock',
        ok(anOrder({ items: [{ ...item, allocations: [{ ...part, quantity: 2 }] }] })),
      )
    const { person } = openConsole('/assign-stock')
    await chooseBatch(person, /2 left/)
    expect(await screen.findByText('3 of 5 not assigned')).toBeInTheDocument()
    expect(server.callsOf('PUT /orders/order1/assign-stock')[0]?.body).toMatchObject({ quantity: 2 })
  })

  it('takes only the number of jars that was asked for', async () => {
    const item = anItem({ quantity: 5 })
    const server = serverWith(anOrder({ items: [item] })).on('PUT /orders/order1/assign-stock', ok(anOrder()))
    const { person } = openConsole('/assign-stock')
    await person.type((await inCard()).getByLabelText('Jars to take'), '3')
    await chooseBatch(person, /FG-261121-001/)
    await screen.findByText('Stock assigned!')
    expect(server.callsOf('PUT /orders/order1/assign-stock')[0]?.body).toMatchObject({ quantity: 3 })
  })
})

describe('unassigning a batch', () => {
  it('says why it was refused', async () => {
    serverWith(packed())
      .on(
        'PUT /orders/order1/unassign-stock',
        refusal(409, 'INVALID_TRANSITION', 'Delivery cannot go from Shipped to Pending.'),
      )
      .on('GET /orders/order/P-7KQ4-M2XD', ok(packed()))
    const { person } = openConsole('/assign-stock?deliveryStatus=Packed')
    await person.click((await inCard()).getByRole('button', { name: 'Unassign Batch' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Delivery cannot go from Shipped to Pending.')
  })

  it('gives the batch back and lets the order wait again', async () => {
    const server = serverWith(packed()).on('PUT /orders/order1/unassign-stock', ok(anOrder()))
    const { person } = openConsole('/assign-stock?deliveryStatus=Packed')
    await person.click((await inCard()).getByRole('button', { name: 'Unassign Batch' }))
    expect(await screen.findByText('Stock Un-assigned!')).toBeInTheDocument()
    expect(server.callsOf('PUT /orders/order1/unassign-stock')[0]?.body).toEqual({ itemIdx: 0 })
    expect((await inCard()).getByText('Not assigned')).toBeInTheDocument()
  })
})

describe('creating a shipment', () => {
  const ship = async (person: ReturnType<typeof openConsole>['person']) =>
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
    serverWith(packed())
      .on('POST /delhivery/create-shipment', ok({ packages: [{ waybill: '1490811', status: 'Success' }] }))
      .on('GET /orders/order/P-7KQ4-M2XD', ok(packed({ deliveryStatus: 'Shipped', waybill: '1490811' })))
    const { person } = openConsole('/assign-stock?deliveryStatus=Packed')
    await ship(person)
    expect(await screen.findByText('Shipment created! Waybill: 1490811')).toBeInTheDocument()
    expect(await screen.findByText('Shipped')).toBeInTheDocument()
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

describe('jumping to an order', () => {
  it('opens it by its id, whatever its status', async () => {
    serverWith().on('GET /orders/order/P-7KQ4-M2XD', ok(packed({ deliveryStatus: 'Delivered' })))
    const { person } = openConsole('/dashboard')
    await person.type(await screen.findByRole('textbox', { name: /Jump to an order/ }), ' p-7kq4-m2xd{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Order P-7KQ4-M2XD' })).toBeInTheDocument()
    expect(await screen.findByText('Delivered')).toBeInTheDocument()
  })

  it('says when there is no such order', async () => {
    serverWith()
    openConsole('/assign-stock?order=P-NONE')
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no order P-NONE.')
  })
})
