import { screen, waitFor, within } from '@testing-library/react'
import { type Review } from '../../../api/api-types.js'
import { faults } from '../../../testing/axe.js'
import { aSession } from '../../../testing/builders.js'
import { type Call, FakeServer, ok, page, refusal } from '../../../testing/fake-server.js'
import { openConsole, type Person } from '../../../testing/open-console.js'

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
  reason: '',
  author: null,
  photo: null,
  answer: null,
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
/** Presses Reject on a card, and gives a reason in the dialog. */
async function reject(person: Person, name: RegExp, reason = '') {
  await person.click((await card(name)).getByRole('button', { name: /^Reject/ }))
  const dialog = within(await screen.findByRole('dialog'))
  if (reason) await person.type(await dialog.findByLabelText('Reason (optional)'), reason)
  await person.click(await dialog.findByRole('button', { name: 'Reject' }))
}
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
  await reject(person, /PRAWNS/)
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

it('sends the reason of a rejection to the server', async () => {
  const { server, person } = open([other])
  server.on('PUT /review/moderate/r2', ok({ ...other, approved: false, reason: 'Rude' }))
  await reject(person, /PRAWNS/, ' Rude ')
  expect(await screen.findByText('Rejected: its author may edit it.')).toBeInTheDocument()
  expect(server.callsOf('PUT /review/moderate/r2')[0]?.body).toEqual({
    status: false,
    reason: 'Rude',
    date: '2026-11-20T05:00:00.000Z',
  })
})

it('takes a decision back on request, and shows the review again', async () => {
  const { server, person } = open([other])
  server
    .on('PUT /review/moderate/r2', ok({ ...other, approved: true }))
    .on('PUT /admin/reviews/decisions/undo', ok({ decided: [other], refused: [] }))
  await person.click((await card(/PRAWNS/)).getByRole('button', { name: /^Approve/ }))
  await person.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Taken back: it is as it was.')).toBeInTheDocument()
  expect(server.callsOf('PUT /admin/reviews/decisions/undo')[0]?.body).toEqual({ ids: ['r2'] })
  expect(await screen.findByRole('listitem', { name: /PRAWNS/ })).toBeInTheDocument()
})

it('says why a decision can no longer be taken back', async () => {
  const { server, person } = open([other])
  const error = 'It is too late to take this back: its author is being told. Decide the other way instead.'
  server
    .on('PUT /review/moderate/r2', ok({ ...other, approved: true }))
    .on(
      'PUT /admin/reviews/decisions/undo',
      ok({ decided: [], refused: [{ id: 'r2', code: 'UNDO_OVER', error }] }),
    )
  await person.click((await card(/PRAWNS/)).getByRole('button', { name: /^Approve/ }))
  await person.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(error)).toBeInTheDocument()
})

it('decides the chosen reviews at once, and keeps those that were edited meanwhile', async () => {
  const { server, person } = open([
    aReview(),
    other,
    aReview({ id: 'r3', _id: 'r3', name: 'MUTTON CP_PO LOW 1kg' }),
  ])
  const error = 'Its author has edited this review. Please read it again.'
  await person.click((await card(/GONGURA/)).getByRole('checkbox', { name: /^Choose: GONGURA/ }))
  await person.click((await card(/PRAWNS/)).getByRole('checkbox', { name: /^Choose: PRAWNS/ }))
  expect(await screen.findByText('2 chosen')).toBeInTheDocument()
  expect(await faults()).toEqual([])
  server
    .on(
      'PUT /admin/reviews/decisions',
      ok({
        decided: [aReview({ approved: true })],
        refused: [{ id: 'r2', code: 'REVIEW_CHANGED', error }],
      }),
    )
    .on('GET /admin/reviews', page('reviews', [{ ...other, comment: 'Just right.' }]))
  await person.click(screen.getByRole('button', { name: 'Approve the chosen' }))
  expect(await screen.findByText(error)).toBeInTheDocument()
  expect(await screen.findByText('Just right.')).toBeInTheDocument()
  expect(screen.queryByText('2 chosen')).not.toBeInTheDocument()
  expect(server.callsOf('PUT /admin/reviews/decisions')[0]?.body).toEqual({
    status: true,
    reviews: [
      { id: 'r1', date: '2026-11-20T05:00:00.000Z' },
      { id: 'r2', date: '2026-11-20T05:00:00.000Z' },
    ],
  })
})

it('chooses all reviews of the page, and none again', async () => {
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'Choose all on this page' }))
  expect(await screen.findByText('2 chosen')).toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Choose none' }))
  expect(screen.queryByRole('button', { name: 'Approve the chosen' })).not.toBeInTheDocument()
})

it('shows the photo of a review, how its author is shown, and why it was rejected', async () => {
  open([
    aReview({
      approved: false,
      reason: 'Rude',
      photo: '/api/admin/reviews/r1/photo?photo=p',
      author: { firstName: 'Lakshmi', city: 'Hyderabad' },
    }),
  ])
  const shown = await card(/GONGURA/)
  expect(shown.getByRole('img', { name: 'Photo of the review' })).toHaveAttribute(
    'src',
    '/api/admin/reviews/r1/photo?photo=p',
  )
  for (const text of ['Lakshmi, Hyderabad', 'Rude']) expect(shown.getByText(text)).toBeInTheDocument()
})

it('answers a published review publicly, and takes the answer away', async () => {
  const answered = aReview({ approved: true, answer: { text: 'Thank you!', at: '2026-11-21T05:00:00.000Z' } })
  const { server, person } = open([aReview({ approved: true })])
  await person.click(await screen.findByRole('combobox', { name: 'Approval status' }))
  await person.click(await screen.findByRole('option', { name: 'Approved' }))
  await waitFor(() =>
    expect(filterOf(server.callsOf('GET /admin/reviews').at(-1))).toEqual({ approved: [true] }),
  )
  server
    .on('PUT /admin/reviews/r1/answer', ok(answered))
    .on('GET /admin/reviews', page('reviews', [answered]))
  await person.click((await card(/GONGURA/)).getByRole('button', { name: /^Answer publicly/ }))
  await person.type(await screen.findByLabelText('Answer'), 'Thank you!')
  await person.click(screen.getByRole('button', { name: 'Publish the answer' }))
  expect(await screen.findByText('The answer stands below the review.')).toBeInTheDocument()
  expect((await card(/GONGURA/)).getByText(/Thank you!/)).toBeInTheDocument()
  server.on('PUT /admin/reviews/r1/answer', ok({ ...answered, answer: null }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await person.click((await card(/GONGURA/)).getByRole('button', { name: /^Edit the answer/ }))
  await person.clear(await screen.findByLabelText('Answer'))
  await person.click(screen.getByRole('button', { name: 'Publish the answer' }))
  expect(await screen.findByText('The answer was taken away.')).toBeInTheDocument()
  expect(server.callsOf('PUT /admin/reviews/r1/answer')[1]?.body).toEqual({ text: '' })
})
