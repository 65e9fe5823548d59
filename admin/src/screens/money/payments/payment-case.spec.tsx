import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { type PaymentCaseDetail } from '../../../api/api-types.js'
import { aSession } from '../../../testing/builders.js'
import { FakeServer, ok, page, refusal } from '../../../testing/fake-server.js'
import { openConsole, type Person } from '../../../testing/open-console.js'

const ID = 'amount-mismatch:5114910634577'
const PATH = `/admin/payment-reviews/${encodeURIComponent(ID)}`

const aReview = (part: Partial<PaymentCaseDetail> = {}): PaymentCaseDetail => ({
  id: ID,
  reason: 'amount-mismatch',
  state: 'open',
  orderId: 'P-7KQ4-M2XD',
  reference: 'JDI-1',
  paymentId: '5114910634577',
  expectedAmount: 969,
  receivedAmount: 500,
  currency: 'INR',
  note: 'The amount at the provider is not what was charged.',
  refundId: null,
  refundStatus: null,
  refunded: false,
  resolution: null,
  createdAt: '2026-11-21T06:00:00.000Z',
  resolvedAt: null,
  actions: ['reread', 'accept', 'refund', 'resolve'],
  refundableAmount: 500,
  orderStatus: 'Placed',
  paymentStatus: 'Pending',
  orderDeleted: false,
  ...part,
})

const serverWith = (review: PaymentCaseDetail) =>
  new FakeServer().on('GET /session', ok(aSession())).on(`GET ${PATH}`, ok(review)).listen()
const open = () => openConsole(`/dashboard/payments/${encodeURIComponent(ID)}`)

it('the page of a payment case is reached from the list', async () => {
  serverWith(aReview()).on('GET /admin/payment-reviews', page('payment-reviews', [aReview()]))
  const { person } = openConsole('/dashboard/payments')
  expect(await screen.findByText('Another amount than was charged')).toBeInTheDocument()
  await person.click(screen.getByRole('link', { name: 'Look at it: the payment of order P-7KQ4-M2XD' }))
  expect(await screen.findByRole('heading', { name: 'Payment of order P-7KQ4-M2XD' })).toBeInTheDocument()
  expect(await screen.findByText('₹969.00')).toBeInTheDocument()
})

it('a payment case offers the actions that the server allows, and no others', async () => {
  serverWith(aReview({ actions: ['reread'], refundStatus: 'pending' }))
  open()
  expect(await screen.findByRole('button', { name: 'Ask Cashfree again' })).toBeInTheDocument()
  expect(screen.getByText('Its refund is under way: wait for the answer of Cashfree.')).toBeInTheDocument()
  for (const name of ['Accept as payment', 'Give the money back', 'Settled in another way'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})

it.each([
  ['accept', 'Accept as payment', 'Accept ₹500.00 for order P-7KQ4-M2XD?', 'The order is paid.'],
  ['refund', 'Give the money back', 'Give ₹500.00 back?', 'The refund is on its way.'],
])('a payment case can %s after a question', async (action, button, title, done) => {
  const server = serverWith(aReview()).on(`POST ${PATH}/${action}`, ok(aReview()))
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: button }))
  const asked = await screen.findByRole('dialog', { name: title })
  expect(server.callsOf(`POST ${PATH}/${action}`)).toEqual([])
  await person.click(within(asked).getByRole('button', { name: button }))
  expect(await screen.findByText(done)).toBeInTheDocument()
  expect(server.callsOf(`POST ${PATH}/${action}`)).toHaveLength(1)
})

it('a payment case is settled with a note', async () => {
  const server = serverWith(aReview()).on(`POST ${PATH}/resolve`, ok(aReview({ state: 'resolved' })))
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'Settled in another way' }))
  const asked = within(await screen.findByRole('dialog', { name: 'How was it settled?' }))
  await person.click(await asked.findByRole('button', { name: 'Settled in another way' }))
  expect(asked.getByRole('textbox')).toHaveAccessibleDescription('Say in a few words how it was settled.')
  await person.type(asked.getByRole('textbox'), 'Cash')
  await person.click(asked.getByRole('button', { name: 'Settled in another way' }))
  expect(await screen.findByText('Settled.')).toBeInTheDocument()
  expect(server.callsOf(`POST ${PATH}/resolve`)[0]?.body).toEqual({ note: 'Cash' })
})

it('the note of a payment case survives a closed tab and a refusal, but neither Cancel nor its arrival', async () => {
  const ask = async (person: Person) => {
    await person.click(await screen.findByRole('button', { name: 'Settled in another way' }))
    return within(await screen.findByRole('dialog', { name: 'How was it settled?' }))
  }
  const reopen = () => {
    cleanup()
    return openConsole(`/dashboard/payments/${encodeURIComponent(ID)}`, { keeps: true }).person
  }
  const server = serverWith(aReview()).on(`POST ${PATH}/resolve`, { status: 503 })
  const { person } = open()
  await person.type(await (await ask(person)).findByRole('textbox'), 'Paid in cash')
  const second = reopen()
  const asked = await ask(second)
  expect(await asked.findByRole('textbox')).toHaveValue('Paid in cash')
  await second.click(asked.getByRole('button', { name: 'Settled in another way' }))
  await waitFor(() => expect(server.callsOf(`POST ${PATH}/resolve`)).toHaveLength(1))
  const third = reopen()
  const kept = await ask(third)
  expect(await kept.findByRole('textbox')).toHaveValue('Paid in cash')
  await third.click(kept.getByRole('button', { name: 'Cancel' }))
  const fourth = reopen()
  const empty = await ask(fourth)
  expect(await empty.findByRole('textbox')).toHaveValue('')
  await fourth.type(empty.getByRole('textbox'), 'By cheque')
  server.on(`POST ${PATH}/resolve`, ok(aReview()))
  await fourth.click(empty.getByRole('button', { name: 'Settled in another way' }))
  await screen.findByText('Settled.')
  expect(await (await ask(reopen())).findByRole('textbox')).toHaveValue('')
})

it("shows the server's reason of a refusal", async () => {
  serverWith(aReview()).on(
    `POST ${PATH}/accept`,
    refusal(409, 'ORDER_TAKES_NO_PAYMENT', 'Order P-7KQ4-M2XD cannot take the money: its jars are sold.'),
  )
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'Accept as payment' }))
  const asked = await screen.findByRole('dialog')
  await person.click(within(asked).getByRole('button', { name: 'Accept as payment' }))
  expect(await screen.findByText(/its jars are sold/)).toBeInTheDocument()
})

it('the page of a payment case says that the payment does not exist', async () => {
  serverWith(aReview()).on(`GET ${PATH}`, refusal(404, 'NOT_FOUND', 'The payment was not found.'))
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment was not found.')
})
