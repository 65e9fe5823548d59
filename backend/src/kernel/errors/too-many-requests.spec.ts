import { TooManyRequests } from './too-many-requests.js'

describe('the refusal of a caller who is too fast', () => {
  it.each([
    [1, 'Wait. Please try again in 1 second.', 1],
    [29_001, 'Wait. Please try again in 30 seconds.', 30],
    [60_000, 'Wait. Please try again in 1 minute.', 60],
    [61_000, 'Wait. Please try again in 2 minutes.', 61],
    [5 * 3_600_000, 'Wait. Please try again in 5 hours.', 18_000],
  ])('of %i ms tells the caller when to try again', (ms, sentence, retryAfterSeconds) => {
    expect(new TooManyRequests('Wait.', ms)).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: sentence,
      details: { retryAfterSeconds },
    })
  })
})
