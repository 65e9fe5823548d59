import { act, screen, waitFor } from '@testing-library/react'
import { aSession, aSummary } from '../testing/builders.js'
import { FakeServer, ok, page } from '../testing/fake-server.js'
import { FakeStream } from '../testing/fake-stream.js'
import { openConsole } from '../testing/open-console.js'

const kitchen = {
  id: 'o1',
  name: 'Kitchen',
  mobileNumberOutlet: '9000000020',
  roleOutlet: 'Outlet',
  email: 'kitchen@jaadi.example',
  address: '4 Back Lane',
  date: '2026-11-01T04:30:00.000Z',
  version: 2,
}

const server = () =>
  new FakeServer()
    .on('GET /session', ok(aSession()))
    .on('GET /dashboard/summary', ok(aSummary()))
    .on('GET /admin/reports/sales', 'never')
    .on('GET /admin/outlets', page('outlets', []))
    .listen()
const LISTS = 'GET /admin/outlets'

function beHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-11-25T09:02:00Z') })
  FakeStream.install()
})
afterEach(() => {
  Reflect.deleteProperty(document, 'hidden')
  FakeStream.uninstall()
  jest.useRealTimers()
})

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

describe('a screen while the stream is there', () => {
  it('says live, and reads its list once for fifty changes', async () => {
    const api = server()
    openConsole('/outlet-list')
    await screen.findByText('No outlets yet.')
    FakeStream.newest.say('ready', 7)
    expect(screen.getByText('live')).toBeInTheDocument()
    const before = api.callsOf(LISTS).length
    for (let count = 0; count < 50; count += 1) FakeStream.newest.tell(8 + count, 'outlet')
    await pass(1_000)
    await waitFor(() => expect(api.callsOf(LISTS)).toHaveLength(before + 1))
  })

  it('does not read again for changes of what it does not show, nor by the clock', async () => {
    const api = server()
    openConsole('/outlet-list')
    await screen.findByText('No outlets yet.')
    FakeStream.newest.say('ready', 7)
    await pass(31_000)
    const before = api.callsOf(LISTS).length
    FakeStream.newest.tell(8, 'order', 'product')
    for (let beats = 0; beats < 4; beats += 1) {
      FakeStream.newest.say('beat', 8)
      await pass(25_000)
    }
    expect(api.callsOf(LISTS)).toHaveLength(before)
  })

  it('reads everything when too much was missed', async () => {
    const api = server()
    openConsole('/outlet-list')
    await screen.findByText('No outlets yet.')
    const before = api.callsOf(LISTS).length
    FakeStream.newest.say('resync', 900)
    await waitFor(() => expect(api.callsOf(LISTS)).toHaveLength(before + 1))
  })

  it('does not read a record again that is open in a form', async () => {
    const api = server()
      .on(LISTS, page('outlets', [kitchen]))
      .on('GET /admin/outlets/o1', ok(kitchen))
    const { person } = openConsole('/outlet-list')
    await person.click(await screen.findByRole('button', { name: /Edit/ }))
    const address = await screen.findByDisplayValue('4 Back Lane')
    await person.type(address, '!')
    FakeStream.newest.say('ready', 7)
    const [lists, records] = [LISTS, 'GET /admin/outlets/o1'].map((route) => api.callsOf(route).length)
    api.on('GET /admin/outlets/o1', ok({ ...kitchen, address: '9 Front Lane' }))
    FakeStream.newest.tell(8, 'outlet')
    await pass(1_000)
    await waitFor(() => expect(api.callsOf(LISTS)).toHaveLength((lists ?? 0) + 1))
    expect(api.callsOf('GET /admin/outlets/o1')).toHaveLength(records ?? 0)
    expect(address).toHaveValue('4 Back Lane!')
  })
})

describe('a screen whose stream is lost', () => {
  it('says since when, reads by the clock, and continues from the last number once the stream is back', async () => {
    const api = server()
    openConsole('/outlet-list')
    await screen.findByText('No outlets yet.')
    FakeStream.newest.say('ready', 7)
    FakeStream.newest.breakOff()
    expect(screen.getByText('live')).toBeInTheDocument()
    await pass(4_000)
    FakeStream.newest.breakOff()
    expect(screen.getByText('since 14:32 not live')).toBeInTheDocument()
    await waitFor(() => expect(api.callsOf(LISTS)).toHaveLength(2))
    const before = api.callsOf(LISTS).length
    await pass(31_000)
    await waitFor(() => expect(api.callsOf(LISTS).length).toBeGreaterThan(before))
    expect(FakeStream.newest.url).toBe('/api/live?since=7')
    FakeStream.newest.say('ready', 12)
    expect(screen.getByText('live')).toBeInTheDocument()
  })

  it('notices by the missing beat that the connection died while the phone slept', async () => {
    server()
    openConsole('/outlet-list')
    await screen.findByText('No outlets yet.')
    FakeStream.newest.say('ready', 7)
    const slept = FakeStream.newest
    await pass(66_000)
    expect(slept.isClosed).toBe(true)
    expect(FakeStream.newest).not.toBe(slept)
    expect(screen.getByText(/since 14:33 not live/)).toBeInTheDocument()
  })

  it('takes no connection while its tab is hidden, and hears what it missed when it is seen again', async () => {
    server()
    openConsole('/outlet-list')
    await screen.findByText('No outlets yet.')
    FakeStream.newest.say('ready', 7)
    const count = FakeStream.opened.length
    beHidden(true)
    expect(FakeStream.newest.isClosed).toBe(true)
    await pass(120_000)
    expect(FakeStream.opened).toHaveLength(count)
    beHidden(false)
    expect(FakeStream.newest.url).toBe('/api/live?since=7')
  })
})
