import { screen, within } from '@testing-library/react'
import { faults } from '../../../testing/axe.js'
import { aSession } from '../../../testing/builders.js'
import { FakeServer, ok, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

const monthEnd = {
  month: '2026-11',
  isClosed: false,
  isRegistered: true,
  missing: [],
  hints: [],
  tax: { taxable: 2000, igst: 120, cgst: 25, sgst: 25, value: 2170, invoices: 3, notes: 0, notesValue: 0 },
  sales: 2170,
  purchases: 0,
  result: 0,
  turnover: { year: 0, twelveMonths: 0, limit: 0, percent: 0, isNear: false },
  files: [],
}
const vegetable = { value: 1050, taxable: 1000, igst: 0, cgst: 25, sgst: 25 }
const meat = { value: 1120, taxable: 1000, igst: 120, cgst: 0, sgst: 0 }
const summary = {
  month: '2026-11',
  rows: [
    { ...meat, hsnCode: '1602', description: 'Chicken Pickle', quantity: 1, rate: 12 },
    { ...vegetable, hsnCode: '', description: 'Gongura Pickle', quantity: 2, rate: 5 },
  ],
  total: { value: 2170, taxable: 2000, igst: 120, cgst: 25, sgst: 25 },
}

function open(answer: Parameters<FakeServer['on']>[1] = ok(summary)) {
  const server = new FakeServer()
    .on('GET /session', ok(aSession({ role: 'admin' })))
    .on('GET /admin/books', ok(monthEnd))
    .on('GET /admin/reports/hsn', answer)
    .listen()
  return { server, ...openConsole('/dashboard/books?month=2026-11') }
}

describe('GST by HSN code', () => {
  const wide = window.matchMedia
  afterEach(() => {
    window.matchMedia = wide
  })

  it('stands below the files of the month, and can be saved as a file', async () => {
    const { server } = open()
    const rows = within(await screen.findByRole('table', { name: 'GST by HSN code' })).getAllByRole('row')
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim()).join('|'))).toEqual([
      'HSN code|Jars|Rate|Without GST|IGST|CGST|SGST|With GST',
      'All together|||₹2,000.00|₹120.00|₹25.00|₹25.00|₹2,170.00',
      '1602 Chicken Pickle|1|12 %|₹1,000.00|₹120.00|₹0.00|₹0.00|₹1,120.00',
      'No HSN code Gongura Pickle|2|5 %|₹1,000.00|₹0.00|₹25.00|₹25.00|₹1,050.00',
    ])
    expect(screen.getByRole('link', { name: 'Save the HSN summary as CSV' })).toHaveAttribute(
      'href',
      '/api/admin/reports/hsn.csv?month=2026-11',
    )
    expect(server.callsOf('GET /admin/reports/hsn')[0]?.query).toEqual({ month: '2026-11' })
    expect(await faults()).toEqual([])
  })

  it('is a list of lines on a phone', async () => {
    window.matchMedia = (query) => Object.assign(wide(query), { matches: query.includes('max-width') })
    open()
    const list = within(await screen.findByRole('list', { name: 'GST by HSN code' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1602 Chicken Pickle₹1,120.001 jar · 12 % · ₹1,000.00 and ₹120.00 GST',
      'No HSN code Gongura Pickle₹1,050.002 jars · 5 % · ₹1,000.00 and ₹50.00 GST',
      'All together₹2,170.00',
    ])
    expect(await faults()).toEqual([])
  })

  it('is absent while no GST was collected', async () => {
    open(ok({ ...summary, rows: [] }))
    expect(await screen.findByText('Nothing is missing.')).toBeVisible()
    expect(screen.queryByText(/HSN/)).not.toBeInTheDocument()
  })

  it('offers another try when it could not be loaded', async () => {
    const { server, person } = open(refusal(503, 'ERROR', 'The database is away.'))
    await screen.findByText('The database is away.')
    server.on('GET /admin/reports/hsn', ok(summary))
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table', { name: 'GST by HSN code' })).toBeVisible()
  })
})
