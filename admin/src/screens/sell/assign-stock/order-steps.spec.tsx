import { screen, waitFor, within } from '@testing-library/react'
import { aBatch, allowing, anItem, anOrder } from '../../../testing/builders.js'
import { ok, refusal } from '../../../testing/fake-server.js'
import { openConsole, searchFor } from '../../../testing/open-console.js'
import { chooseBatch, inCard, packed, part, serverWith } from '../../../testing/packing-table.js'

describe('Show Stock', () => {
  it.each([
    [
      "the server's sentence",
      refusal(503, 'BUSY', 'The stock is being counted.'),
      'The stock is being counted.',
    ],
    ['the fixed text', { status: 500 }, 'Failed to get stock'],
  ])('shows %s when the stock cannot be read', async (_, answer, text) => {
    serverWith(anOrder()).on('GET /stock/forProduct', answer)
    const { person } = openConsole('/assign-stock')
    await person.click((await inCard()).getByRole('button', { name: 'Show Stock' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
  })

  it('lists the batches with what remains', async () => {
    const server = serverWith(anOrder())
    const { person } = openConsole('/assign-stock')
    await person.click((await inCard()).getByRole('button', { name: 'Show Stock' }))
    const stock = await screen.findByRole('list', { name: /Stock of Chicken/ })
    expect(within(stock).getAllByRole('listitem')[0]).toHaveTextContent(
      'FG-261121-001 · 24 PC left · L.B Nagar',
    )
    expect(server.callsOf('GET /stock/forProduct')[0]?.query).toEqual({ product: 'product1' })
  })

  it('shows that no batch has anything left', async () => {
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

  it('shows that nothing was assigned when the server fails', async () => {
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

  it("sends the contract's payload and keeps the packed order in sight, ready to be shipped", async () => {
    const server = serverWith(anOrder()).on('PUT /orders/order1/assign-stock', ok(packed()))
    const { person } = openConsole('/assign-stock')
    await chooseBatch(person, /FG-261122-001/)
    expect(await screen.findByText('Stock assigned!')).toBeInTheDocument()
    expect(server.callsOf('PUT /orders/order1/assign-stock')[0]?.body).toEqual({
      itemIdx: 0,
      stockId: 'batch2',
      batchNumber: 'FG-261122-001',
    })
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/Chicken/))
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
    await chooseBatch(person, /2 PC left/)
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

describe('a part whose answer was lost', () => {
  const CALL = 'PUT /orders/order1/assign-stock'
  const REREAD = 'GET /orders/order/P-7KQ4-M2XD'
  const five = anOrder({ items: [anItem({ quantity: 5 })] })
  const event = { event: 'Batch assigned', at: '2026-11-21T06:30:00.000Z', by: null, detail: null } as const
  const two = { stockId: 'batch1', batchNumber: 'FG-261121-001', quantity: 2 }
  const half = anOrder({ items: [anItem({ quantity: 5, allocations: [two] })], timeline: [event] })
  const takeTwo = async (person: Parameters<typeof chooseBatch>[0]) => {
    await person.type((await inCard()).getByLabelText('Jars to take'), '2')
    await chooseBatch(person, /FG-261121-001/)
  }

  it('is sent again under its key while the order looks the same', async () => {
    const server = serverWith(five).on(CALL, { status: 502 })
    const { person } = openConsole('/assign-stock')
    await takeTwo(person)
    await screen.findByRole('alert')
    server.on(CALL, ok(half))
    await takeTwo(person)
    await screen.findByText('Stock assigned!')
    const [lost, again] = server.callsOf(CALL)
    expect(again?.key).toBe(lost?.key)
  })

  it('is another one once the order shows that the first arrived', async () => {
    const server = serverWith(five).on(CALL, { status: 502 }).on(REREAD, ok(half))
    const { person } = openConsole('/assign-stock')
    await takeTwo(person)
    await screen.findByText('3 of 5 not assigned')
    server.on(CALL, ok(half))
    await takeTwo(person)
    await screen.findByText('Stock assigned!')
    const [lost, again] = server.callsOf(CALL)
    expect(again?.body).toEqual(lost?.body)
    expect(again?.key).not.toBe(lost?.key)
  })
})

describe('unassigning a batch', () => {
  it('shows why the step was refused', async () => {
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

describe('jumping to an order', () => {
  it('opens it by its id, whatever its status', async () => {
    serverWith().on('GET /orders/order/P-7KQ4-M2XD', ok(packed({ deliveryStatus: 'Delivered' })))
    const { person } = openConsole('/dashboard')
    await searchFor(person, ' p-7kq4-m2xd')
    expect(await screen.findByRole('heading', { level: 1, name: 'Order P-7KQ4-M2XD' })).toBeInTheDocument()
    expect(await screen.findByText('Delivered')).toBeInTheDocument()
  })

  it('shows that the order does not exist', async () => {
    serverWith()
    openConsole('/assign-stock?order=P-NONE')
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no order P-NONE.')
  })
})

describe('an archived order', () => {
  const archived = anOrder({
    archivedAt: '2026-11-21T06:30:00.000Z',
    paymentStatus: 'Pending',
    ...allowing('restore'),
  })

  it('is put back into the lists, and says so', async () => {
    const server = serverWith(archived).on(
      'PUT /orders/order1/restore',
      ok(anOrder({ paymentStatus: 'Pending' })),
    )
    const { person } = openConsole('/assign-stock')
    await person.click((await inCard()).getByRole('button', { name: 'Put it back' }))
    expect(await screen.findByText('The order is back in the lists.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Put it back' })).not.toBeInTheDocument()
    expect(server.callsOf('PUT /orders/order1/restore')).toHaveLength(1)
  })

  it('says that it is still archived when it cannot be put back', async () => {
    serverWith(archived).on('PUT /orders/order1/restore', { status: 500 })
    const { person } = openConsole('/assign-stock')
    await person.click((await inCard()).getByRole('button', { name: 'Put it back' }))
    expect(await screen.findByText('The order is still archived. Try again.')).toBeInTheDocument()
  })
})
