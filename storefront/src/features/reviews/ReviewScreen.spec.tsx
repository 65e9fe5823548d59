import { cleanup, screen, waitFor } from '@testing-library/react'
import { anOrder } from '../../testing/builders.js'
import { aServer, logInAs, openShop } from '../../testing/open-shop.js'

const subject = { tab: 'review', orderId: 'P-7KQ4-M2XD', productId: 'FG-0001' } as const

const aReview = (change: object = {}) => ({
  orderId: 'P-7KQ4-M2XD',
  productId: 'FG-0001',
  rating: 4,
  comment: 'Good',
  approved: null,
  reason: '',
  author: null,
  photo: null,
  ...change,
})
const PHOTO = 'PUT /api/review/existing/photo'
const aPhoto = () => new File(['x'], 'jar.jpg', { type: 'image/jpeg' })

function aServerWith(review: unknown) {
  const server = aServer()
  logInAs(server)
  server.gives('GET /api/orders', { orders: [anOrder()] })
  server.gives('GET /api/review/existing', { review })
  return server
}

describe('the review form', () => {
  it('leads a visitor to the login', async () => {
    aServer()
    openShop('/userhomepage', subject)
    expect(await screen.findByRole('heading', { name: 'OTP Login' })).toBeVisible()
  })

  it('starts empty at 5 stars when the review cannot be fetched', async () => {
    const server = aServerWith(null)
    server.refuses('GET /api/review/existing', 500, 'INTERNAL')
    openShop('/userhomepage', subject)
    expect(await screen.findByLabelText('Rating')).toHaveValue('5')
    expect(screen.getByLabelText('Review')).toHaveValue('')
    // No more than the server takes.
    expect(screen.getByLabelText('Review')).toHaveAttribute('maxlength', '2000')
  })

  it('is no form for a jar that is in no order of the customer', async () => {
    const server = aServerWith(null)
    server.refuses('GET /api/review/existing', 404, 'NOT_FOUND')
    const user = openShop('/userhomepage', subject)
    expect(await screen.findByText('This jar is not in an order of this number.')).toHaveRole('status')
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Back to orders' }))
    expect(await screen.findByRole('heading', { name: 'Order Summary' })).toBeVisible()
  })

  it('keeps the text for a phone that throws the page away, until it is sent', async () => {
    const server = aServerWith(null)
    server.gives('POST /api/review', { review: aReview() })
    await openShop('/userhomepage', subject).type(await screen.findByLabelText('Review'), 'Good')
    cleanup()
    const user = openShop('/userhomepage', subject)
    expect(await screen.findByLabelText('Review')).toHaveValue('Good')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Review submitted!')).toBeVisible()
    cleanup()
    openShop('/userhomepage', subject)
    expect(await screen.findByLabelText('Review')).toHaveValue('')
  })

  it('keeps the text when it cannot be submitted', async () => {
    const server = aServerWith(null)
    server.refuses('POST /api/review', 500, 'INTERNAL')
    const user = openShop('/userhomepage', subject)
    await user.type(await screen.findByLabelText('Review'), 'Good')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Failed to submit review')).toBeVisible()
    expect(screen.getByLabelText('Review')).toHaveValue('Good')
  })

  it('says how long to wait after very many', async () => {
    const server = aServerWith(null)
    const wait = 'You have sent too many reviews. Please try again in 12 minutes.'
    server.refuses('POST /api/review', 429, 'TOO_MANY_REQUESTS', wait)
    const user = openShop('/userhomepage', subject)
    await user.type(await screen.findByLabelText('Review'), 'Good')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText(wait)).toBeVisible()
  })

  it.each([
    ['pending', null, 'Write a Review', 'Your review is under process.'],
    ['rejected', false, 'Write a Review', 'Your review has been rejected. Please edit and resubmit.'],
    ['approved', true, 'Your review', 'Your review has been approved.'],
  ])('tells one that is %s by its title, words and colour', async (look, approved, title, text) => {
    aServerWith(aReview({ approved }))
    openShop('/userhomepage', subject)
    expect(await screen.findByText(text)).toHaveClass('banner', look)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  it('cannot be changed once approved', async () => {
    aServerWith(aReview({ approved: true }))
    openShop('/userhomepage', subject)
    expect(await screen.findByLabelText('Review')).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled()
  })

  it('asks before it sends the five stars that nobody chose', async () => {
    const server = aServerWith(null)
    server.gives('POST /api/review', { review: aReview() })
    const user = openShop('/userhomepage', subject)
    const submit = await screen.findByRole('button', { name: 'Submit' })
    await user.click(submit)
    expect(await screen.findByText('Send five stars without a word?')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Write something' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(server.sent('POST', '/api/review')).toHaveLength(0)
    await user.click(submit)
    await user.click(await screen.findByRole('button', { name: 'Send five stars' }))
    expect(await screen.findByText('Review submitted!')).toBeVisible()
    expect(server.sent('POST', '/api/review')).toHaveLength(1)
  })

  it('sends stars that were chosen without a question', async () => {
    const server = aServerWith(null)
    server.gives('POST /api/review', { review: aReview() })
    const user = openShop('/userhomepage', subject)
    await user.selectOptions(await screen.findByLabelText('Rating'), '4')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Review submitted!')).toBeVisible()
  })

  it('shows the review as under process after submitting', async () => {
    const server = aServerWith(null)
    server.gives('POST /api/review', { review: aReview() })
    const user = openShop('/userhomepage', subject)
    await user.selectOptions(await screen.findByLabelText('Rating'), '4')
    await user.type(screen.getByLabelText('Review'), 'Good')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Review submitted!')).toBeVisible()
    expect(screen.getByText('Your review is under process.')).toBeVisible()
    expect(server.sent('POST', '/api/review')[0]?.body).toEqual({
      orderId: 'P-7KQ4-M2XD',
      productId: 'FG-0001',
      rating: 4,
      comment: 'Good',
      showName: false,
    })
  })
})

describe('the review form, beyond its text', () => {
  it('takes stars by thumb and by keyboard, and the select follows', async () => {
    const server = aServerWith(null)
    server.gives('POST /api/review', { review: aReview({ rating: 2 }) })
    const user = openShop('/userhomepage', subject)
    await user.click(await screen.findByRole('radio', { name: '3 stars' }))
    expect(screen.getByLabelText('Rating')).toHaveValue('3')
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByLabelText('Rating')).toHaveValue('2')
    await user.selectOptions(screen.getByLabelText('Rating'), '4')
    expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked()
  })

  it('sends five stars that were pressed without a question', async () => {
    const server = aServerWith(null)
    server.gives('POST /api/review', { review: aReview({ rating: 5 }) })
    const user = openShop('/userhomepage', subject)
    await user.click(await screen.findByRole('radio', { name: '5 stars' }))
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Review submitted!')).toBeVisible()
  })

  it.each([
    [{ approved: false, reason: 'It names a person.' }, 'The reason: It names a person.'],
    [{ approved: null }, 'We read each review before the shop shows it.'],
    [{ approved: true }, 'Everybody can read it now. Thank you!'],
  ])('says what the state of a review means: %j', async (change, text) => {
    aServerWith(aReview(change))
    openShop('/userhomepage', subject)
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('publishes name and city only when the author ticks it', async () => {
    const server = aServerWith(null)
    server.gives('POST /api/review', { review: aReview() })
    const user = openShop('/userhomepage', subject)
    const tick = await screen.findByRole('checkbox', { name: 'Show my first name and my city' })
    expect(tick).not.toBeChecked()
    await user.click(tick)
    await user.type(screen.getByLabelText('Review'), 'Good')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Review submitted!')).toBeVisible()
    expect(server.sent('POST', '/api/review')[0]?.body).toMatchObject({ showName: true })
  })

  it('sends the photo behind the text, and shows it', async () => {
    const server = aServerWith(null)
    server.gives('POST /api/review', { review: aReview() })
    server.gives(PHOTO, { review: aReview({ photo: '/api/review/existing/photo?photo=p' }) })
    const user = openShop('/userhomepage', subject)
    await user.upload(await screen.findByLabelText('Add a photo'), aPhoto())
    expect(screen.getByText('jar.jpg')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByRole('img', { name: 'Your photo' })).toBeVisible()
  })

  it('says that the text was saved when the photo is refused', async () => {
    const server = aServerWith(null)
    server.gives('POST /api/review', { review: aReview() })
    server.refuses(PHOTO, 415, 'NOT_A_PICTURE', 'Send a photo as JPEG, PNG, WebP or AVIF.')
    const user = openShop('/userhomepage', subject)
    await user.upload(await screen.findByLabelText('Add a photo'), aPhoto())
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(
      await screen.findByText(
        'Review submitted! But the photo was not sent. Send a photo as JPEG, PNG, WebP or AVIF.',
      ),
    ).toBeVisible()
    expect(screen.getByText('Your review is under process.')).toBeVisible()
  })

  it('says what a photo without a network waits for', async () => {
    const server = aServerWith(null)
    server.gives('POST /api/review', { review: aReview() })
    server.unreachable(PHOTO)
    const user = openShop('/userhomepage', subject)
    await user.upload(await screen.findByLabelText('Add a photo'), aPhoto())
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(
      await screen.findByText(
        'Review submitted! But the photo was not sent. You seem to be offline. Try again when the connection is back.',
      ),
    ).toBeVisible()
  })

  it('takes the photo away on request', async () => {
    const server = aServerWith(aReview({ photo: '/api/review/existing/photo?photo=p' }))
    server.gives('DELETE /api/review/existing/photo', { review: aReview() })
    const user = openShop('/userhomepage', subject)
    await user.click(await screen.findByRole('button', { name: 'Remove the photo' }))
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Your photo' })).not.toBeInTheDocument())
  })
})
