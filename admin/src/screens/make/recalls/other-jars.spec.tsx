import { screen, waitFor, within } from '@testing-library/react'
import { type RecallLine } from '../../../api/api-types.js'
import { refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'
import {
  aRecall,
  aRecallCustomer,
  aRecallLine,
  aRecallOrder,
  RecallServer,
} from '../../../testing/recalls.js'

const address = '/dashboard/recalls/r1'
const route = 'POST /admin/recalls/r1/replacements'

const decided = (part: Partial<NonNullable<RecallLine['decision']>>): RecallLine['decision'] => ({
  kind: 'replacement',
  method: null,
  reference: 'P-9XW2-4ABC',
  amount: 0,
  refund: null,
  lastError: null,
  order: { orderId: 'P-9XW2-4ABC', deliveryStatus: 'Pending' },
  by: '9000000001',
  at: '2026-11-22T10:00:00.000Z',
  ...part,
})
const withLines = (...lines: RecallLine[]) => [aRecallCustomer({ orders: [aRecallOrder({ lines })] })]

it('makes one order at no charge for everything that is open of a parcel, after a question', async () => {
  const customers = withLines(aRecallLine({ decision: decided({}) }))
  const server = new RecallServer(
    aRecall({ customers: withLines(aRecallLine(), aRecallLine({ line: 2, jars: 1 })) }),
  ).step(route, { customers })
  const { person } = openConsole(address)
  const [button] = await screen.findAllByRole('button', { name: 'Other jars for P-7KQ4-M2XD' })
  await person.click(button!)
  const dialog = within(await screen.findByRole('dialog', { name: 'Send 3 other jars for P-7KQ4-M2XD?' }))
  expect(dialog.getByText(/An order at no charge is made/)).toBeVisible()
  await person.click(await dialog.findByRole('button', { name: 'Other jars' }))
  expect(await screen.findByText(/^An order brings other jars\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'P-9XW2-4ABC' })).toHaveAttribute(
    'href',
    '/assign-stock?order=P-9XW2-4ABC',
  )
  expect(screen.queryByRole('button', { name: /P-7KQ4-M2XD was paid back/ })).not.toBeInTheDocument()
  expect(server.callsOf(route)).toMatchObject([{ body: { orderId: 'P-7KQ4-M2XD', lines: [0, 2] } }])
})

it('says why it was not done', async () => {
  new RecallServer().on(
    route,
    refusal(
      409,
      'RECALL_NOT_FROZEN',
      'Freeze the batches first, so that no recalled jar goes out again: FG-1.',
    ),
  )
  const { person } = openConsole(address)
  await person.click(await screen.findByRole('button', { name: 'Other jars for P-7KQ4-M2XD' }))
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Other jars' }))
  expect(await screen.findByText(/^Freeze the batches first/)).toBeVisible()
})

it('asks anew when the order with other jars was cancelled', async () => {
  const order = { orderId: 'P-9XW2-4ABC', deliveryStatus: 'Cancelled' } as const
  new RecallServer(aRecall({ customers: withLines(aRecallLine({ decision: decided({ order }) })) }))
  openConsole(address)
  expect(await screen.findByText(/was cancelled: decide again/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Other jars for P-7KQ4-M2XD' })).toBeVisible()
})

it('is only noted in a drill', async () => {
  new RecallServer(aRecall({ drill: true }))
  const { person } = openConsole(address)
  await person.click(await screen.findByRole('button', { name: 'Other jars for P-7KQ4-M2XD' }))
  expect(await screen.findByText('This is a drill: it is only noted.')).toBeVisible()
})

it('names orders whose jars nobody has, and holds, calls and pays back nothing for them', async () => {
  const lost = aRecallOrder({ sent: false, where: 'lost', deliveryStatus: 'Cancelled' })
  new RecallServer(aRecall({ customers: [aRecallCustomer({ orders: [lost] })] }))
  openConsole(address)
  const hold = within(await screen.findByRole('region', { name: '2. Hold parcels back' }))
  expect(hold.getByText('No parcel with these jars waits here.')).toBeVisible()
  expect(hold.getByText('P-7KQ4-M2XD: lost on the way')).toBeVisible()
  expect(screen.queryByRole('button', { name: /P-7KQ4-M2XD/ })).not.toBeInTheDocument()
})

it('gives cash back for what was paid in cash, out of the drawer, after a question', async () => {
  const decisions = 'POST /admin/recalls/r1/decisions'
  const orders = [aRecallOrder({ paidBy: 'cash' })]
  const server = new RecallServer(aRecall({ customers: [aRecallCustomer({ orders })] })).step(decisions, {})
  const { person } = openConsole(address)
  await person.click(
    await screen.findByRole('button', { name: 'Give the money of P-7KQ4-M2XD back in cash' }),
  )
  expect(screen.queryByRole('button', { name: 'Refund P-7KQ4-M2XD' })).not.toBeInTheDocument()
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('It is booked out of the cash drawer.')).toBeVisible()
  await person.click(await dialog.findByRole('button', { name: 'Give cash' }))
  await waitFor(() =>
    expect(server.callsOf(decisions)).toMatchObject([{ body: { decision: 'refund', method: 'cash' } }]),
  )
})

it('offers no money for jars that nothing was paid for', async () => {
  const orders = [aRecallOrder({ paidBy: 'none' })]
  new RecallServer(aRecall({ customers: [aRecallCustomer({ orders })] }))
  openConsole(address)
  expect(await screen.findByRole('button', { name: 'Other jars for P-7KQ4-M2XD' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Refund|by hand/ })).not.toBeInTheDocument()
})
