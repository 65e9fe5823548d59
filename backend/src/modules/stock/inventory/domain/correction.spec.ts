import { milli } from '../../../../kernel/amounts/quantity.js'
import { checkCorrection } from './correction.js'
import { type CorrectionReason } from './ledger.js'

const correction = (quantity: number, reason: CorrectionReason, note = '') => ({
  quantityMilli: milli(quantity),
  reason,
  note,
})

it.each(['spoilt', 'spilt', 'tasted', 'sample'] as const)('takes %s away, never adds it', (reason) => {
  expect(checkCorrection('RM', correction(-5, reason))).toBeNull()
  expect(checkCorrection('RM', correction(5, reason))?.field).toBe('quantity')
})

it('lets a wrong figure go either way, with a word on it', () => {
  expect(checkCorrection('RM', correction(5, 'miscounted', 'third sack'))).toBeNull()
  expect(checkCorrection('RM', correction(-5, 'miscounted', 'a sack less'))).toBeNull()
  expect(checkCorrection('RM', correction(-5, 'miscounted'))?.field).toBe('note')
})

it('counts jars whole', () => {
  expect(checkCorrection('FG', correction(-1000, 'spoilt'))).toBeNull()
  expect(checkCorrection('FG', correction(-1500, 'spoilt'))?.field).toBe('quantity')
})

it('changes something, and never makes opening stock', () => {
  expect(checkCorrection('RM', correction(0, 'spilt'))?.field).toBe('quantity')
  expect(checkCorrection('RM', correction(5, 'opening'))?.field).toBe('reason')
})
