import { agoInWords } from './format.js'

it.each([
  ['2026-11-22T12:00:00Z', '1 minute ago'],
  ['2026-11-22T11:01:00Z', '59 minutes ago'],
  ['2026-11-22T06:00:00Z', '6 hours ago'],
  ['2026-11-20T12:01:00Z', '47 hours ago'],
  ['2026-11-19T11:00:00Z', '3 days ago'],
  ['2026-11-22T12:05:00Z', '1 minute ago'],
])('%s is told as %s at noon of the 22nd', (instant, text) =>
  expect(agoInWords(instant, new Date('2026-11-22T12:00:00Z'))).toBe(text),
)
