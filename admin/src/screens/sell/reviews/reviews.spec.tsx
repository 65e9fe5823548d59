import { screen, waitFor, within } from '@testing-library/react'
import { type Review } from '../../../api/api-types.js'
import { faults } from '../../../testing/axe.js'
import { aSession } from '../../../testing/builders.js'
import { type Call, FakeServer, ok, page, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

const aReview = (part: Partial<Review> = {}): Review => ({
  id: 'r1',
  _id: 'r1',
  name: 'GONGURA CP_PO MEDIUM 1kg',
  description: '<p>Sour <b>leaves</b></p>',
  price: 849,
  mobileNumber: '9876500000',
  rating: 4,
  comment: 'Like my grandmother’s.',
  order: { orderId: 'P-7KQ4-M2XD', orderDate: '2026-11-02T05:00:00.000Z' },
  approved: null,
  date: '2026-11-20T05:00:00.000Z',
  ...part,
})
const other = aReview({ id: 'r2', _id: 'r2', name: 'PRAWNS CP_PO LOW 1kg', comment: 'Too salty.' })

function open(reviews: Review[] = [aReview(), other]) {
  const server = new FakeServer()
    .on('GET /session', ok(aSession()))
    .on('GET /admin/reviews', page('reviews', reviews))
    .listen()
  return { server, ...openConsole('/admin-review-approval') }
}
const card = async (name: RegExp) => within(await screen.findByRole('listitem', { name }))
const filterOf = (call: Call | undefined) => JSON.parse(call?.query.filter ?? '{}') as object

it('shows of each pending review all that a decision needs', async () => {
  const { server } = open()
  expect(await screen.findByRole('heading', { name: 'Pending product reviews' })).toBeInTheDocument()
  const shown = await card(/GONGURA/)
  for (const text of [
    'Sour leaves · ₹849.00',
    'Like my grandmother’s.',
    '9876500000',
    '2 Nov 2026',
    'Pending',
  ])
    expect(shown.getByText(text)).toBeInTheDocument()
  expect(shown.getByRole('img', { name: '4 of 5 stars' })).toBeInTheDocument()
  expect(shown.getByRole('link', { name: 'P-7KQ4-M2XD' })).toHaveAttribute(
    'href',
    '/assign-stock?order=P-7KQ4-M2XD',
  )
  expect(filterOf(server.callsOf('GET /admin/reviews')[0])).toEqual({ approved: [null] })
  expect(await faults()).toEqual([])
})

it('takes a decided review off the list without asking for the list again', async () => {
  const { server, person } = open()
  server.on('PUT /review/moderate/r1', ok(aReview({ approved: true })))
  await person.click((await card(/GONGURA/)).getByRole('button', { name: /^Approve/ }))
  expect(await screen.findByText('Approved: the shop shows it now.')).toBeInTheDocument()
  expect(screen.queryByRole('listitem', { name: /GONGURA/ })).not.toBeInTheDocument()
  expect(screen.getByRole('listitem', { name: /PRAWNS/ })).toBeInTheDocument()
  expect(server.callsOf('PUT /review/moderate/r1')[0]?.body).toEqual({
    status: true,
    date: '2026-11-20T05:00:00.000Z',
  })
  expect(server.callsOf('GET /admin/reviews')).toHaveLength(1)
})

it('says when nothing is left to decide', async () => {
  const { server, person } = open([other])
  server.on('PUT /review/moderate/r2', ok({ ...other, approved: false }))
  await person.click((await card(/PRAWNS/)).getByRole('button', { name: /^Reject/ }))
  expect(await screen.findByText('No pending reviews.')).toBeInTheDocument()
  expect(screen.getByText('Rejected: its author may edit it.')).toBeInTheDocument()
})

it('says that it is loading', async () => {
  const server = new FakeServer().on('GET /session', ok(aSession())).listen()
  server.on('GET /admin/reviews', 'never')
  openConsole('/admin-review-approval')
  expect(await screen.findByRole('status', { name: 'Loading reviews...' })).toBeInTheDocument()
})

it('keeps a review that could not be decided, says why, and reads what its author wrote since', async () => {
  const { server, person } = open([other])
  const sentence = 'Its author has edited this review. Please read it again.'
  server
    .on('PUT /review/moderate/r2', refusal(409, 'REVIEW_CHANGED', sentence))
    .on('GET /admin/reviews', page('reviews', [{ ...other, comment: 'Just right.' }]))
  await person.click((await card(/PRAWNS/)).getByRole('button', { name: /^Approve/ }))
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(await screen.findByText('Just right.')).toBeInTheDocument()
})

it('shows decided ones on request, with the other decision only', async () => {
  const { server, person } = open()
  await card(/GONGURA/)
  server.on('GET /admin/reviews', page('reviews', [aReview({ approved: false })]))
  await person.click(screen.getByRole('combobox', { name: 'Approval status' }))
  await person.click(await screen.findByRole('option', { name: 'Rejected' }))
  await waitFor(() =>
    expect(filterOf(server.callsOf('GET /admin/reviews').at(-1))).toEqual({ approved: [false] }),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Reject/ })).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: /^Approve/ })).toBeInTheDocument()
})
