/** PIN of staff (docs/domain/people.md#staff-pins). */
export const PIN = /^\d{6,12}$/
export const PIN_SENTENCE = 'The pin is 6 to 12 digits.'
