import { Budget, Intake } from './intake.js'

const LARGE = 40_000_000

/** A connection that records how it is controlled. */
function connection(budget: Budget) {
  let state = 'read'
  const intake = new Intake(budget, {
    pause: () => (state = 'paused'),
    resume: () => (state = 'read'),
    destroy: () => (state = 'hung up'),
  })
  const arrives = (completed: number, announced: number, answering = false): string => {
    intake.read({ completed, announced, answering })
    return state
  }
  return { intake, arrives, state: () => state }
}

describe('the intake of connections', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('reads a large message once there is room for all of it, in the order of requests', () => {
    const budget = new Budget()
    const [a, b, c, d] = [0, 1, 2, 3].map(() => connection(budget)) as ReturnType<typeof connection>[]
    if (!a || !b || !c || !d) throw new Error('four')
    expect([a.arrives(0, LARGE), b.arrives(0, LARGE)]).toEqual(['read', 'read'])
    expect([c.arrives(0, LARGE), d.arrives(0, 100_000)]).toEqual(['paused', 'paused'])
    expect(a.arrives(1, 0, true)).toBe('paused')
    expect(c.state()).toBe('paused')
    a.intake.answered()
    expect([a.state(), c.state(), d.state()]).toEqual(['read', 'read', 'read'])
  })

  it('frees the room of a connection that ends, whether it held room or was waiting', () => {
    const budget = new Budget()
    const [a, b, c] = [0, 1, 2].map(() => connection(budget)) as ReturnType<typeof connection>[]
    if (!a || !b || !c) throw new Error('three')
    a.arrives(0, 90_000_000)
    expect([b.arrives(0, LARGE), c.arrives(0, LARGE)]).toEqual(['paused', 'paused'])
    b.intake.closed()
    a.intake.closed()
    expect([b.state(), c.state()]).toEqual(['paused', 'read'])
  })

  it('frees the room of complete messages before it asks for the next, so that no connection blocks itself', () => {
    const budget = new Budget()
    const a = connection(budget)
    expect(a.arrives(0, 90_000_000)).toBe('read')
    expect(a.arrives(1, 90_000_000, true)).toBe('paused')
    a.intake.answered()
    expect(a.state()).toBe('read')
  })

  it('closes a connection whose message is not complete within a minute', () => {
    const a = connection(new Budget())
    for (let second = 0; second < 59; second++) {
      expect(a.arrives(0, 1000)).toBe('read')
      jest.advanceTimersByTime(1000)
    }
    expect(a.arrives(0, 1000)).toBe('read')
    jest.advanceTimersByTime(1000)
    expect(a.state()).toBe('hung up')
  })

  it('does not count the time that the client waits for the server, or between messages', () => {
    const budget = new Budget()
    const [a, b, c] = [0, 1, 2].map(() => connection(budget)) as ReturnType<typeof connection>[]
    if (!a || !b || !c) throw new Error('three')
    a.arrives(1, 0)
    b.arrives(1, 500, true)
    c.arrives(0, 90_000_000)
    const waits = connection(budget)
    waits.arrives(0, LARGE)
    c.arrives(1, 0, true)
    jest.advanceTimersByTime(120_000)
    expect([a, b, c, waits].map(({ state }) => state())).toEqual(['read', 'paused', 'paused', 'paused'])
    b.intake.answered()
    expect(b.state()).toBe('read')
    jest.advanceTimersByTime(60_000)
    expect(b.state()).toBe('hung up')
  })
})
