import { screen, waitFor, within } from '@testing-library/react'
import { type Expense } from '../../../api/api-types.js'
import { dayInIndia, monthOf } from '../../../kit/ui/ist.js'
import { faults } from '../../../testing/axe.js'
import { aSession } from '../../../testing/builders.js'
import { type Call, FakeServer, ok, page } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'
import { openRowMenu } from '../../../testing/row-menu.js'

const gas: Expense = {
  id: 'e1',
  _id: 'e1',
  date: '2026-11-14',
  type: 'Fuel',
  amount: 1800.5,
  description: 'Gas refill',
  vendor: 'HP Gas',
  gstin: '27AAPFU0939F1ZV',
  billNumber: 'HP/118',
  tax: 85.74,
  claimableTax: 0,
  paidFrom: 'bank',
  corrects: null,
  isClosed: false,
  version: 4,
}
const sums = {
  subtotals: [
    { type: 'Fuel', count: 3, amount: 5400 },
    { type: 'Salaries', count: 1, amount: 120_000 },
  ],
  count: 4,
  total: 125_400,
}
const nothing = { subtotals: [], count: 0, total: 0 }

function open(rows: Expense[] = [gas], summary: object = sums) {
  const server = new FakeServer()
    .on('GET /session', ok(aSession()))
    .on('GET /admin/expenses', page('expenses', rows))
    .on('GET /admin/expenses/summary', ok(summary))
    .on('GET /admin/expenses/e1', ok(gas))
    .listen()
  return { server, ...openConsole('/expenses') }
}
const filterOf = (call: Call | undefined) => JSON.parse(call?.query.filter ?? '{}') as Record<string, string>

it('the expenses show this month, its subtotals and its total, as the server adds them up', async () => {
  const { server } = open()
  expect(await screen.findByRole('heading', { name: 'Expense List' })).toBeInTheDocument()
  expect(await screen.findByText('₹1,25,400.00', { selector: '[role=status]' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Total Expenses' })).toBeInTheDocument()
  const month = monthOf(dayInIndia(new Date()))
  expect(filterOf(server.callsOf('GET /admin/expenses')[0])).toEqual(month)
  expect(filterOf(server.callsOf('GET /admin/expenses/summary')[0])).toEqual(month)
  expect(screen.getByText('₹1,20,000.00')).toBeInTheDocument()
  expect(await faults()).toEqual([])
})

it('the expenses say when there are none', async () => {
  open([], nothing)
  expect(await screen.findByText('No expenses found.')).toBeInTheDocument()
})

describe('Create Expense', () => {
  const openForm = async (opened: ReturnType<typeof open>) => {
    await opened.person.click(await screen.findByRole('button', { name: 'Create Expense' }))
    await screen.findByLabelText('Amount *')
    return opened
  }
  const fill = async ({ person }: ReturnType<typeof open>) => {
    const form = within(screen.getByLabelText('Amount *').closest('form') as HTMLElement)
    await person.click(form.getByRole('combobox', { name: /Type/ }))
    await person.click(await screen.findByRole('option', { name: 'Salaries' }))
    await person.type(form.getByLabelText('Amount *'), '99.9')
    await person.type(form.getByLabelText('Description'), 'Ramesh')
  }

  it('saves an expense of today, and loads the totals again', async () => {
    const opened = await openForm(open())
    const { server, person } = opened
    server.on('POST /admin/expenses', ok({ ...gas, id: 'e2' }))
    await fill(opened)
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The expense was saved.')).toBeInTheDocument()
    expect(server.callsOf('POST /admin/expenses')[0]?.body).toEqual({
      date: dayInIndia(new Date()),
      type: 'Salaries',
      amount: 99.9,
      description: 'Ramesh',
      paidFrom: 'bank',
    })
    await waitFor(() => expect(server.callsOf('GET /admin/expenses/summary').length).toBeGreaterThan(1))
    expect(screen.queryByLabelText('Amount *')).not.toBeInTheDocument()
  })

  it('names what is missing, without asking the server', async () => {
    const { server, person } = await openForm(open())
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Type is required')).toBeInTheDocument()
    expect(screen.getByText('Amount is required')).toBeInTheDocument()
    expect(server.callsOf('POST /admin/expenses')).toHaveLength(0)
  })

  it('says that it failed and keeps what was typed; Cancel leaves', async () => {
    const opened = await openForm(open())
    opened.server.on('POST /admin/expenses', { status: 500 })
    await fill(opened)
    await opened.person.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Failed to create expense .')).toBeInTheDocument()
    expect(screen.getByLabelText('Amount *')).toHaveValue('99.9')
    await opened.person.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByLabelText('Amount *')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Create Expense' })).toBeInTheDocument()
  })
})

it('an expense is edited from the version it was read with', async () => {
  const { server, person } = open()
  server.on('PUT /admin/expenses/e1', ok({ ...gas, amount: 1900, version: 5 }))
  await person.click(await screen.findByRole('button', { name: /^Edit Fuel of 14 Nov 2026/ }))
  const amount = await screen.findByLabelText('Amount *')
  expect(amount).toHaveValue('1,800.5')
  await person.clear(amount)
  await person.type(amount, '1900')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The expense was saved.')).toBeInTheDocument()
  expect(server.callsOf('PUT /admin/expenses/e1')[0]?.body).toEqual({
    date: '2026-11-14',
    type: 'Fuel',
    amount: 1900,
    description: 'Gas refill',
    vendor: 'HP Gas',
    gstin: '27AAPFU0939F1ZV',
    billNumber: 'HP/118',
    tax: 85.74,
    paidFrom: 'bank',
    version: 4,
  })
})

it('an expense is deleted after a question that names it', async () => {
  const { server, person } = open()
  server.on('DELETE /admin/expenses/e1', ok(gas))
  await openRowMenu(person, /^More: Fuel of 14 Nov 2026, ₹1,800.50/)
  await person.click(await screen.findByRole('button', { name: /^Delete Fuel of 14 Nov 2026, ₹1,800.50/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this expense?' }))
  await person.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The expense was deleted.')).toBeInTheDocument()
})

describe('an expense of a closed month', () => {
  const closed = { ...gas, isClosed: true }

  it('is corrected: it is taken back, and written down anew with the right amount', async () => {
    const { server, person } = open([closed])
    server.on('POST /admin/expenses/e1/correct', ok({ ...closed, id: 'e2', amount: -1800.5 }))
    const name = 'Fuel of 14 Nov 2026, ₹1,800.50'
    expect(screen.queryByRole('button', { name: `Edit ${name}` })).not.toBeInTheDocument()
    await person.click(await screen.findByRole('button', { name: `Correct ${name}` }))
    await person.type(await screen.findByLabelText('What it should have been'), '1,800.05')
    await person.click(screen.getByRole('button', { name: 'Take it back' }))
    expect(await screen.findByText('The expense was taken back.')).toBeInTheDocument()
    expect(server.callsOf('POST /admin/expenses/e1/correct')[0]?.body).toEqual({ amount: '1800.05' })
  })

  it('that takes another back is neither corrected nor changed', async () => {
    open([{ ...closed, amount: -1800.5, corrects: 'e0' }])
    expect(await screen.findByText('-₹1,800.50')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^(Correct|Edit|More)/ })).not.toBeInTheDocument()
  })
})

it('Escape leaves a form without a question when nothing was typed', async () => {
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'Create Expense' }))
  expect(await screen.findByLabelText('Date *')).toHaveFocus()
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByLabelText('Date *')).not.toBeInTheDocument())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})
