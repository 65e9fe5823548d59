import { toReceipt } from './receipt-draft.js'

it('names the supplier of the last receipt by its id, as one that was chosen', () => {
  const supplier = { _id: 's1', name: 'Sri Lakshmi Spices' }
  expect(toReceipt('RM', { outlet: 'o1', supplier }).supplier).toBe('s1')
  expect(toReceipt('RM', { outlet: 'o1', supplier: 's2' }).supplier).toBe('s2')
  expect(toReceipt('RM', { outlet: 'o1', supplier: null })).toEqual({ outlet: 'o1' })
})
