import { milli } from '../../../../kernel/amounts/quantity.js'
import { checkCorrection } from './correction.js'
import { type CorrectionReason } from './ledger.js'

const correction = (quantity: number, reason: CorrectionReason, note = '') => ({
  quantityMilli: milli(quantity),
  reason,
  note,
})

it.each(['spoilt', 'spilt', 'tasted', 'sample'] as const)(
  'a correction with the reason %s may only lower the quantity',
  (reason) => {
    expect(checkCorrection('RM', correction(-5, reason))).toBeNull()
    expect(checkCorrection('RM', correction(5, reason))?.field).toBe('quantity')
  },
)

it('a correction of a wrong figure may go either way, with a note', () => {
  expect(checkCorrection('RM', correction(5, 'miscounted', 'third sack'))).toBeNull()
  expect(checkCorrection('RM', correction(-5, 'miscounted', 'a sack less'))).toBeNull()
  expect(checkCorrection('RM', correction(-5, 'miscounted'))?.field).toBe('note')
})

it('a correction changes jars in whole numbers', () => {
  expect(checkCorrection('FG', correction(-1000, 'spoilt'))).toBeNull()
  expect(checkCorrection('FG', correction(-1500, 'spoilt'))?.field).toBe('quantity')
})

it('a correction must change something, and cannot create opening stock', () => {
  expect(checkCorrection('RM', correction(0, 'spilt'))?.field).toBe('quantity')
  expect(checkCorrection('RM', correction(5, 'opening'))?.field).toBe('reason')
})
