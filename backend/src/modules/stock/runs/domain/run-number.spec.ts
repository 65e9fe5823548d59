import { runCounterKey, runNumber } from './run-number.js'

const at = new Date('2026-11-20T19:00:00Z')

it('numbers by the day in India', () => {
  expect(runNumber(at, 3)).toBe('R-261121-03')
  expect(runCounterKey(at)).toBe('reservation:261121')
})
