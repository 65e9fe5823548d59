import assert from 'node:assert/strict'
import { it } from 'node:test'
import { changed, figuresOf } from './figures.mjs'

const shop = ({ paise = 84_900, status = 'Completed', left = 4_500, orders = 2 } = {}) =>
  figuresOf([
    ['sessions', [{ token: 'x' }]],
    [
      'orders',
      Array.from({ length: orders }, (_, at) => ({
        orderId: `P-${at}`,
        finalPaise: paise,
        paymentStatus: status,
        items: [{ unitPaise: paise }],
      })),
    ],
    ['stock', [{ batchNumber: 'RM-1', remainingMilli: left }]],
  ])

it('sums money and goods, counts documents and states, and names each order', () => {
  assert.deepEqual(shop(), {
    orders: 2,
    'order P-0': '84900 paise, Completed',
    'order P-1': '84900 paise, Completed',
    'orders.finalPaise': 169_800,
    'orders.paymentStatus Completed': 2,
    'orders.items.unitPaise': 169_800,
    stock: 1,
    'stock.remainingMilli': 4_500,
  })
})

it('finds nothing where nothing was lost, whatever was added', () => {
  assert.deepEqual(changed(shop(), { ...shop(), 'orders.paidPaise': 1, bills: 0 }), [])
})

for (const [what, now, told] of [
  ['a lost order', { orders: 1 }, /^order P-1 was 84900 paise, Completed and is undefined$/],
  ['another price', { paise: 1 }, /^orders.finalPaise was 169800 and is 2$/],
  ['a lost payment', { status: 'Pending' }, /^orders.paymentStatus Completed was 2 and is undefined$/],
  ['lost goods', { left: 4_000 }, /^stock.remainingMilli was 4500 and is 4000$/],
])
  it(`finds ${what}`, () => {
    const sentences = changed(shop(), shop(now))
    assert.ok(
      sentences.some((sentence) => told.test(sentence)),
      sentences.join(),
    )
  })

it('takes what a step put elsewhere for the same', () => {
  const [before, after] = [{ reservedMilli: 5 }, { batches: [{ reservedMilli: 5 }] }].map((component) =>
    figuresOf([['reservations', [{ components: [component] }]]]),
  )
  assert.deepEqual(changed(before, after), [])
})
