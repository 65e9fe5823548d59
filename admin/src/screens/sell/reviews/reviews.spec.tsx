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
  title: 'Gongura Pickle, Cold pressed peanut oil, Medium spice, 1 kg',
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
const other = aReview({ id: 'r2', _id: 'r2', title: 'Prawns Pickle, Low spice', comment: 'Too salty.' })

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
  await person.click((await card(name)).getByRole('button', { name: /^Reject(?!ed)/ }))
  const dialog = within(await screen.findByRole('dialog'))
  if (reason) await person.type(await dialog.findByLabelText('Reason (optional)'), reason)
  await person.click(await dialog.findByRole('button', { name: 'Reject' }))
}
const filterOf = (call: Call | undefined) => JSON.parse(call?.query.filter ?? '{}') as object

it('the list shows all that a decision about a pending review needs', async () => {
  const { server } = open()
  expect(await screen.findByRole('heading', { name: 'Pending product reviews' })).toBeInTheDocument()
  const shown = await card(/Gongura/)
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

it('the list drops a decided review without being loaded again', async () => {
  const { server, person } = open()
  server.on('PUT /review/moderate/r1', ok(aReview({ approved: true })))
  await person.click((await card(/Gongura/)).getByRole('button', { name: /^Approve(?!d)/ }))
  expect(await screen.findByText('Approved: the shop shows it now.')).toBeInTheDocument()
  expect(screen.queryByRole('listitem', { name: /Gongura/ })).not.toBeInTheDocument()
  expect(screen.getByRole('listitem', { name: /Prawns/ })).toBeInTheDocument()
  expect(server.callsOf('PUT /review/moderate/r1')[0]?.body).toEqual({
    status: true,
    date: '2026-11-20T05:00:00.000Z',
  })
  expect(server.callsOf('GET /admin/reviews')).toHaveLength(1)
})

it('the list says when nothing is left to decide', async () => {
  const { server, person } = open([other])
  server.on('PUT /review/moderate/r2', ok({ ...other, approved: false }))
  await reject(person, /Prawns/)
  expect(await screen.findByText('No pending reviews.')).toBeInTheDocument()
  expect(screen.getByText('Rejected: its author may edit it.')).toBeInTheDocument()
})

it('the list says that it is loading', async () => {
  const server = new FakeServer().on('GET /session', ok(aSession())).listen()
  server.on('GET /admin/reviews', 'never')
  openConsole('/admin-review-approval')
  expect(await screen.findByRole('status', { name: 'Loading reviews...' })).toBeInTheDocument()
})

it('the list keeps a review that could not be decided, says why, and shows what its author wrote since', async () => {
  const { server, person } = open([other])
  const sentence = 'Its author has edited this review. Please read it again.'
  server
    .on('PUT /review/moderate/r2', refusal(409, 'REVIEW_CHANGED', sentence))
    .on('GET /admin/reviews', page('reviews', [{ ...other, comment: 'Just right.' }]))
  await person.click((await card(/Prawns/)).getByRole('button', { name: /^Approve(?!d)/ }))
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(await screen.findByText('Just right.')).toBeInTheDocument()
})

it('the list shows decided reviews on request, each with the other decision only', async () => {
  const { server, person } = open()
  await card(/Gongura/)
  server.on('GET /admin/reviews', page('reviews', [aReview({ approved: false })]))
  await person.click(screen.getByRole('combobox', { name: 'Approval status' }))
  await person.click(await screen.findByRole('option', { name: 'Rejected' }))
  await waitFor(() =>
    expect(filterOf(server.callsOf('GET /admin/reviews').at(-1))).toEqual({ approved: [false] }),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Reject(?!ed)/ })).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: /^Approve(?!d)/ })).toBeInTheDocument()
})

it('a rejection is sent with its reason', async () => {
  const { server, person } = open([other])
  server.on('PUT /review/moderate/r2', ok({ ...other, approved: false, reason: 'Rude' }))
  await reject(person, /Prawns/, ' Rude ')
  expect(await screen.findByText('Rejected: its author may edit it.')).toBeInTheDocument()
  expect(server.callsOf('PUT /review/moderate/r2')[0]?.body).toEqual({
    status: false,
    reason: 'Rude',
    date: '2026-11-20T05:00:00.000Z',
  })
})

