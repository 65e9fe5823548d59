import { screen, waitFor, within } from '@testing-library/react'
import { type Bill } from '../../../api/api-types.js'
import { dayInIndia } from '../../../kit/ui/ist.js'
import { faults } from '../../../testing/axe.js'
import { aSession } from '../../../testing/builders.js'
import { FakeServer, ok, page } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

const bill: Bill = {
  id: 'b1',
  supplier: 's1',
  supplierName: 'Sri Lakshmi Spices',
  gstin: '27AAPFU0939F1ZV',
  number: 'SL/118',
  day: '2026-10-01',
  dueDay: '2026-10-31',
  state: 'open',
  taxable: 4250,
  cgst: 0,
  sgst: 0,
  igst: 212.5,
  rounding: 0.5,
  total: 4463,
  paid: 2000,
  open: 2463,
  claimable: true,
  hasPhoto: false,
  cancelled: null,
  notes: '',
  lines: [{ what: 'Guntur chilli powder', hsnCode: '0904', rate: 5, taxable: 4250, tax: 212.5 }],
  receipts: [{ _id: 'r1', batchNumber: 'RM-261001-004' }],
  payments: [
    {
      id: 'p1',
      day: '2026-10-20',
      amount: 2000,
      paidFrom: 'bank',
      reference: 'UTR 1',
      by: '9000000001',
      takenBack: null,
    },
  ],
  version: 3,
}
const owed = [
  {
    supplier: 's1',
    supplierName: 'Sri Lakshmi Spices',
    bills: 1,
    open: 2463,
    overdue: 2463,
    dueDay: '2026-10-31',
  },
]
const supplier = {
  id: 's1',
  _id: 's1',
  name: 'Sri Lakshmi Spices',
  gstin: '27AAPFU0939F1ZV',
  activeFlag: true,
}
const receipt = {
  _id: 'r2',
  batchNumber: 'RM-261120-001',
  what: 'Guntur chilli powder',
  receivedOn: '2026-11-20',
  quantity: 25,
  priceUnit: 'KG',
  amount: 5250,
  hsnCode: '0904',
  rate: 5,
  invoiceNumber: 'SL/200',
}

function open(path: string) {
  const server = new FakeServer()
    .on('GET /session', ok(aSession()))
    .on('GET /admin/bills', page('bills', [bill]))
    .on('GET /admin/bills/counts', ok({ counts: [1, 0] }))
    .on('GET /admin/bills/owed', ok(owed))
    .on('GET /admin/bills/unbilled', ok([receipt]))
    .on('GET /admin/bills/b1', ok(bill))
    .on('GET /admin/suppliers', page('suppliers', [supplier]))
    .on('GET /admin/suppliers/s1', ok(supplier))
    .listen()
  return { server, ...openConsole(path) }
}

it('the bills say what is owed to whom, and since when it is overdue', async () => {
  open('/dashboard/bills')
  const list = within(await screen.findByRole('region', { name: 'What is owed' }))
  expect(
    list.getByRole('link', { name: /Sri Lakshmi Spices.*₹2,463.*Overdue since 31 Oct 2026/ }),
  ).toHaveAttribute('href', '/dashboard/bills/account/s1')
  expect(await screen.findByRole('link', { name: 'SL/118' })).toHaveAttribute('href', '/dashboard/bills/b1')
  expect(await faults()).toEqual([])
})

