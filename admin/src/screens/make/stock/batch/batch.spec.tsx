import { screen, waitFor, within } from '@testing-library/react'
import { type Batch, type StockMovement } from '../../../../api/api-types.js'
import { dayInIndia, daysBefore } from '../../../../kit/ui/ist.js'
import { faults } from '../../../../testing/axe.js'
import { ok, refusal } from '../../../../testing/fake-server.js'
import { openConsole, type Person, searchFor } from '../../../../testing/open-console.js'
import { aStockBatch, stockServer, write } from '../../../../testing/stock.js'

const ADDRESS = '/stock-receipt/RM-261121-004'
const yesterday = daysBefore(dayInIndia(new Date()), 1)
const mark = { reason: 'It smells', by: '9000000002', at: '2026-11-21T06:30:00.000Z' }

const movement = (part: Partial<StockMovement>): StockMovement => ({
  id: 'm1',
  kind: 'receipt',
  delta: { quantity: 25, reserved: 0, used: 0 },
  balance: { quantity: 25, reserved: 0, used: 0, remaining: 25 },
  cause: { document: 'stock', id: 's1', line: 0 },
  reason: '',
  note: '',
  by: '9000000001',
  at: '2026-11-21T05:00:00.000Z',
  ...part,
})
const spoilt = movement({
  id: 'm2',
  kind: 'correction',
  delta: { quantity: -1.5, reserved: 0, used: 0 },
  balance: { quantity: 23.5, reserved: 0, used: 0, remaining: 23.5 },
  reason: 'spoilt',
  note: 'Wet',
})

const shipped = movement({
  id: 'm0',
  kind: 'ship',
  delta: { quantity: 0, reserved: -2, used: 2 },
  cause: { document: 'order', id: '6740c1f2a4b5c6d7e8f90123', line: 0 },
})

function open(part: Partial<Batch> = {}, role: 'admin' | 'ops' = 'admin') {
  const batch = aStockBatch(part)
  const server = stockServer([batch], role)
    .on('GET /admin/stock/RM-261121-004', ok(batch))
    .on('GET /admin/stock/s1/history', ({ query }) =>
      ok(query.before ? { rows: [shipped, movement({})], more: false } : { rows: [spoilt], more: true }),
    )
  return { server, ...openConsole(ADDRESS) }
}
const press = async (person: Person, name: string) =>
  person.click(await screen.findByRole('button', { name }))
const dialogOf = async () => within(await screen.findByRole('dialog'))
async function pick(person: Person, field: string, option: string) {
  await person.click(await (await dialogOf()).findByRole('combobox', { name: field }))
  await person.click(await screen.findByRole('option', { name: option }))
}
const submitDialog = async (person: Person, name: string) =>
  person.click((await dialogOf()).getByRole('button', { name }))

it('the page of a batch shows its facts and its history, older rows on request', async () => {
  const { server, person } = open({ supplierLot: 'GT-2291', notes: 'Two sacks' })
  expect(await screen.findByRole('heading', { name: 'Batch RM-261121-004' })).toBeInTheDocument()
  expect(await screen.findByText('GT-2291')).toBeInTheDocument()
  expect(screen.getByText('Bought')).toBeInTheDocument()
  const row = await screen.findByRole('row', { name: /Corrected/ })
  expect(row).toHaveTextContent(
    /quantity −1.5 KG23.5 KGQuantity 23.5, reserved 0, used 09000000001Spoilt: Wet/,
  )
  await press(person, 'Older')
  expect(await screen.findByRole('row', { name: /Received/ })).toHaveTextContent('quantity +25 KG')
  expect(screen.getByRole('row', { name: /Shipped/ })).toHaveTextContent('reserved −2 KG, used +2 KG')
  expect(screen.getByRole('link', { name: 'Shipped' })).toHaveAttribute(
    'href',
    '/assign-stock?order=6740c1f2a4b5c6d7e8f90123',
  )
  expect(server.callsOf('GET /admin/stock/s1/history')[1]?.query).toEqual({ before: 'm2' })
  expect(screen.queryByRole('button', { name: 'Older' })).not.toBeInTheDocument()
  expect(await faults()).toEqual([])
})

