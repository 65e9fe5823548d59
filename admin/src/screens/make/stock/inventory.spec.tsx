import { screen, waitFor, within } from '@testing-library/react'
import { type Batch } from '../../../api/api-types.js'
import { dayInIndia, daysBefore } from '../../../kit/ui/ist.js'
import { type FakeServer, ok, page, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'
import { openRowMenu } from '../../../testing/row-menu.js'
import { aStockBatch, chooseInForm, press, stockForm, stockServer, write } from '../../../testing/stock.js'

const today = dayInIndia(new Date())
const sack = aStockBatch()

function open(entries: Batch[] = [sack], address = '/stock-receipt', options = {}) {
  const server = stockServer(entries)
  return { server, ...openConsole(address, options) }
}
const asked = (server: FakeServer) =>
  server.callsOf('GET /admin/stock').map(({ query }) => JSON.parse(query.filter ?? '{}') as object)
const row = () => screen.findByRole('row', { name: /RM-261121-004/ })

it('the inventory shows what came today in India, in the columns of the owner', async () => {
  const { server } = open()
  await row()
  expect(asked(server)[0]).toEqual({ from: today, to: today })
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Outlet', 'Product', 'Batch Number', 'Quantity', 'Reserved', 'Used', 'Remaining'],
    ...['Price Unit', 'Price', 'Reservation', 'Actions'],
  ])
})

it('the inventory says that nothing came in today', async () => {
  open([])
  expect(await screen.findByText('No stock entries for today.')).toBeInTheDocument()
})

it('the inventory is narrowed by ticks and tabs, and keeps them in the address', async () => {
  const { server, person } = open()
  await person.click(await screen.findByRole('checkbox', { name: 'Consumed' }))
  await waitFor(() => expect(asked(server).at(-1)).toMatchObject({ stockPresent: false, from: today }))
  await person.click(screen.getByRole('checkbox', { name: 'show only FG' }))
  await waitFor(() => expect(asked(server).at(-1)).toMatchObject({ materialType: 'FG' }))
  await person.click(screen.getByRole('button', { name: 'Has stock' }))
  await waitFor(() => expect(asked(server).at(-1)).toEqual({ stockPresent: true, materialType: 'FG' }))
  expect(screen.getByRole('checkbox', { name: 'Consumed' })).not.toBeChecked()
  await person.click(screen.getByRole('checkbox', { name: 'Consumed' }))
  await waitFor(() => expect(asked(server).at(-1)).toMatchObject({ stockPresent: false }))
  await person.click(screen.getByRole('checkbox', { name: 'Consumed' }))
  await waitFor(() => expect(asked(server).at(-1)).not.toHaveProperty('stockPresent'))
  expect(decodeURIComponent(window.location.search)).toContain('"materialType":"FG"')
})

it('the inventory shows batches of other days when a link says so', async () => {
  const near = { bestBeforeFrom: today, bestBeforeTo: daysBefore(today, -30), stockPresent: true }
  const filter = encodeURIComponent(JSON.stringify(near))
  const { server, person } = open([sack], `/stock-receipt?filter=${filter}`)
  await row()
  expect(asked(server)[0]).toEqual(near)
  const tab = (name: string) => screen.getByRole('button', { name })
  await waitFor(() => expect(tab('Near expiry')).toHaveAttribute('aria-pressed', 'true'))
  await person.click(tab('Expired'))
  await waitFor(() =>
    expect(asked(server).at(-1)).toEqual({ bestBeforeTo: daysBefore(today, 1), stockPresent: true }),
  )
  expect(tab('Near expiry')).toHaveAttribute('aria-pressed', 'false')
  await person.click(tab('Quarantined'))
  await waitFor(() => expect(asked(server).at(-1)).toMatchObject({ state: 'quarantined' }))
})

it('the inventory marks batches that must not be used, in words', async () => {
  const mark = { reason: 'Smells', by: '9000000001', at: '2026-11-21T05:00:00.000Z' }
  const batch = (id: string, part: Partial<Batch>) => aStockBatch({ id, _id: id, batchNumber: id, ...part })
  open([
    batch('RM-261101-001', { quarantine: mark, state: 'quarantined', bestBefore: daysBefore(today, 1) }),
    batch('RM-261101-002', { bestBefore: today }),
    batch('RM-261101-003', { bestBefore: daysBefore(today, 1), expiryOverride: mark }),
    batch('RM-261101-004', { noStockConfirmed: true, bestBefore: daysBefore(today, -300) }),
  ])
  await screen.findByText('Near expiry', { selector: '.MuiChip-label' })
  const rows = (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/001QuarantinedExpired/)
  expect(rows[1]).toMatch(/002Near expiry/)
  expect(rows[2]).toMatch(/003Use allowed/)
  expect(rows[3]).toMatch(/004Confirmed empty/)
})

