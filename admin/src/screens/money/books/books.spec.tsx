import { screen, within } from '@testing-library/react'
import { faults } from '../../../testing/axe.js'
import { aSession } from '../../../testing/builders.js'
import { FakeServer, ok, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

const plain = {
  month: '2026-11',
  isClosed: false,
  isRegistered: false,
  missing: [
    { sentence: 'Nov 2026 is not over: its figures go on changing until 30 Nov 2026.', path: null },
    {
      sentence: 'Order 26112300004 is paid, and its invoice has no number yet.',
      path: '/assign-stock?order=26112300004',
    },
  ],
  hints: [{ sentence: 'The turnover is 81 % of the one.', path: '/dashboard/settings/tax' }],
  tax: { taxable: 0, igst: 0, cgst: 0, sgst: 0, value: 0, invoices: 0, notes: 0, notesValue: 0 },
  sales: 72_700,
  purchases: 31_400,
  result: 12_830.4,
  turnover: { year: 642_300, twelveMonths: 1_620_000, limit: 2_000_000, percent: 81, isNear: true },
  files: [{ name: 'sales.csv', what: 'The sales register: each invoice a line.' }],
}
const taxed = {
  ...plain,
  isRegistered: true,
  isClosed: true,
  missing: [],
  hints: [],
  tax: {
    taxable: 69_238.1,
    igst: 1_204.5,
    cgst: 1_128.7,
    sgst: 1_128.7,
    value: 72_700,
    invoices: 41,
    notes: 1,
    notesValue: 699,
  },
}

function open(answer: Parameters<FakeServer['on']>[1], role: 'admin' | 'ops' = 'admin') {
  const server = new FakeServer()
    .on('GET /session', ok(aSession({ role })))
    .on('GET /admin/books', answer)
    .on('GET /admin/reports/hsn', ok({ month: '2026-11', rows: [], total: {} }))
    .listen()
  return { server, ...openConsole('/dashboard/books?month=2026-11') }
}
const figuresShown = () =>
  [...document.querySelectorAll('dl > *')].map((card) =>
    [...card.children].map(({ textContent }) => textContent).join('|'),
  )

describe('the books of a month', () => {
  it('show a shop without GST its sales and turnover, what is missing and where it is mended', async () => {
    const { server } = open(ok(plain))
    expect(await screen.findByRole('heading', { name: 'Missing before anything is filed' })).toBeVisible()
    expect(figuresShown()).toEqual([
      'Sales|₹72,700.00|Invoices less credit notes.',
      'Purchases|₹31,400.00|Goods that were received.',
      'Result|₹12,830.40|What came in, less what it cost.',
    ])
    expect(screen.getByText(/^₹6,42,300.00 since April\./)).toHaveTextContent('81 % of it')
    const link = screen.getByRole('link', {
      name: 'Open: Order 26112300004 is paid, and its invoice has no number yet.',
    })
    expect(link).toHaveAttribute('href', '/assign-stock?order=26112300004')
    const goodToKnow = screen.getByRole('region', { name: 'Good to know' })
    expect(within(goodToKnow).getByText('The turnover is 81 % of the one.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Download the month' })).toHaveAttribute(
      'href',
      '/api/admin/books/month.zip?month=2026-11',
    )
    const file = screen.getByRole('link', { name: 'sales.csv' })
    expect(file).toHaveAttribute('href', '/api/admin/books/file?month=2026-11&name=sales.csv')
    expect(file).toHaveAttribute('download', 'sales-2026-11.csv')
    expect(server.callsOf('GET /admin/reports/hsn')).toEqual([])
    expect(await faults()).toEqual([])
  })

  it('show a shop with GST what the month declares', async () => {
    const { server } = open(ok(taxed))
    expect(await screen.findByText('Nothing is missing.')).toBeVisible()
    expect(figuresShown()).toEqual([
      'Without GST|₹69,238.10|41 invoices',
      'GST|₹3,461.90|CGST ₹1,128.70 · SGST ₹1,128.70 · IGST ₹1,204.50',
      'Credit notes|₹699.00|1 note',
    ])
    expect(screen.getByText(/^This month is closed:.*What goods and stock cost still follows/)).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Turnover' })).toBeNull()
    expect(server.callsOf('GET /admin/reports/hsn')[0]?.query).toEqual({ month: '2026-11' })
  })

  it('offer another try when they cannot be loaded', async () => {
    const { server, person } = open(refusal(503, 'ERROR', 'The database is away.'))
    expect(await screen.findByText('The database is away.')).toBeVisible()
    server.on('GET /admin/books', ok(plain))
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('₹72,700.00')).toBeVisible()
  })

  it('are not shown to operations', async () => {
    const { server } = open(ok(plain), 'ops')
    expect(await screen.findByRole('link', { name: 'Back to the cockpit' })).toBeVisible()
    expect(server.callsOf('GET /admin/books')).toEqual([])
  })
})
