import { screen, waitFor } from '@testing-library/react'
import { anOrder } from '../../testing/builders.js'
import { aServer, logInAs, openShop } from '../../testing/open-shop.js'

const subject = { tab: 'review', orderId: 'P-7KQ4-M2XD', productId: 'FG-0001' } as const

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
    aServerWith({ rating: 4, comment: 'Good', approved })
    openShop('/userhomepage', subject)
    expect(await screen.findByText(text)).toHaveClass('banner', look)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  it('cannot be changed once approved', async () => {
    aServerWith({ rating: 4, comment: 'Good', approved: true })
    openShop('/userhomepage', subject)
    expect(await screen.findByLabelText('Review')).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled()
  })

  it('asks before it sends the five stars that nobody chose', async () => {
    const server = aServerWith(null)
    server.gives('POST /api/review', {})
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
    server.gives('POST /api/review', {})
    const user = openShop('/userhomepage', subject)
    await user.selectOptions(await screen.findByLabelText('Rating'), '4')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Review submitted!')).toBeVisible()
  })

  it('is under process after submitting', async () => {
    const server = aServerWith(null)
    server.gives('POST /api/review', {})
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
    })
  })
})
