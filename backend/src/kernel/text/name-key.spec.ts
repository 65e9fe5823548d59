import { nameKey } from './name-key.js'

it('knows a name again whatever its case and spaces', () =>
  expect(nameKey('  Sri  Lakshmi SPICES ')).toBe('sri lakshmi spices'))
it('keeps unlike names apart', () => expect(nameKey('Lakshmi & Co')).not.toBe(nameKey('Lakshmi Co')))