it('the page of a batch says that the batch does not exist', async () => {
  stockServer().on('GET /admin/stock/RM-261121-999', refusal(404, 'NOT_FOUND', 'The batch was not found.'))
  openConsole('/stock-receipt/RM-261121-999')
  expect(await screen.findByRole('alert')).toHaveTextContent('The batch was not found.')
})

describe('Correct', () => {
  it('books what is missing, with its reason', async () => {
    const { server, person } = open()
    server.on('POST /admin/stock/s1/corrections', ok(aStockBatch()))
    await press(person, 'Correct')
    await submitDialog(person, 'Correct')
    expect(await screen.findByText('Reason is required')).toBeInTheDocument()
    expect(screen.getByText('Quantity is required')).toBeInTheDocument()
    await pick(person, 'Reason', 'Spilt')
    await write(person, 'How much (KG) *', '1.5')
    await submitDialog(person, 'Correct')
    expect(await screen.findByText('Batch RM-261121-004 was corrected.')).toBeInTheDocument()
    expect(server.callsOf('POST /admin/stock/s1/corrections')[0]?.body).toEqual({
      reason: 'spilt',
      quantity: -1.5,
    })
  })

  it('lets a miscount find more', async () => {
    const { server, person } = open()
    server.on('POST /admin/stock/s1/corrections', ok(aStockBatch()))
    await press(person, 'Correct')
    await pick(person, 'Reason', 'Miscounted')
    await person.click(await screen.findByRole('radio', { name: 'more than on paper' }))
    await write(person, 'How much (KG) *', '2')
    await write(person, 'Note', 'Behind the door')
    await submitDialog(person, 'Correct')
    await waitFor(() =>
      expect(server.callsOf('POST /admin/stock/s1/corrections')[0]?.body).toEqual({
        reason: 'miscounted',
        quantity: 2,
        note: 'Behind the door',
      }),
    )
  })

  it('shows a refusal beside its field and keeps what was typed', async () => {
    const { server, person } = open()
    const sentence = 'Only 25 are left.'
    server.on('POST /admin/stock/s1/corrections', {
      status: 400,
      body: { error: sentence, code: 'VALIDATION_FAILED', details: { fields: { quantity: sentence } } },
    })
    await press(person, 'Correct')
    await pick(person, 'Reason', 'Tasted')
    await write(person, 'How much (KG) *', '26')
    await submitDialog(person, 'Correct')
    const field = await screen.findByLabelText('How much (KG) *')
    await waitFor(() => expect(field).toHaveAccessibleDescription(sentence))
    expect(field).toHaveValue('26')
  })
})

describe('Quarantine', () => {
  it('freezes a batch with a reason', async () => {
    const { server, person } = open()
    server.on('POST /admin/stock/s1/quarantine', ok(aStockBatch()))
    await press(person, 'Quarantine')
    await submitDialog(person, 'Quarantine')
    expect(await screen.findByText('Reason is required')).toBeInTheDocument()
    await write(person, 'Reason *', 'It smells')
    await submitDialog(person, 'Quarantine')
    expect(await screen.findByText('Batch RM-261121-004 is in quarantine.')).toBeInTheDocument()
    expect(server.callsOf('POST /admin/stock/s1/quarantine')[0]?.body).toEqual({ reason: 'It smells' })
  })

  it('shows why a batch is frozen, and releases it', async () => {
    const { server, person } = open({ quarantine: mark, state: 'quarantined' })
    expect(await screen.findByText(/by 9000000002: It smells/)).toBeInTheDocument()
    server.on('DELETE /admin/stock/s1/quarantine', ok(aStockBatch()))
    await press(person, 'Release')
    await submitDialog(person, 'Release')
    expect(await screen.findByText('Batch RM-261121-004 can be used again.')).toBeInTheDocument()
  })
})

