import { screen, waitFor } from '@testing-library/react'
import { anOrder } from '../../testing/builders.js'
import { aServerWithOrders, card, openOrders } from '../../testing/orders.js'
import { aBrowserWithoutPush, aBrowserWithPush } from '../../testing/push.js'

const offer = () => screen.findByRole('button', { name: 'Tell me when it is on its way' })

afterEach(aBrowserWithoutPush)

describe('the offer to tell of a parcel', () => {
  it('stands above the orders after a paid one, and asks nothing by itself', async () => {
    const { ask } = aBrowserWithPush()
    const server = aServerWithOrders(anOrder())
    server.gives('GET /api/push-key', { publicKey: 'BKey' })
    server.gives('POST /api/push-subscriptions', {}, 201)
    const user = openOrders()
    const button = await offer()
    expect(ask).not.toHaveBeenCalled()
    await user.click(button)
    expect(await screen.findByText(/We will tell you here/)).toHaveRole('status')
    expect(server.sent('POST', '/api/push-subscriptions')).toHaveLength(1)
  })

  it('is made once on a device, whatever the answer', async () => {
    aBrowserWithPush()
    aServerWithOrders(anOrder())
    const user = openOrders()
    await user.click(await screen.findByRole('button', { name: 'No, thanks' }))
    await waitFor(() => expect(screen.queryByText('No, thanks')).not.toBeInTheDocument())
    expect(localStorage.getItem('push-offered')).not.toBeNull()
  })

  it('is not made where nothing is under way', async () => {
    aBrowserWithPush()
    aServerWithOrders(anOrder({ paymentStatus: 'Pending', canRetryPayment: true }))
    openOrders()
    await card()
    expect(screen.queryByText(/on its way/)).not.toBeInTheDocument()
  })

  it('is not made to somebody who has answered the browser before', async () => {
    aBrowserWithPush({ permission: 'denied' })
    aServerWithOrders(anOrder())
    openOrders()
    await card()
    expect(screen.queryByText('No, thanks')).not.toBeInTheDocument()
  })
})
