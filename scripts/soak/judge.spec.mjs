import assert from 'node:assert/strict'
import { it } from 'node:test'
import { judged } from './judge.mjs'

const MB = 2 ** 20
/** A soak in which all went well. */
const whole = () => ({
  orders: new Map([
    ['P-1', { paise: 84_900, paid: true }],
    ['P-2', { paise: 42_000, paid: false }],
  ]),
  keptOrders: new Map([
    ['P-1', { paise: 84_900, paid: true }],
    // What arrived after the answer was lost is no fault.
    ['P-2', { paise: 42_000, paid: true }],
    ['P-3', { paise: 100, paid: false }],
  ]),
  batches: new Map([['RM-26-0001', new Set([5_000, 4_500])]]),
  keptBatches: new Map([['RM-26-0001', 4_500]]),
  drift: [0, 0],
  books: { debit: 100, credit: 100 },
  commands: { 'npm run stock:check': null },
  faults: [],
  before: { file: 100 * MB, stored: 50 * MB },
  after: { file: 200 * MB, stored: 100 * MB },
  memory: [150, 160, 170, 180, 190, 190, 190, 190, 195, 190, 195, 190],
})

const failed = (changes) =>
  judged({ ...whole(), ...changes })
    .filter(({ ok }) => !ok)
    .map(({ rule }) => rule)

it('passes a soak in which nothing acknowledged was lost and nothing grew', () => {
  assert.deepEqual(failed({}), [])
})

for (const [what, changes, rule] of [
  ['a lost order', { keptOrders: new Map([['P-2', { paise: 42_000, paid: false }]]) }, /acknowledged order/],
  ['another price', { orders: new Map([['P-1', { paise: 1, paid: true }]]) }, /at its price/],
  ['a lost payment', { orders: new Map([['P-3', { paise: 100, paid: true }]]) }, /acknowledged payment/],
  ['that nobody could receive anything', { batches: new Map() }, /were placed/],
  ['a lost batch', { keptBatches: new Map() }, /received batch/],
  ['a count that was undone', { keptBatches: new Map([['RM-26-0001', 6_000]]) }, /received batch/],
  ['drift in one night', { drift: [0, 2, 0] }, /drifted/],
  ['books that do not balance', { books: { debit: 100, credit: 99 } }, /books balance/],
  ['a command that found something', { commands: { 'npm run stock:check': 'drift 1' } }, /stock:check/],
  ['a fault', { faults: ['GET /about: 500'] }, /fault/],
  ['a file that grew for nothing', { after: { file: 300 * MB, stored: 51 * MB } }, /file grew/],
  ['memory that grew', { memory: [150, 160, 170, 180, 190, 200, 210, 220, 230, 240, 250, 260] }, /Memory/],
  ['too few samples of memory', { memory: [150, 150, 150] }, /Memory/],
])
  it(`finds ${what}`, () => {
    const rules = failed(changes)
    assert.ok(
      rules.some((name) => rule.test(name)),
      rules.join(),
    )
  })
