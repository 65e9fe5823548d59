import { screen, waitFor, within } from '@testing-library/react'
import { faults } from '../../../testing/axe.js'
import { aCount, aCountLine, CountingServer } from '../../../testing/counting.js'
import { ok, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

const address = '/dashboard/count/c1'
const totals = [{ priceUnit: 'PC' as const, gain: 0, loss: 1 }]
const short = aCountLine({
  batchNumber: 'RM-261121-001',
  clientLineId: 'l2',
  priceUnit: 'KG',
  refusal: '5 of batch RM-261121-001 are missing, and only 2 of it are not set aside.',
})
const moved = [{ kind: 'ship' as const, quantity: -2, by: '9000000002', at: '2026-11-21T10:30:00.000Z' }]

/** A server whose count has these lines. */
function counted(lines = [aCountLine({ moved })], role: 'admin' | 'ops' = 'admin') {
  const server = new CountingServer(role)
  const values = role === 'admin' ? { gainValue: 0, lossValue: 412.5 } : { gainValue: null, lossValue: null }
  server.count = aCount({ lines, totals, ...values })
  return server
}
async function ask(person: ReturnType<typeof openConsole>['person']) {
  await person.click(await screen.findByRole('button', { name: 'Book the count' }))
  return within(await screen.findByRole('dialog', { name: 'Book the count?' }))
}

it('the dialog shows what booking changes and what moved meanwhile, then books the count', async () => {
  const server = counted()
  const done = aCount({
    ...server.count,
    status: 'booked',
    bookedAt: '2026-11-21T11:00:00.000Z',
    bookedBy: '9000000001',
  })
  server.on('POST /admin/counts/c1/book', () => ok((server.count = done)))
  const { person } = openConsole(address)
  const dialog = await ask(person)
  expect(dialog.getByText('1 PC · ₹412.50')).toBeVisible()
  expect(dialog.getByText(/^Moved since it was counted: -2 shipped \(21 Nov 2026/)).toBeVisible()
  expect(dialog.getByText('1 batch was not counted and stays as it is.')).toBeVisible()
  await person.click(dialog.getByRole('button', { name: 'Book the count' }))
  expect(await screen.findByText('The count is booked.')).toBeVisible()
  expect(await screen.findByText(/^Booked 21 Nov 2026/)).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Batch number' })).not.toBeInTheDocument()
})

it('a count shows no money to operations', async () => {
  counted([aCountLine()], 'ops')
  const { person } = openConsole(address)
  const dialog = await ask(person)
  expect(dialog.getByText('1 PC')).toBeVisible()
  expect(screen.queryByText(/₹/)).not.toBeInTheDocument()
})

it('the dialog names lines that cannot be booked, and books the others once these are left out', async () => {
  const server = counted([aCountLine(), short])
  const { person } = openConsole(address)
  const dialog = await ask(person)
  expect(dialog.getByText(String(short.refusal))).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Book the count' })).toBeDisabled()
  await person.click(dialog.getByRole('button', { name: 'Leave out RM-261121-001' }))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Book the count' })).toBeEnabled())
  expect(server.arrived).toMatchObject([{ batchNumber: 'RM-261121-001', counted: null }])
})

it('the dialog shows the sentence of a refusal, and a count whose answer was lost is booked once', async () => {
  const server = counted()
  const sentence = '1 of batch FG-261121-001 are missing, and only 0 of it are not set aside.'
  server.on('POST /admin/counts/c1/book', refusal(409, 'COUNT_LINES_REFUSED', sentence))
  const { person } = openConsole(address)
  const dialog = await ask(person)
  const book = () => person.click(dialog.getByRole('button', { name: 'Book the count' }))
  await book()
  expect(await screen.findByText(sentence)).toBeVisible()
  server.on('POST /admin/counts/c1/book', { status: 500 })
  await book()
  expect(await screen.findByText(/Booking again is safe/)).toBeVisible()
})

it('the dialog asks about a figure far from the books, books once it is confirmed, and asks again after Cancel', async () => {
  const server = counted()
  const sentence = 'Batch FG-261121-001: 110 jars, 9.17 times as much as the 12 jars by the books.'
  const asked = refusal(409, 'UNUSUAL_FIGURES', sentence, { figures: [{ field: 'FG-261121-001', sentence }] })
  server.on('POST /admin/counts/c1/book', asked)
  const { person } = openConsole(address)
  const dialog = await ask(person)
  await person.click(dialog.getByRole('button', { name: 'Book the count' }))
  expect(await dialog.findByText(sentence)).toBeVisible()
  await person.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const again = await ask(person)
  expect(again.queryByText(sentence)).not.toBeInTheDocument()
  await person.click(again.getByRole('button', { name: 'Book the count' }))
  await person.click(await again.findByRole('button', { name: 'Yes, book it' }))
  await waitFor(() =>
    expect(server.callsOf('POST /admin/counts/c1/book').map(({ body }) => body)).toEqual([
      {},
      {},
      { confirmUnusual: true },
    ]),
  )
})

it('a long count is booked request by request until all of it is booked', async () => {
  const server = counted()
  const states = ['booking', 'booking', 'booked'] as const
  let asked = 0
  server.on('POST /admin/counts/c1/book', () => {
    const status = states[asked++] ?? 'booked'
    return ok((server.count = aCount({ ...server.count, status, bookedAt: '2026-11-21T11:00:00.000Z' })))
  })
  const { person } = openConsole(address)
  const dialog = await ask(person)
  await person.click(dialog.getByRole('button', { name: 'Book the count' }))
  expect(await screen.findByText('The count is booked.')).toBeVisible()
  expect(asked).toBe(3)
})

it('a count of which a part is booked can be continued', async () => {
  const server = counted([
    aCountLine({ booked: true }),
    aCountLine({ batchNumber: 'RM-261121-001', clientLineId: 'l3' }),
  ])
  server.count = { ...server.count, status: 'booking' }
  server.on('POST /admin/counts/c1/book', () => ok((server.count = { ...server.count, status: 'booked' })))
  const { person } = openConsole(address)
  expect(await screen.findByText(/^A part of this count is booked: 1 of 2\./)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Go on booking' }))
  expect(await screen.findByText('The count is booked.')).toBeVisible()
})

it('a count is dropped after a question', async () => {
  const server = counted()
  server.on('POST /admin/counts/c1/drop', () =>
    ok(
      (server.count = aCount({
        status: 'dropped',
        droppedAt: '2026-11-21T11:00:00.000Z',
        droppedBy: '9000000001',
      })),
    ),
  )
  const { person } = openConsole(address)
  await person.click(await screen.findByRole('button', { name: 'Drop the count' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Drop the count?' }))
  expect(dialog.getByText('1 counted batch is given up. Nothing is booked.')).toBeVisible()
  await person.click(dialog.getByRole('button', { name: 'Drop the count' }))
  expect(await screen.findByText(/^Dropped 21 Nov 2026/)).toBeVisible()
})

describe('beginning', () => {
  it('chooses outlet and product, and begins once for two taps', async () => {
    const server = new CountingServer()
    const { person } = openConsole('/dashboard/count')
    await person.click(await screen.findByRole('combobox', { name: 'Outlet' }))
    await person.click(await screen.findByRole('option', { name: 'L.B Nagar' }))
    await person.click(screen.getByRole('combobox', { name: 'Product' }))
    await person.click(await screen.findByRole('option', { name: 'Rock salt' }))
    await person.click(screen.getByRole('button', { name: 'Start counting' }))
    expect(await screen.findByText('0 counted · 2 to count')).toBeVisible()
    expect(server.callsOf('POST /admin/counts')).toMatchObject([
      { body: { clientId: expect.stringMatching(/^[0-9a-f-]{36}$/), outlet: 'o1', product: 'p1' } },
    ])
  })

  it('offers to go on with an open count', async () => {
    counted()
    const { person } = openConsole('/dashboard/count')
    await person.click(await screen.findByRole('link', { name: 'L.B Nagar · All products' }))
    expect(await screen.findByText('1 counted · 1 to count')).toBeVisible()
  })

  it('shows that a count does not exist', async () => {
    new CountingServer()
    openConsole('/dashboard/count/nothing')
    expect(await screen.findByText('There is no such count.')).toBeVisible()
  })

  it('is reached from the stock', async () => {
    new CountingServer().on('GET /admin/stock', ok([]))
    openConsole('/stock-receipt')
    expect(await screen.findByRole('link', { name: 'Count the shelf' })).toHaveAttribute(
      'href',
      '/dashboard/count',
    )
  })
})

it('a count has no accessibility faults, at the beginning, at the shelf and in the dialog', async () => {
  counted([aCountLine(), short])
  const { person } = openConsole('/dashboard/count')
  await person.click(await screen.findByRole('link', { name: 'L.B Nagar · All products' }))
  await screen.findByText('2 counted · 0 to count')
  expect(await faults()).toEqual([])
  await ask(person)
  expect(await faults()).toEqual([])
})