describe('a bill that is entered from its receipt', () => {
  const opened = async () => {
    const shown = open('/dashboard/bills/new?supplier=s1&receipt=r2')
    await waitFor(() => expect(screen.getByLabelText('Number *')).toHaveValue('SL/200'))
    return shown
  }

  it('is filled in from it, with the tax that its price contains', async () => {
    const { server, person } = await opened()
    server.on('POST /admin/bills', ok({ ...bill, id: 'b1' }))
    expect(screen.getByRole('checkbox', { name: /RM-261120-001/ })).toBeChecked()
    expect(screen.getByLabelText('Taxable value *')).toHaveValue('5,000')
    expect(screen.getByLabelText('Total *')).toHaveValue('5,250')
    await person.click(screen.getByRole('button', { name: 'Enter a bill' }))
    expect(await screen.findByText('The bill was saved.')).toBeInTheDocument()
    expect(server.callsOf('POST /admin/bills')[0]?.body).toMatchObject({
      supplier: 's1',
      number: 'SL/200',
      day: dayInIndia(new Date()),
      lines: [{ what: 'Guntur chilli powder', hsnCode: '0904', rate: 5, taxable: 5000, tax: null }],
      total: 5250,
      receipts: ['r2'],
    })
  })

  it('takes the line away with the tick, and names what is missing', async () => {
    const { server, person } = await opened()
    await person.click(screen.getByRole('checkbox', { name: /RM-261120-001/ }))
    await person.clear(screen.getByLabelText('Total *'))
    await person.clear(screen.getByLabelText('Taxable value *'))
    await person.click(screen.getByRole('button', { name: 'Enter a bill' }))
    expect(await screen.findByText('Taxable value is required')).toBeInTheDocument()
    expect(screen.getByText('Total is required')).toBeInTheDocument()
    expect(server.callsOf('POST /admin/bills')).toHaveLength(0)
  })

  it('says which bill is in the books already', async () => {
    const { server, person } = await opened()
    const error = 'Bill SL/200 of Sri Lakshmi Spices is in the books already, of 20 Nov 2026.'
    server.on('POST /admin/bills', { status: 409, body: { code: 'BILL_EXISTS', error, details: {} } })
    await person.click(screen.getByRole('button', { name: 'Enter a bill' }))
    expect(await screen.findByText(error)).toBeInTheDocument()
    expect(screen.getByLabelText('Number *')).toHaveValue('SL/200')
  })
})

describe('one bill', () => {
  it('shows its lines, its payments and what is open', async () => {
    open('/dashboard/bills/b1')
    expect(await screen.findByText('Overdue since 31 Oct 2026')).toBeInTheDocument()
    expect(screen.getByText('HSN 0904 · 5 % GST, ₹212.50')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'RM-261001-004' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Cancel the bill' })).not.toBeInTheDocument()
    expect(await faults()).toEqual([])
  })

  it('is paid with what is open, and tells when that is too much', async () => {
    const { server, person } = open('/dashboard/bills/b1')
    await person.click(await screen.findByRole('button', { name: 'Write down a payment' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Write down a payment' }))
    expect(dialog.getByLabelText('Amount')).toHaveValue('2,463')
    const error = '₹463 of bill SL/118 are open, which is less than ₹2,463.'
    server.on('POST /admin/bills/b1/payments', {
      status: 409,
      body: { code: 'PAYMENT_EXCEEDS_BILL', error, details: {} },
    })
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(error)).toBeInTheDocument()
    server.on('POST /admin/bills/b1/payments', ok({ ...bill, state: 'paid', open: 0 }))
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The payment was written down.')).toBeInTheDocument()
    expect(server.callsOf('POST /admin/bills/b1/payments').at(-1)?.body).toEqual({
      day: dayInIndia(new Date()),
      amount: 2463,
      paidFrom: 'bank',
      reference: '',
    })
  })

  it('takes a payment back with a reason', async () => {
    const { server, person } = open('/dashboard/bills/b1')
    server.on('POST /admin/bills/b1/payments/p1/take-back', ok(bill))
    await person.click(await screen.findByRole('button', { name: 'Take back the payment of ₹2,000.00' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Take this payment back?' }))
    await person.click(await dialog.findByRole('button', { name: 'Take back' }))
    expect(await dialog.findByText('Say why.')).toBeInTheDocument()
    await person.type(dialog.getByLabelText(/Why/), 'Typed twice')
    await person.click(dialog.getByRole('button', { name: 'Take back' }))
    await waitFor(() =>
      expect(server.callsOf('POST /admin/bills/b1/payments/p1/take-back')[0]?.body).toEqual({
        reason: 'Typed twice',
      }),
    )
  })
})
