import { gstCodeOf, isSameState, stateName, stateOfGstCode } from './indian-states.js'

it.each([
  ['TG', 'Telangana'],
  [' ts ', 'Telangana'],
  ['OR', 'Odisha'],
  ['XX', ''],
])('the letters %s of a courier mean “%s”', (letters, name) => expect(stateName(letters)).toBe(name))

it.each([
  ['Telangana', '36'],
  ['TAMILNADU', '33'],
  ['Jammu & Kashmir', '01'],
  ['Andhra Pradesh', '37'],
  ['Daman and Diu', '26'],
  ['Pondicherry', '34'],
  ['Atlantis', ''],
  ['', ''],
])('the GSTINs of “%s” begin with “%s”', (state, code) => expect(gstCodeOf(state)).toBe(code))

it('each code of a state, present or earlier, leads to its name and back to the present code', () => {
  const codes = Array.from({ length: 38 }, (_, at) => String(at + 1).padStart(2, '0'))
  for (const code of codes) {
    const name = stateOfGstCode(code) ?? ''
    const merged: Record<string, string> = { 25: '26', 28: '37' }
    expect(gstCodeOf(name)).toBe(merged[code] ?? code)
  }
  expect(stateOfGstCode('39')).toBeUndefined()
})

it('compares names of states by their letters alone', () => {
  expect(isSameState('TAMIL NADU', 'Tamilnadu ')).toBe(true)
  expect(isSameState('Jammu & Kashmir', 'Jammu and Kashmir')).toBe(true)
  expect(isSameState('Orissa', 'Odisha')).toBe(true)
  expect(isSameState('Telangana', 'Andhra Pradesh')).toBe(false)
  expect(isSameState('Somewhere', 'Elsewhere')).toBe(false)
})