describe('Edit', () => {
  async function edit(part: Partial<Batch> = {}) {
    const batch = aStockBatch(part)
    const opened = open([batch])
    opened.server.on('GET /admin/stock/s1', ok(batch))
    await openRowMenu(opened.person, 'RM-261121-004')
    await opened.person.click(await screen.findByLabelText('Edit RM-261121-004'))
    expect(await screen.findByText('Edit Stock Entry')).toBeInTheDocument()
    return opened
  }
  const sent = {
    outlet: 'o1',
    price: 20,
    receivedOn: '2026-11-21',
    bestBefore: null,
    supplier: null,
    supplierLot: '',
    invoiceNumber: '',
    notes: '',
    version: 3,
  }

  it('lets outlet, price and details of the batch be changed, and nothing else', async () => {
    const { server, person } = await edit()
    server.on('PUT /admin/stock/s1', ok({ ...sack, price: 20 }))
    expect(await screen.findByLabelText('Quantity')).toBeDisabled()
    const form = await stockForm()
    expect(form.getByRole('combobox', { name: 'Product' })).toHaveAttribute('aria-disabled', 'true')
    await chooseInForm(person, 'Outlet', 'Annexe')
    await write(person, 'Price *', '20')
    await press(person, 'Update Stock')
    expect(await screen.findByText('Stock entry RM-261121-004 was changed.')).toBeInTheDocument()
    expect(server.callsOf('PUT /admin/stock/s1')[0]?.body).toEqual({ ...sent, outlet: 'o2' })
    expect(await screen.findByText('Receive Stock (RM)')).toBeInTheDocument()
  })

  it('locks the price of what a run made', async () => {
    await edit({ reservation: { _id: 'r1', reservationId: 'R-261121-03' } })
    expect(await screen.findByLabelText('Price *')).toBeDisabled()
    expect(screen.getByLabelText('Reservation')).toHaveValue('R-261121-03')
  })

  it.each([
    ['Change the price, keep their cost', 'keepRunCosts'],
    ['Change the price, cost the runs again', 'recostRuns'],
  ])('asks what a new price means for runs that were costed with the old one: %s', async (words, choice) => {
    const { server, person } = await edit()
    server.on('PUT /admin/stock/s1', {
      status: 409,
      body: { error: '…', code: 'PRICE_USED_IN_RUNS', details: { runs: ['R-261121-03', 'R-261121-04'] } },
    })
    await write(person, 'Price *', '20')
    await press(person, 'Update Stock')
    expect(await screen.findByText('What should the new price change?')).toBeInTheDocument()
    expect(screen.getByText(/R-261121-03, R-261121-04/)).toBeInTheDocument()
    server.on('PUT /admin/stock/s1', ok({ ...sack, price: 20 }))
    await press(person, words)
    expect(await screen.findByText('Stock entry RM-261121-004 was changed.')).toBeInTheDocument()
    const bodies = server.callsOf('PUT /admin/stock/s1').map(({ body }) => body as object)
    expect(bodies[0]).not.toHaveProperty(choice)
    expect(bodies[1]).toMatchObject({ price: 20, [choice]: true })
  })
})

