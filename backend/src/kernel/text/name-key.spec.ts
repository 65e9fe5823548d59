import { nameKey } from './name-key.js'

it('treats names as equal whatever their case and spaces', () =>
  expect(nameKey('  Sri  Lakshmi SPICES ')).toBe('sri lakshmi spices'))
it('keeps different names apart', () => expect(nameKey('Lakshmi & Co')).not.toBe(nameKey('Lakshmi Co')))
