import { COUNTED } from './standing.js'

const decision = { reason: 'leaks', by: '9000000001', at: new Date('2026-11-21T05:00:00Z') }
const usable = { quarantine: null, expired: false, noStockConfirmed: false }

it('a usable batch counts as on hand', () => expect(COUNTED.holds(usable)).toBe(true))

it.each([{ quarantine: decision }, { expired: true }, { noStockConfirmed: true }])(
  'a batch with %j does not count as on hand',
  (change) => expect(COUNTED.holds({ ...usable, ...change })).toBe(false),
)