describe('Delete', () => {
  const begin = async (batch = sack) => {
    const opened = open([batch])
    opened.server.on(`GET /stock/s1/reservations`, refusal(403, 'FORBIDDEN', 'Nothing refers to it.'))
    return opened
  }
  const ask = async ({ person }: Awaited<ReturnType<typeof begin>>) => {
    await openRowMenu(person, /^More: /)
    await person.click(await screen.findByLabelText(/^Delete /))
    return within(await screen.findByRole('dialog', { name: /^Delete batch/ }))
  }
  const confirm = (dialog: Awaited<ReturnType<typeof ask>>) => dialog.getByRole('button', { name: 'Delete' })

  it("asks first, then shows the server's message about the result", async () => {
    const opened = await begin()
    const message = 'Stock entry RM-261121-004-2 was deleted. Its 2.5 KG went back to batch RM-261121-004.'
    opened.server.on('DELETE /stock/s1', ok({ message }))
    const dialog = await ask(opened)
    expect(dialog.getByText('Are you sure you want to delete this stock entry?')).toBeInTheDocument()
    expect(opened.server.callsOf('DELETE /stock/s1')).toHaveLength(0)
    await opened.person.click(confirm(dialog))
    expect(await screen.findByText(message)).toBeInTheDocument()
  })

  it('refuses a batch that a reservation refers to', async () => {
    const opened = await begin()
    opened.server.on('GET /stock/s1/reservations', ok({ reservations: [{}], orders: [] }))
    const dialog = await ask(opened)
    expect(dialog.getByRole('alert')).toHaveTextContent(
      'Stock deletion not allowed for RM/SG stock assinged to some reservation.',
    )
    expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
  })

  it('shows that the check failed, and can be repeated', async () => {
    const opened = await begin()
    opened.server.on('GET /stock/s1/reservations', { status: 500 })
    const dialog = await ask(opened)
    expect(dialog.getByRole('alert')).toHaveTextContent('Error, Pls try again')
  })

  it('shows why the server refused the deletion', async () => {
    const opened = await begin()
    opened.server.on('DELETE /stock/s1', { status: 500 })
    const dialog = await ask(opened)
    await opened.person.click(confirm(dialog))
    expect(await screen.findByText('Failed to delete stock entry.')).toBeInTheDocument()
  })
})

describe('on a phone', () => {
  const wide = window.matchMedia
  beforeEach(() => {
    window.matchMedia = (query) => Object.assign(wide(query), { matches: query.includes('max-width') })
  })
  afterEach(() => {
    window.matchMedia = wide
  })

  it('shows cards headed by the product, and the filters in a sheet', async () => {
    const { person } = open()
    const heading = await screen.findByRole('heading', { name: /^Rock salt/ })
    const card = within(heading.closest('li') as HTMLElement)
    expect(card.getByRole('link', { name: 'RM-261121-004' })).toBeInTheDocument()
    expect(screen.queryByLabelText('Material type')).not.toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Filter (2)' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter the list' }))
    expect(sheet.getByLabelText('Material type')).toBeInTheDocument()
    await person.click(sheet.getByRole('button', { name: 'Show the list' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('asks at once for best before and the supplier of a sack', async () => {
    const { server } = open([sack], '/stock-receipt', { styled: true })
    server.on(
      'GET /admin/suppliers',
      page('suppliers', [{ id: 'u1', _id: 'u1', name: 'Sri Lakshmi Spices' }]),
    )
    const form = await stockForm()
    expect(form.getByLabelText('Best before')).toBeVisible()
    expect(await form.findByRole('combobox', { name: 'Supplier' })).toBeVisible()
    expect(form.getByLabelText('Supplier’s lot')).not.toBeVisible()
  })

  it('folds away what is more about the batch, until something in it is wrong', async () => {
    const { server, person } = open()
    const more = await screen.findByRole('button', { name: 'More about this batch' })
    expect(more).toHaveAttribute('aria-expanded', 'false')
    const sentence = 'The lot is too long.'
    server.on('POST /stock', {
      status: 400,
      body: { error: sentence, code: 'VALIDATION_FAILED', details: { fields: { supplierLot: sentence } } },
    })
    await chooseInForm(person, 'Outlet', 'Kitchen')
    await chooseInForm(person, 'Product', 'Rock salt')
    await write(person, 'Quantity *', '2')
    await write(person, 'Price *', '2')
    await press(person, 'Create Stock')
    await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'true'))
    expect(screen.getByLabelText('Supplier’s lot')).toHaveAccessibleDescription(sentence)
  })
})

it('the inventory is read again once stock was received or refreshed', async () => {
  const { server } = open([sack], '/stock-receipt/refresh')
  await row()
  const before = asked(server).length
  server
    .on('POST /stock/refresh-quantities', ok({ message: 'Done.', drift: 2 }))
    .on('GET /admin/stock', page('stock', []))
  const panel = within(screen.getByRole('tabpanel', { name: 'Stock Refresh' }))
  panel.getByRole('button', { name: 'Stock Refresh' }).click()
  expect(await screen.findByText('2 counters were wrong and are corrected.')).toBeInTheDocument()
  await waitFor(() => expect(asked(server).length).toBeGreaterThan(before))
})
