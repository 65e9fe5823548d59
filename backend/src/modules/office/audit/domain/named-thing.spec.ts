import { namedIn } from './named-thing.js'

describe('the name of what a call answers with', () => {
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
    'is nothing in %j',
    (answer) => expect(namedIn(answer)).toBeUndefined(),
  )
})
