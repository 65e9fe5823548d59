import { namedIn } from './named-thing.js'

describe('the name in the answer of a call', () => {
  it.each([
    ['an order', { _id: 'a1', orderId: 'P-7KQ4-M2XD' }, 'P-7KQ4-M2XD'],
    [
      'a batch in its answer',
      { message: 'Done', stockEntry: { batchNumber: 'RM-261121-001' } },
      'RM-261121-001',
    ],
    ['a product', { Id: 'FG-0007', name: 'GONGURA' }, 'FG-0007'],
  ])('%s', (_, answer, name) => expect(namedIn(answer)).toBe(name))

  it.each([undefined, null, 'text', [], { orderId: '' }, { list: [{ orderId: 'P-7KQ4-M2XD' }] }])(
    'is missing in %j',
    (answer) => expect(namedIn(answer)).toBeUndefined(),
  )
})
