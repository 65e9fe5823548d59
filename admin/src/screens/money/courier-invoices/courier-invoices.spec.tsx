import { screen, waitFor, within } from '@testing-library/react'
import {
  type CourierCharge,
  type CourierInvoiceCheck,
  type OpenCourierCharges,
} from '../../../api/api-types.js'
import { faults } from '../../../testing/axe.js'
import { aSession } from '../../../testing/builders.js'
import { FakeServer, ok, page, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'
import { answerUploads, uploadsSent } from '../../../testing/uploads.js'

const charge: CourierCharge = {
  id: 'DEL-1:14900000000017:forward:1',
  invoice: 'DEL-1',
  day: '2026-11-30',
  waybill: '14900000000017',
  orderId: 'P-7KQ4-M2XD',
  type: 'forward',
  weightGrams: 2000,
  ourGrams: 1500,
  deadWeightGrams: 1480,
  hasWeightPhoto: true,
  charge: 100,
  tax: 18,
  total: 118,
  quoted: 94.4,
  troubles: ['weight', 'amount'],
  open: true,
  closed: null,
  dispute: null,
}
const dispute = {
  state: 'open' as const,
  amount: 23.6,
  note: 'It weighed less.',
  at: '2026-12-01T10:05:50.000Z',
  by: '9000000001',
  changedAt: '2026-12-01T10:05:50.000Z',
}
const invoice = {
  id: 'DEL-1',
  day: '2026-11-30',
  lines: 84,
  openLines: 1,
  charge: 7420.5,
  tax: 1335.69,
  total: 8756.19,
}
const check: CourierInvoiceCheck = {
  count: 84,
  already: 0,
  added: 84,
  charge: 7420.5,
  tax: 1335.69,
  differing: 1,
  faultCount: 0,
  faults: [],
  troubles: [
    {
      line: 7,
      waybill: charge.waybill,
      orderId: charge.orderId,
      type: 'forward',
      weightGrams: 2000,
      ourGrams: 1500,
      total: 118,
      quoted: 94.4,
      troubles: ['weight'],
    },
  ],
  headings: ['Waybill', 'gross_amount'],
  columns: [
    { column: 'waybill', heading: 'Waybill' },
    { column: 'charge', heading: 'gross_amount' },
  ],
}

function open(path: string, waiting: OpenCourierCharges, role: 'admin' | 'ops' = 'admin') {
  const server = new FakeServer()
    .on('GET /session', ok(aSession({ role })))
    .on('GET /admin/courier-charges/open', ok(waiting))
    .on('GET /admin/courier-invoices', page('courier-invoices', [invoice]))
    .listen()
  return { server, ...openConsole(path) }
}
const PATH = `/admin/courier-charges/${encodeURIComponent(charge.id)}`

describe('the invoices of the courier', () => {
  it('show what differs with our own figures, and parcels without a charge', async () => {
    const uncharged = [{ waybill: '149', orderId: 'P-LEFT-2345', bookedAt: dispute.at, quoted: null }]
    open('/dashboard/courier-invoices', { charges: [charge], uncharged })
    const work = within(await screen.findByRole('region', { name: '1 charge to look at' }))
    for (const text of [
      '₹118.00 with GST; our quote ₹94.40',
      'Charged weight above ours · More than our quote',
      /Charged for 2,000 g; by our figures 1,500 g\. On our scale: 1,480 g\./,
      'Invoice DEL-1 of 30 Nov 2026',
    ])
      expect(work.getByText(text)).toBeInTheDocument()
    expect(work.getByRole('link', { name: 'See the photo' })).toHaveAttribute(
      'href',
      '/api/admin/shipments/P-7KQ4-M2XD/parcels/14900000000017/photo',
    )
    const left = within(screen.getByRole('region', { name: '1 parcel without a charge' }))
    expect(left.getByText('Waybill 149, booked on 1 Dec 2026; our quote none')).toBeInTheDocument()
    expect(await screen.findByText('₹8,756.19')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Disputes for the courier (CSV)' })).toBeInTheDocument()
    expect(await faults()).toEqual([])
  })

  it('are disputed with the amount above the quote, then won', async () => {
    const { server, person } = open('/dashboard/courier-invoices', { charges: [charge], uncharged: [] })
    server.on(`POST ${PATH}/dispute`, refusal(409, 'CHARGE_SETTLED', 'Somebody disputed it already.'))
    await person.click(await screen.findByRole('button', { name: 'Dispute it' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'How much do you ask back?' }))
    expect(await dialog.findByRole('textbox', { name: /Amount with GST/ })).toHaveValue('23.6')
    await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'It weighed less.')
    await person.click(dialog.getByRole('button', { name: 'Dispute it' }))
    expect(await screen.findByText('Somebody disputed it already.')).toBeInTheDocument()
    const disputed = { ...charge, dispute }
    server
      .on(`POST ${PATH}/dispute`, ok(disputed))
      .on('GET /admin/courier-charges/open', ok({ charges: [disputed], uncharged: [] }))
    await person.click(dialog.getByRole('button', { name: 'Dispute it' }))
    expect(await screen.findByText('To be sent: ₹23.60. It weighed less.')).toBeInTheDocument()
    expect(server.callsOf(`POST ${PATH}/dispute`).at(-1)?.body).toEqual({
      amount: 23.6,
      note: 'It weighed less.',
    })

    server
      .on(`POST ${PATH}/dispute/state`, ok(disputed))
      .on('GET /admin/courier-charges/open', ok({ charges: [], uncharged: [] }))
    await person.click(screen.getByRole('button', { name: 'Won' }))
    const won = within(await screen.findByRole('dialog', { name: 'How much did the courier give back?' }))
    await person.click(await won.findByRole('button', { name: 'Won' }))
    await waitFor(() => expect(screen.queryByText('1 charge to look at')).not.toBeInTheDocument())
    expect(server.callsOf(`POST ${PATH}/dispute/state`).at(-1)?.body).toEqual({ state: 'won', amount: 23.6 })
  })

  it('show all charges of one, what waits first, and how others were settled', async () => {
    const closed = { at: dispute.at, by: '9000000001', note: 'It is right.' }
    const settled = {
      ...charge,
      id: 'DEL-1:2:rto:1',
      waybill: '2',
      type: 'rto' as const,
      open: false,
      closed,
    }
    const { server } = open('/dashboard/courier-invoices/charges?invoice=DEL-1', {
      charges: [],
      uncharged: [],
    })
    server.on('GET /admin/courier-charges', page('courier-charges', [settled, charge]))
    await screen.findByText('Way back 2')
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Delivery 14900000000017',
      'Way back 2',
    ])
    expect(screen.getByText(/^Settled on .* by 9000000001: It is right\.$/)).toBeInTheDocument()
    expect(screen.getAllByRole('button', { name: 'It is right' })).toHaveLength(1)
  })

  it('are for admins', async () => {
    open('/dashboard/courier-invoices', { charges: [], uncharged: [] }, 'ops')
    expect(await screen.findByText('Your role cannot open this screen. An admin can.')).toBeInTheDocument()
  })
})

