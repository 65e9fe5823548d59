import { takePlace } from './sliding-limit.js'

const limit = { count: 2, windowMs: 1_000 }

describe('sliding limit', () => {
  it('counts events up to the limit and tells the next caller how long to wait', () => {
    const first = takePlace(limit, [], 100)
    const second = takePlace(limit, first.moments, 300)
    expect([first.waitMs, second.waitMs]).toEqual([0, 0])
    expect(takePlace(limit, second.moments, 600)).toEqual({ moments: [100, 300], waitMs: 500 })
  })
  it('counts an event again once the oldest has left the window, and not a millisecond before', () => {
    expect(takePlace(limit, [100, 300], 1_099).waitMs).toBe(1)
    expect(takePlace(limit, [100, 300], 1_100)).toEqual({ moments: [300, 1_100], waitMs: 0 })
  })
})
