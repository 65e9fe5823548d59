import { act, screen, waitFor } from '@testing-library/react'
import { anOrder } from '../testing/builders.js'
import { FakeStream } from '../testing/fake-stream.js'
import { aServer, logInAs, openShop } from '../testing/open-shop.js'

const ISSUE = { _id: 'i1', orderId: 'P-1', subject: 'Issue', description: 'Leaked', status: 'Open' }
const message = (text: string) => ({
  sender: 'x',
  role: 'admin',
  message: text,
  timestamp: '2026-11-20T10:00:00Z',
})
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-11-25T09:02:00Z') })
  FakeStream.install()
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'EventSource')
  Reflect.deleteProperty(document, 'hidden')
  jest.useRealTimers()
})

function openChat() {
  const server = aServer()
  logInAs(server)
  server.gives('GET /api/issues/order/P-1', { issues: [{ ...ISSUE, messages: [] }] })
  openShop('/userhomepage', { tab: 'issue', orderId: 'P-1' })
  return server
}

describe('a screen of the customer’s own things', () => {
  it('shows an answer of the shop as soon as the stream tells of it', async () => {
    const server = openChat()
    await screen.findByText('No messages yet.')
    FakeStream.newest.say('ready', 7)
    server.gives('GET /api/issues/order/P-1', { issues: [{ ...ISSUE, messages: [message('On its way')] }] })
    FakeStream.newest.say('changes', 8, 'issue')
    expect(await screen.findByText('On its way')).toBeVisible()
  })

  it('reads its orders again once for several changes, and not for other kinds', async () => {
    const server = aServer()
    logInAs(server)
    server.gives('GET /api/orders', { orders: [anOrder()], total: 1 })
    openShop('/userhomepage', { tab: 'placeOrder' })
    await screen.findByText(anOrder().orderId)
    FakeStream.newest.say('ready', 7)
    const before = server.sent('GET', '/api/orders').length
    FakeStream.newest.say('changes', 8, 'issue')
    await pass(1_000)
    expect(server.sent('GET', '/api/orders')).toHaveLength(before)
    FakeStream.newest.say('changes', 9, 'order')
    FakeStream.newest.say('changes', 10, 'order')
    await pass(1_000)
    await waitFor(() => expect(server.sent('GET', '/api/orders')).toHaveLength(before + 1))
  })

  it('says since when it hears nothing, and goes on from the last number', async () => {
    openChat()
    await screen.findByText('No messages yet.')
    FakeStream.newest.say('ready', 7)
    FakeStream.newest.breakOff()
    await pass(4_000)
    FakeStream.newest.breakOff()
    expect(screen.getByText(/Not up to date since 2:32/)).toBeVisible()
    await pass(4_000)
    expect(FakeStream.newest.url).toBe('/api/live?since=7')
    FakeStream.newest.say('ready', 9)
    expect(screen.queryByText(/Not up to date/)).not.toBeInTheDocument()
  })

  it('takes no connection while the page is hidden', async () => {
    openChat()
    await screen.findByText('No messages yet.')
    FakeStream.newest.say('ready', 7)
    const hide = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    hide(true)
    expect(FakeStream.newest.isClosed).toBe(true)
    const count = FakeStream.opened.length
    await pass(120_000)
    expect(FakeStream.opened).toHaveLength(count)
    hide(false)
    expect(FakeStream.opened).toHaveLength(count + 1)
  })
})
