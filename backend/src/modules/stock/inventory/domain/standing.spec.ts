import { toIstDay } from '../../../../kernel/dates/ist.js'
import { COUNTED, isExpired } from './standing.js'

const decision = { reason: 'leaks', by: '9000000001', at: new Date('2026-11-21T05:00:00Z') }
const usable = { quarantine: null, expired: false, noStockConfirmed: false }
const today = toIstDay('2026-11-21')

it('a usable batch counts as on hand', () => expect(COUNTED.holds(usable)).toBe(true))

it.each([{ quarantine: decision }, { expired: true }, { noStockConfirmed: true }])(
  'a batch with %j does not count as on hand',
  (change) => expect(COUNTED.holds({ ...usable, ...change })).toBe(false),
)

it('a batch is good through its best-before day, and longer when an admin allows it with a reason', () => {
  const dates = (bestBefore: string, expiryOverride: typeof decision | null = null) => ({
    bestBefore: toIstDay(bestBefore),
    expiryOverride,
  })
  expect(isExpired(dates('2026-11-21'), today)).toBe(false)
  expect(isExpired(dates('2026-11-20'), today)).toBe(true)
  expect(isExpired(dates('2026-11-20', decision), today)).toBe(false)
  expect(isExpired({ bestBefore: null, expiryOverride: null }, today)).toBe(false)
})
