import { screen, waitFor, within } from '@testing-library/react'
import { faults } from '../../../testing/axe.js'
import { aBatch, anItem, anOrder } from '../../../testing/builders.js'
import { ok, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'
import { assigned, chooseBatch, inCard, packed, serverWith } from '../../../testing/packing-table.js'

const FEFO = 'PUT /admin/orders/order1/assign-by-fefo'
const nearTheirDay = refusal(
  409,
  'BATCHES_NEAR_THEIR_DAY',
  'Order P-7KQ4-M2XD needs FG-1. Nothing was assigned.',
)

describe('Assign by FEFO', () => {
  it('shows what is missing, and assigns nothing', async () => {
    const missing = 'Order P-7KQ4-M2XD lacks 2 of CHICKEN. Nothing was assigned.'
    serverWith(anOrder()).on(FEFO, refusal(409, 'BATCHES_MISSING', missing))
    const { person } = openConsole('/assign-stock')
    await person.click((await inCard()).getByRole('button', { name: 'Assign by FEFO' }))
    expect(await screen.findByText(missing)).toBeInTheDocument()
    expect((await inCard()).getByText('Not assigned')).toBeInTheDocument()
  })

  it('asks before it takes a batch that is near its day', async () => {
    const server = serverWith(anOrder()).on(FEFO, ({ body }) =>
      (body as { useShort: boolean }).useShort ? ok(packed()) : nearTheirDay,
    )
    const { person } = openConsole('/assign-stock')
    await person.click((await inCard()).getByRole('button', { name: 'Assign by FEFO' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/Use them anyway\?/)).toBeInTheDocument()
    await person.click(dialog.getByRole('button', { name: 'Use them' }))
    expect(await screen.findByText('Stock assigned!')).toBeInTheDocument()
    expect(server.callsOf(FEFO).map(({ body }) => body)).toEqual([{ useShort: false }, { useShort: true }])
    expect((await inCard()).getByRole('link', { name: 'Pack the jars' })).toHaveAttribute(
      'href',
      '/dashboard/packing/P-7KQ4-M2XD',
    )
  })

  it('handles all chosen orders, and reports each that was not assigned', async () => {
    const other = anOrder({ _id: 'order2', orderId: 'P-AAAA-BBBB' })
    const server = serverWith(anOrder(), other)
      .on(FEFO, ok(packed()))
      .on(
        'PUT /admin/orders/order2/assign-by-fefo',
        refusal(409, 'BATCHES_MISSING', 'Jars of it are missing.'),
      )
    const { person } = openConsole('/assign-stock')
    await person.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }))
    expect(await faults()).toEqual([])
    await person.click(await screen.findByRole('button', { name: 'Assign by FEFO (2 orders)' }))
    expect(await screen.findByText('1 of 2 orders have their batches')).toBeInTheDocument()
    const failed = screen.getByRole('list', { name: 'Orders that were not assigned' })
    expect(within(failed).getAllByRole('listitem')).toHaveLength(1)
    expect(failed).toHaveTextContent('P-AAAA-BBBB: Jars of it are missing.')
    expect(server.callsOf(FEFO)).toHaveLength(1)
    const bar = within(screen.getByRole('region', { name: 'Chosen orders' }))
    expect(bar.getByRole('link', { name: 'Packing slip, 4 × 6 in' })).toHaveAttribute(
      'href',
      '/api/admin/packing/slips?orders=P-7KQ4-M2XD%2CP-AAAA-BBBB&size=4x6',
    )
  })

  it('uses batches near their day for those orders alone that need them', async () => {
    const server = serverWith(anOrder()).on(FEFO, nearTheirDay)
    const { person } = openConsole('/assign-stock')
    await person.click(await screen.findByRole('checkbox', { name: 'Choose order P-7KQ4-M2XD' }))
    await person.click(await screen.findByRole('button', { name: 'Assign by FEFO (1 order)' }))
    await person.click(await screen.findByRole('button', { name: 'Use batches near their day (1 order)' }))
    server.on(FEFO, ok(packed()))
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Use them' }))
    expect(await screen.findByText('1 of 1 orders have their batches')).toBeInTheDocument()
    expect(server.callsOf(FEFO).at(-1)?.body).toEqual({ useShort: true })
  })
})

describe('picking a batch', () => {
  it('shows the best-before day of each batch, and warns of one near it', async () => {
    const near = aBatch({ bestBefore: '2026-12-20', daysLeft: 17, nearItsDay: true })
    serverWith(anOrder()).on('GET /stock/forProduct', ok({ stocks: [near] }))
    const { person } = openConsole('/assign-stock')
    await person.click((await inCard()).getByRole('button', { name: 'Show Stock' }))
    expect(await screen.findByRole('list', { name: /Stock of/ })).toHaveTextContent(
      'FG-261121-001 · 24 PC left · L.B Nagar · best before 20 Dec 2026 · only 17 days left when it arrives',
    )
  })

  it('is undone from its notice', async () => {
    const server = serverWith(anOrder())
      .on('PUT /orders/order1/assign-stock', ok(packed()))
      .on('PUT /orders/order1/unassign-stock', ok(anOrder()))
    const { person } = openConsole('/assign-stock')
    await chooseBatch(person, /FG-261121-001/)
    await person.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await inCard()).getByText('Not assigned')).toBeInTheDocument())
    expect(server.callsOf('PUT /orders/order1/unassign-stock')[0]?.body).toEqual({
      itemIdx: 0,
      stockId: 'batch1',
    })
  })
})

it('an order card shows jars by readable names first, and says how many more there are', async () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => anItem({ ...assigned, _id: id, quantity: 2 }))
  serverWith(anOrder({ items }))
  openConsole('/assign-stock')
  const card = await inCard()
  expect(card.getAllByText('Chicken Pickle')).toHaveLength(3)
  expect(card.getAllByText('1 kg, High spice, Refined peanut oil')).toHaveLength(3)
  expect(card.getByText('and 2 more jars')).toBeInTheDocument()
})
