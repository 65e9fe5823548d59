import { screen, waitFor, within } from '@testing-library/react'
import { faults } from '../../../testing/axe.js'
import { aSession } from '../../../testing/builders.js'
import { FakeServer, ok, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

const customers = { account: 'customers', name: 'Customers', group: 'Sundry Debtors' }
const sales = { account: 'sales', name: 'Sales', group: 'Sales Accounts' }
const books = {
  month: '2026-10',
  rows: [
    { ...customers, opening: 100, debit: 849, credit: 0, closing: 949 },
    { ...sales, opening: -100, debit: 0, credit: 849, closing: -949 },
  ],
  debit: 949,
  credit: 949,
  stock: { rawMaterial: 8250.5, semiFinished: 0, finished: 21_400, total: 29_650.5 },
}
const voucher = {
  id: 'invoice:JD/26-27/00042',
  kind: 'invoice',
  type: 'Sales',
  day: '2026-10-21',
  number: 'JD/26-27/00042',
  amount: 849,
  narration: 'Order P-7KQ4-M2XD',
  entries: [
    { account: 'customers', name: 'Customers', amount: 849 },
    { account: 'sales', name: 'Sales', amount: -849 },
  ],
  about: { kind: 'order', id: 'P-7KQ4-M2XD' },
}
const month = {
  month: '2026-10',
  isClosed: false,
  closedAt: null,
  closedBy: null,
  refusal: null,
  missing: [],
}
const closed = { ...month, isClosed: true, closedAt: '2026-11-02T06:00:00Z', closedBy: '9000000001' }

function open(
  path = '/dashboard/day-book?month=2026-10',
  state: object = month,
  answer: Parameters<FakeServer['on']>[1] = ok(books),
) {
  const server = new FakeServer()
    .on('GET /session', ok(aSession({ role: 'admin' })))
    .on('GET /admin/ledger', answer)
    .on('GET /admin/closed-months', ok(state))
    .listen()
  return { server, ...openConsole(path) }
}

describe('the day book', () => {
  it('begins with the trial balance, whose ledgers are links, and has the stock and the files below', async () => {
    const { server } = open()
    const table = within(await screen.findByRole('table', { name: 'Trial balance' }))
    expect(
      table
        .getAllByRole('row')
        .map((row) => [...row.children].map((cell) => cell.textContent?.trim()).join('|')),
    ).toEqual([
      'Ledger|Opening|Debit|Credit|Closing',
      'Customers Sundry Debtors|₹100.00 Dr|₹849.00|–|₹949.00 Dr',
      'Sales Sales Accounts|₹100.00 Cr|–|₹849.00|₹949.00 Cr',
      'Total||||₹949.00 Dr₹949.00 Cr',
    ])
    expect(table.getByRole('link', { name: 'Customers' })).toHaveAttribute(
      'href',
      '/dashboard/day-book/ledger?month=2026-10&account=customers',
    )
    expect(screen.getByText('₹29,650.50')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Vouchers for Tally' })).toHaveAttribute(
      'href',
      '/api/admin/ledger/tally-vouchers.xml?month=2026-10',
    )
    expect(server.callsOf('GET /admin/ledger')[0]?.query).toEqual({ month: '2026-10' })
    expect(await faults()).toEqual([])
  })

  it('offers another try when it could not be loaded', async () => {
    const { server, person } = open(undefined, month, refusal(503, 'ERROR', 'The database is away.'))
    await screen.findByText('The database is away.')
    server.on('GET /admin/ledger', ok(books))
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table', { name: 'Trial balance' })).toBeVisible()
  })

  it('is a list of closing balances on a phone', async () => {
    const wide = window.matchMedia
    window.matchMedia = (query) => Object.assign(wide(query), { matches: query.includes('max-width') })
    open()
    const list = within(await screen.findByRole('list', { name: 'Trial balance' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Customers₹949.00 DrSundry Debtors',
      'Sales₹949.00 CrSales Accounts',
      'Total₹949.00 Dr₹949.00 Cr',
    ])
    expect(await faults()).toEqual([])
    window.matchMedia = wide
  })
})

describe('a month', () => {
  it('is closed after a question, and then says when and by whom', async () => {
    const { server, person } = open()
    server.on('POST /admin/closed-months', ok(closed))
    await person.click(await screen.findByRole('button', { name: 'Close the month' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Close October 2026?' }))
    server.on('GET /admin/closed-months', ok(closed))
    await person.click(dialog.getByRole('button', { name: 'Close it for good' }))
    expect(
      await screen.findByText(
        /October 2026 was closed on 2 Nov 2026.* by 9000000001\. Its vouchers and balances/,
      ),
    ).toBeVisible()
    expect(
      screen.getByText(/A price that is put right later changes it, also in a closed month\./),
    ).toBeVisible()
    expect(server.callsOf('POST /admin/closed-months')[0]?.body).toEqual({ month: '2026-10' })
    expect(screen.queryByRole('button', { name: 'Close the month' })).not.toBeInTheDocument()
  })

  it('that lacks papers says which, with the way there, and cannot be closed', async () => {
    const missing = [
      { sentence: 'The drawer of 30 Oct 2026 was not counted.', path: '/dashboard/drawer' },
      { sentence: 'A bill has no number.', path: null },
    ]
    open(undefined, { ...month, missing })
    expect(await screen.findByRole('link', { name: missing[0]?.sentence })).toHaveAttribute(
      'href',
      '/dashboard/drawer',
    )
    expect(screen.getByText('A bill has no number.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Close the month' })).toBeDisabled()
    expect(await faults()).toEqual([])
  })

  it('that is not over says so', async () => {
    open(undefined, { ...month, refusal: 'Oct 2026 is not over yet.' })
    expect(await screen.findByText('Oct 2026 is not over yet.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Close the month' })).toBeDisabled()
  })
})

describe('a ledger', () => {
  it('opens to its vouchers, each with the way to its order and the balance after it', async () => {
    const { server } = open('/dashboard/day-book/ledger?month=2026-10&account=customers')
    const lines = [{ voucher, amount: 849, balance: 949 }]
    server.on('GET /admin/ledger/account', ok({ ...books.rows[0], month: '2026-10', lines, total: 1 }))
    const list = within(await screen.findByRole('list', { name: 'Customers' }))
    expect(list.getByRole('link', { name: 'Invoice JD/26-27/00042' })).toHaveAttribute(
      'href',
      '/assign-stock?order=P-7KQ4-M2XD',
    )
    expect(list.getByText('Balance ₹949.00 Dr')).toBeVisible()
    expect(server.callsOf('GET /admin/ledger/account')[0]?.query).toEqual({
      month: '2026-10',
      account: 'customers',
      page: '1',
      perPage: '50',
    })
    expect(await faults()).toEqual([])
  })
})

it('a day has its vouchers, and leads to the day before', async () => {
  const { server, person } = open('/dashboard/day-book/day?day=2026-10-21')
  server.on('GET /admin/ledger/day', ok({ day: '2026-10-21', vouchers: [voucher], total: 1 }))
  expect(await screen.findByRole('link', { name: 'Invoice JD/26-27/00042' })).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Day before' }))
  await waitFor(() => expect(server.callsOf('GET /admin/ledger/day').at(-1)?.query.day).toBe('2026-10-20'))
})

it('ledgers get the names of the accountant; a name that two have is refused beside its field', async () => {
  const { server, person } = open('/dashboard/day-book/names')
  const names = [
    { account: 'gateway', name: 'Payment gateway', usual: 'Payment gateway', group: 'Bank Accounts' },
    { account: 'sales', name: 'Sales', usual: 'Sales', group: 'Sales Accounts' },
  ]
  server.on('GET /admin/ledger/names', ok({ version: 7, names }))
  const sentence = 'Two ledgers cannot both be called Sales.'
  const fields = { 'names.sales': sentence }
  server.on('PUT /admin/ledger/names', refusal(400, 'VALIDATION_FAILED', sentence, { fields }))
  const field = await screen.findByLabelText('Payment gateway')
  await person.clear(field)
  await person.type(field, 'Sales')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByLabelText('Sales')).toBeInvalid()
  server.on('PUT /admin/ledger/names', ok({ version: 8, names }))
  await person.clear(field)
  await person.type(field, 'Cashfree')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The names were saved.')).toBeVisible()
  expect(server.callsOf('PUT /admin/ledger/names').at(-1)?.body).toEqual({
    version: 7,
    names: [{ account: 'gateway', name: 'Cashfree' }],
  })
  expect(await faults()).toEqual([])
})
