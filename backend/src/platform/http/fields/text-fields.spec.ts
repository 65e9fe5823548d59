import { plainToInstance } from 'class-transformer'
import { validateSync } from 'class-validator'
import { TextUpTo, Trimmed } from './text-fields.js'

class Body {
  @Trimmed() @TextUpTo(5, { message: 'too long' }) city!: string
  @TextUpTo(5, { message: 'too long' }, { message: 'no text' }) name!: string
}

const bodyOf = (sent: object) => plainToInstance(Body, { city: 'Pune', name: 'Asha', ...sent })
const complaints = (sent: object) =>
  validateSync(bodyOf(sent), { stopAtFirstError: true }).flatMap((e) => Object.values(e.constraints ?? {}))

it('limits the length of a text without the spaces around it', () => {
  expect(bodyOf({ city: '  Pune  ' }).city).toBe('Pune')
  expect(complaints({ city: '  Pune  ' })).toEqual([])
  expect(complaints({ city: 'Hyderabad' })).toEqual(['too long'])
})

it('refuses values that are not text, with a sentence of their own if one is given', () => {
  expect(complaints({ city: 5 })).toEqual(['too long'])
  expect(complaints({ name: 5 })).toEqual(['no text'])
  expect(complaints({ name: 'Lakshmi' })).toEqual(['too long'])
})