describe('the import of an invoice', () => {
  const file = () => new File(['Waybill\n'], 'awb.csv')
  const named = 'number=DEL-1&day=2026-11-30'

  it('wants number and day, lets the owner say which column is which, and books', async () => {
    const { person } = open('/dashboard/courier-invoices/import', { charges: [], uncharged: [] })
    const fault = { line: 2, column: '', message: 'There is no heading.' }
    const unknown = {
      ...check,
      added: 0,
      differing: 0,
      troubles: [],
      faultCount: 1,
      faults: [fault],
      headings: ['Docket', 'Net'],
      columns: check.columns.map(({ column }) => ({ column, heading: null })),
    }
    answerUploads({ [`POST /api/admin/courier-invoices/check?${named}`]: ok(unknown) })
    expect(await screen.findByText('Enter number and day first.')).toBeInTheDocument()
    await person.type(screen.getByRole('textbox', { name: 'Number of the invoice' }), 'DEL-1')
    await person.type(screen.getByRole('textbox', { name: 'Day of the invoice' }), '30 Nov 2026')
    await person.upload(await screen.findByLabelText('Choose the file'), file())
    expect(await screen.findByText('Nothing can be booked: 1 place is not right.')).toBeInTheDocument()
    for (const [column, heading] of [
      ['Waybill', 'Docket'],
      ['Charge without GST', 'Net'],
    ] as const) {
      await person.click(screen.getByRole('combobox', { name: column }))
      await person.click(await screen.findByRole('option', { name: heading }))
    }
    const mapped = `waybill=Docket&charge=Net&${named}`
    answerUploads({
      [`POST /api/admin/courier-invoices/check?${mapped}`]: ok(check),
      [`POST /api/admin/courier-invoices?${mapped}`]: ok({ message: '', added: 84, already: 0, open: 1 }),
    })
    await person.click(screen.getByRole('button', { name: 'Read the file again' }))
    expect(await screen.findByText('84 new charges, ₹8,756.19 with GST')).toBeInTheDocument()
    const table = within(screen.getByRole('region', { name: 'What differs' }))
    expect(table.getByRole('cell', { name: '2,000 / 1,500 g' })).toBeInTheDocument()
    expect(await faults()).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Book 84 charges' }))
    expect(await screen.findByText('84 charges were booked.')).toBeInTheDocument()
    expect(uploadsSent()).toHaveLength(2)
  })
})
