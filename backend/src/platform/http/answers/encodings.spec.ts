import { encodingFor } from './encodings.js'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip; q=0.000, br ; q=0', null],
  ['br;q=0.001', 'br'],
  ['brown, xgzip', null],
  ['identity', null],
  ['', null],
  [undefined, null],
])('a client that accepts "%s" gets %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding))