describe('an expired batch', () => {
  it('may be used when an admin gives a reason', async () => {
    const { server, person } = open({ bestBefore: yesterday, expired: true })
    expect(await screen.findByText(/^The best-before day .* is over/)).toBeInTheDocument()
    server.on('POST /admin/stock/s1/expiry-override', ok(aStockBatch()))
    await press(person, 'Allow its use')
    await write(person, 'Reason *', 'Still dry')
    await submitDialog(person, 'Allow its use')
    expect(await screen.findByText('Batch RM-261121-004 may be used.')).toBeInTheDocument()
    expect(server.callsOf('POST /admin/stock/s1/expiry-override')[0]?.body).toEqual({ reason: 'Still dry' })
  })

  it('counts as expired again when the permission is taken back', async () => {
    const { server, person } = open({ bestBefore: yesterday, expiryOverride: mark })
    server.on('DELETE /admin/stock/s1/expiry-override', ok(aStockBatch()))
    await press(person, 'Take the permission back')
    await submitDialog(person, 'Take the permission back')
    expect(await screen.findByText('Batch RM-261121-004 counts as expired again.')).toBeInTheDocument()
  })

  it('is no packer’s to allow', async () => {
    open({ bestBefore: yesterday, expired: true }, 'ops')
    expect(await screen.findByRole('button', { name: 'Quarantine' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Allow its use' })).not.toBeInTheDocument()
  })
})

it('a part of a batch is moved to another outlet, whose batch is then shown', async () => {
  const { server, person } = open()
  const there = aStockBatch({ outlet: { _id: 'o2', name: 'Annexe' }, batchNumber: 'RM-261122-008' })
  server.on('POST /admin/stock/s1/transfers', ok(there))
  await press(person, 'Transfer')
  expect((await dialogOf()).getByLabelText('How much (KG) *')).toHaveValue('25')
  await pick(person, 'To outlet', 'Annexe')
  await write(person, 'How much (KG) *', '5')
  await submitDialog(person, 'Transfer')
  expect(await screen.findByText('It is at Annexe now, as batch RM-261122-008.')).toBeInTheDocument()
  expect(server.callsOf('POST /admin/stock/s1/transfers')[0]?.body).toEqual({ outlet: 'o2', quantity: 5 })
})

it('a batch is edited on its own page', async () => {
  const { server, person } = open()
  server.on('GET /admin/stock/s1', ok(aStockBatch()))
  await press(person, 'Edit RM-261121-004')
  expect(await screen.findByRole('heading', { name: 'Edit Stock Entry' })).toBeInTheDocument()
  await press(person, 'Cancel')
  expect(await screen.findByText('Bought')).toBeInTheDocument()
})

it('a scanned number opens the page of its batch', async () => {
  stockServer().on('GET /admin/stock/RM-261121-004', ok(aStockBatch()))
  const { person } = openConsole('/stock-receipt')
  await searchFor(person, 'https://jaadi.example/jar/RM-261121-004')
  expect(await screen.findByRole('heading', { name: 'Batch RM-261121-004' })).toBeInTheDocument()
})

describe('complaints about jars of a batch', () => {
  const complaint = (id: string) => ({
    id,
    orderId: `P-${id}`,
    subject: `Issue for Order P-${id}`,
    status: 'Open',
    createdAt: '2026-11-20T05:00:00.000Z',
  })
  const aJarBatch = {
    product: {
      _id: 'p1',
      Id: 'FG-0001',
      name: 'CHICKEN',
      title: 'CHICKEN',
      description: '',
      price: 849,
      materialType: 'FG',
    },
  } as const

  it('are listed on its page, each leading to its conversation', async () => {
    const { server } = open(aJarBatch)
    server.on('GET /admin/batch-complaints/RM-261121-004', ok(['1', '2', '3'].map(complaint)))
    expect(await screen.findByText('3 complaints about jars of this batch')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Issue for Order P-1, 20 Nov 2026, Open' })).toHaveAttribute(
      'href',
      '/dashboard/support/P-1',
    )
    expect(await faults()).toEqual([])
  })

  it('are not looked for where no customer has anything of it', async () => {
    const { server } = open()
    await screen.findByRole('heading', { name: 'Batch RM-261121-004' })
    expect(server.callsOf('GET /admin/batch-complaints/RM-261121-004')).toHaveLength(0)
  })
})
