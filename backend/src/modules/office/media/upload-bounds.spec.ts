import { DAY_MS } from '../../../kernel/dates/ist.js'
import { type Clock } from '../../../platform/clock.js'
import { UploadBounds } from './upload-bounds.service.js'

const HOUR_MS = DAY_MS / 24
const MEGABYTE = 1024 ** 2
const MOST = 12 * MEGABYTE

describe('the uploads of one account', () => {
  let at: number
  let bounds: UploadBounds
  beforeEach(() => {
    at = Date.parse('2026-11-23T10:00:00Z')
    bounds = new UploadBounds({ now: () => new Date(at) } as Clock)
  })

  const uploads = (bytes: number, userId = 'a'): number => {
    for (let count = 0; ; count++)
      try {
        bounds.spend(userId, bytes)
      } catch (error) {
        expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
        return count
      }
  }

  it('are limited to 200 pictures or a gigabyte an hour: 85 of the largest', () => {
    expect(uploads(MEGABYTE)).toBe(200)
    expect(uploads(MOST, 'b')).toBe(85)
    at += HOUR_MS
    expect(uploads(MEGABYTE)).toBe(200)
    expect(uploads(MOST, 'b')).toBe(85)
  })

  it('are limited to 1,000 pictures or four gigabytes a day', () => {
    const ofADay = (bytes: number, userId: string): number => {
      let sum = 0
      for (let hour = 0; hour < 24; hour++, at += HOUR_MS) sum += uploads(bytes, userId)
      return sum
    }
    expect(ofADay(MEGABYTE, 'c')).toBe(1000)
    expect(ofADay(MOST, 'd')).toBe(341)
  })

  it('are allowed again as soon as the limit permits, and the refusal says when', () => {
    uploads(MEGABYTE)
    expect(() => bounds.spend('a', MEGABYTE)).toThrow(
      expect.objectContaining({ details: { retryAfterSeconds: 3600 } }),
    )
    expect(() => bounds.spend('e', MEGABYTE)).not.toThrow()
  })
})
