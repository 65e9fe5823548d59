import { reservationCounterKey, reservationNumber } from './reservation-number.js'

const at = new Date('2026-11-20T19:00:00Z')

it('numbers by the day in India', () => {
  expect(reservationNumber(at, 3)).toBe('R-261121-03')
  expect(reservationCounterKey(at)).toBe('reservation:261121')
})
