import { screen, waitFor, within } from '@testing-library/react'
import {
  type OpenPayouts,
  type PayoutCheck,
  type Settlement,
  type SettlementLine,
} from '../../../api/api-types.js'
import { faults } from '../../../testing/axe.js'
import { aSession } from '../../../testing/builders.js'
import { FakeServer, ok, page, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'
import { answerUploads, uploadsSent } from '../../../testing/uploads.js'

const line: SettlementLine = {
  id: 'AXIS1:PAYMENT:77',
  utr: 'AXIS1',
  settledAt: '2026-11-20T10:05:50.000Z',
  kind: 'payment',
  type: 'PAYMENT',
  eventId: '77',
  at: '2026-11-18T10:05:50.000Z',
  reference: 'JDI-1',
  orderId: 'P-7KQ4-M2XD',
  remarks: '',
  amount: 1200,
  fee: 20,
  tax: 3.6,
  tds: null,
  tcs: null,
  net: 1176.4,
  expected: 1249,
  state: 'differs',
  trouble: 'amount',
  open: true,
  closed: null,
}
const matched: SettlementLine = {
  ...line,
  id: 'AXIS1:PAYMENT:78',
  eventId: '78',
  amount: 1249,
  net: 1225.4,
  state: 'matched',
  trouble: null,
  open: false,
}
const settlement: Settlement = {
  id: 'AXIS1',
  providerId: '208386848',
  at: '2026-11-20T10:05:50.000Z',
  lines: 2,
  openLines: 1,
  payments: 2449,
  refunds: 0,
  other: 0,
  fee: 40,
  tax: 7.2,
  tds: 0,
  tcs: 1.25,
  net: 2401.8,
  transferred: 2401.8,
  difference: 0,
  open: true,
  closed: null,
}
const nothing: OpenPayouts = { lines: [], settlements: [], payments: [] }
const check: PayoutCheck = {
  count: 3,
  waiting: 1,
  already: 0,
  added: 2,
  states: { matched: 1, differs: 1, unknown: 0, foreign: 0, look: 0 },
  faultCount: 0,
  faults: [],
  troubles: [
    {
      line: 3,
      kind: 'payment',
      type: 'PAYMENT',
      state: 'differs',
      trouble: 'amount',
      reference: 'JDI-1',
      orderId: 'P-7KQ4-M2XD',
      amount: 1200,
      expected: 1249,
    },
  ],
  settlements: [{ utr: 'AXIS1', at: settlement.at, lines: 2, net: 2401.8, fee: 40, tax: 7.2, difference: 0 }],
}
const CHECK = 'POST /api/admin/payouts/check'
const RUN = 'POST /api/admin/payouts'

function open(path: string, waiting: OpenPayouts = nothing, role: 'admin' | 'ops' = 'admin') {
  const server = new FakeServer()
    .on('GET /session', ok(aSession({ role })))
    .on('GET /admin/payouts/open', ok(waiting))
    .on('GET /admin/settlements', page('settlements', [settlement]))
    .on('GET /admin/settlements/AXIS1', ok(settlement))
    .on('GET /admin/settlement-lines', page('settlement-lines', [matched, line]))
    .listen()
  return { server, ...openConsole(path) }
}

describe('the payouts', () => {
  it('show what does not match first, each with what to do, then all settlements', async () => {
    const payment = { id: '901', orderId: 'P-LEFT-2345', reference: 'JDI-2', amount: 500, at: line.at }
    const short = { ...settlement, id: 'AXIS2', net: 100, transferred: 90, difference: -10 }
    open('/dashboard/payouts', { lines: [line], settlements: [short], payments: [payment] })
    const work = within(await screen.findByRole('region', { name: '3 things to look at' }))
    expect(work.getByText('₹1,200.00; in our books ₹1,249.00')).toBeInTheDocument()
    expect(work.getByText(/^Another amount than in our books/)).toBeInTheDocument()
    expect(work.getByText('₹90.00 were transferred, the lines sum to ₹100.00')).toBeInTheDocument()
    expect(work.getByText('₹500.00 of 18 Nov 2026, in no settlement')).toBeInTheDocument()
    expect(work.getByRole('link', { name: 'P-LEFT-2345' })).toHaveAttribute(
      'href',
      '/assign-stock?order=P-LEFT-2345',
    )
    expect(await screen.findByRole('link', { name: 'AXIS1' })).toHaveAttribute(
      'href',
      '/dashboard/payouts/AXIS1',
    )
    expect(screen.getByRole('link', { name: 'Import a report' })).toHaveAttribute(
      'href',
      '/dashboard/payouts/import',
    )
    expect(screen.getByRole('link', { name: 'Lines of the month (CSV)' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/admin\/payouts\/lines\.csv\?month=\d{4}-\d{2}$/),
    )
    expect(await faults()).toEqual([])
  })

  it('settle a line by a note, and keep the words when the server refuses', async () => {
    const { server, person } = open('/dashboard/payouts', { ...nothing, lines: [line] })
    const path = `POST /admin/settlement-lines/${encodeURIComponent(line.id)}/settle`
    server.on(path, refusal(409, 'PAYOUT_SETTLED', 'Somebody settled it already.'))
    await person.click(await screen.findByRole('button', { name: 'Settle: Payment 77' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'What did you find out?' }))
    await person.click(await dialog.findByRole('button', { name: 'Settle' }))
    expect(dialog.getByText('Say in a few words how it was settled.')).toBeInTheDocument()
    await person.type(dialog.getByRole('textbox', { name: 'Note' }), 'Asked Cashfree.')
    await person.click(dialog.getByRole('button', { name: 'Settle' }))
    expect(await screen.findByText('Somebody settled it already.')).toBeInTheDocument()
    server.on(path, ok({ ...line, open: false })).on('GET /admin/payouts/open', ok(nothing))
    await person.click(dialog.getByRole('button', { name: 'Settle' }))
    await waitFor(() => expect(screen.queryByText('1 thing to look at')).not.toBeInTheDocument())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('are for admins', async () => {
    open('/dashboard/payouts', nothing, 'ops')
    expect(await screen.findByText('Your role cannot open this screen. An admin can.')).toBeInTheDocument()
  })
})

it('a settlement shows its sums, and its lines, what waits first', async () => {
  open('/dashboard/payouts/AXIS1')
  expect(await screen.findByText('The sum of its lines is exactly what was transferred.')).toBeInTheDocument()
  const lines = within(await screen.findByRole('region', { name: 'Lines' }))
  await lines.findByText('Payment 77')
  expect(lines.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Payment 77',
    'Payment 78',
  ])
  expect(lines.getByText('₹1,249.00 · -₹20.00 · -₹3.60')).toBeInTheDocument()
  expect(await faults()).toEqual([])
})

describe('the import of a report', () => {
  const file = () => new File(['Event ID\n'], 'recon.csv')

  it('shows what would be booked, then books it', async () => {
    const { person } = open('/dashboard/payouts/import')
    answerUploads({
      [CHECK]: ok(check),
      [RUN]: ok({ message: '', added: 2, already: 0, open: 1, settlements: ['AXIS1'] }),
    })
    await person.upload(await screen.findByLabelText('Choose the report'), file())
    expect(await screen.findByText('2 new lines (Matches: 1, Differs: 1)')).toBeInTheDocument()
    expect(screen.getByText('1 event is in no settlement yet: a later report has it')).toBeInTheDocument()
    const table = within(screen.getByRole('region', { name: 'What does not match' }))
    expect(table.getByRole('cell', { name: 'P-7KQ4-M2XD' })).toBeInTheDocument()
    expect(await faults()).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Book 2 lines' }))
    expect(await screen.findByText('2 lines were booked.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'See the payouts' })).toHaveAttribute(
      'href',
      '/dashboard/payouts',
    )
    expect(uploadsSent().map(({ route, type }) => [route, type])).toEqual([
      [CHECK, 'text/csv'],
      [RUN, 'text/csv'],
    ])
  })

  it('names the lines that are not right, and books nothing', async () => {
    const { person } = open('/dashboard/payouts/import')
    const bad = {
      ...check,
      faultCount: 1,
      faults: [{ line: 2, column: 'Event Amount', message: 'No amount.' }],
      troubles: [],
      settlements: [],
      added: 0,
    }
    answerUploads({ [CHECK]: ok(bad) })
    await person.upload(await screen.findByLabelText('Choose the report'), file())
    expect(await screen.findByText('Nothing can be booked: 1 place is not right.')).toBeInTheDocument()
    expect(screen.getByRole('row', { name: '2 Event Amount No amount.' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Book/ })).not.toBeInTheDocument()
  })

  it('shows that all lines are already booked, and why a file cannot be read', async () => {
    const { person } = open('/dashboard/payouts/import')
    answerUploads({ [CHECK]: ok({ ...check, added: 0, already: 2, troubles: [], waiting: 0 }) })
    await person.upload(await screen.findByLabelText('Choose the report'), file())
    expect(
      await screen.findByText('All of this is in the books. There is nothing to do.'),
    ).toBeInTheDocument()
    answerUploads({ [CHECK]: { status: 413, body: { error: 'The file is too large: at most 5 MB.' } } })
    await person.upload(screen.getByLabelText('Choose the report'), file())
    expect(await screen.findByText('The file is too large: at most 5 MB.')).toBeInTheDocument()
  })
})