it('a decision is taken back on request, and the review shown again', async () => {
  const { server, person } = open([other])
  server
    .on('PUT /review/moderate/r2', ok({ ...other, approved: true }))
    .on('PUT /admin/reviews/decisions/undo', ok({ decided: [other], refused: [] }))
  await person.click((await card(/Prawns/)).getByRole('button', { name: /^Approve(?!d)/ }))
  await person.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Taken back: it is as it was.')).toBeInTheDocument()
  expect(server.callsOf('PUT /admin/reviews/decisions/undo')[0]?.body).toEqual({ ids: ['r2'] })
  expect(await screen.findByRole('listitem', { name: /Prawns/ })).toBeInTheDocument()
})

it('a decision that can no longer be taken back says why', async () => {
  const { server, person } = open([other])
  const error = 'It is too late to take this back: its author is being told. Decide the other way instead.'
  server
    .on('PUT /review/moderate/r2', ok({ ...other, approved: true }))
    .on(
      'PUT /admin/reviews/decisions/undo',
      ok({ decided: [], refused: [{ id: 'r2', code: 'UNDO_OVER', error }] }),
    )
  await person.click((await card(/Prawns/)).getByRole('button', { name: /^Approve(?!d)/ }))
  await person.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(error)).toBeInTheDocument()
})

it('the chosen reviews are decided at once, except those that were edited meanwhile', async () => {
  const { server, person } = open([
    aReview(),
    other,
    aReview({ id: 'r3', _id: 'r3', title: 'Mutton Pickle, Low spice' }),
  ])
  const error = 'Its author has edited this review. Please read it again.'
  await person.click((await card(/Gongura/)).getByRole('checkbox', { name: /^Choose: Gongura/ }))
  await person.click((await card(/Prawns/)).getByRole('checkbox', { name: /^Choose: Prawns/ }))
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

it('one tick chooses all reviews of the page, or none', async () => {
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'Choose all on this page' }))
  expect(await screen.findByText('2 chosen')).toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Choose none' }))
  expect(screen.queryByRole('button', { name: 'Approve the chosen' })).not.toBeInTheDocument()
})

it('the list shows the photo of a review, how its author is named, and why it was rejected', async () => {
  open([
    aReview({
      approved: false,
      reason: 'Rude',
      photo: '/api/admin/reviews/r1/photo?photo=p',
      author: { firstName: 'Lakshmi', city: 'Hyderabad' },
    }),
  ])
  const shown = await card(/Gongura/)
  expect(shown.getByRole('img', { name: 'Photo of the review' })).toHaveAttribute(
    'src',
    '/api/admin/reviews/r1/photo?photo=p',
  )
  for (const text of ['Lakshmi, Hyderabad', 'Rude']) expect(shown.getByText(text)).toBeInTheDocument()
})

it('a published review is answered publicly, and the answer removed', async () => {
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
  await person.click((await card(/Gongura/)).getByRole('button', { name: /^Answer publicly/ }))
  await person.type(await screen.findByLabelText('Answer'), 'Thank you!')
  await person.click(screen.getByRole('button', { name: 'Publish the answer' }))
  expect(await screen.findByText('The answer stands below the review.')).toBeInTheDocument()
  expect((await card(/Gongura/)).getByText(/Thank you!/)).toBeInTheDocument()
  server.on('PUT /admin/reviews/r1/answer', ok({ ...answered, answer: null }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await person.click((await card(/Gongura/)).getByRole('button', { name: /^Edit the answer/ }))
  await person.clear(await screen.findByLabelText('Answer'))
  await person.click(screen.getByRole('button', { name: 'Publish the answer' }))
  expect(await screen.findByText('The answer was taken away.')).toBeInTheDocument()
  expect(server.callsOf('PUT /admin/reviews/r1/answer')[1]?.body).toEqual({ text: '' })
})
