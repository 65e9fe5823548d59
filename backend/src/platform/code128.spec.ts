import { code128 } from './code128.js'

/** The text that the bars stand for, read as a scanner does: by the widths of bars and gaps. */
function scanned(text: string): string {
  const { bars, width } = code128(text)
  const edges = bars.flatMap(({ x, width: bar }) => [x, x + bar])
  const widths = edges.slice(1).map((edge, at) => edge - (edges[at] ?? 0))
  expect(edges.at(-1)).toBe(width)
  return widths.join('')
}

it('two digits share a symbol, beside start, check and stop', () =>
  expect(code128('14900000000017').width).toBe((1 + 7 + 1) * 11 + 13))

it('a known code has its known bars', () => {
  // Start C, 12, 34, the check (105 + 12 + 2 * 34) % 103 = 82, stop.
  expect(scanned('1234')).toBe('211232112232131123121241' + '2331112')
  // Start B, P, J, the check (104 + 48 + 2 * 42) % 103 = 30, stop.
  expect(scanned('PJ')).toBe('211214313121112133212123' + '2331112')
})

it('every symbol is eleven modules wide, so codes of one length are equally wide', () => {
  const widths = Array.from({ length: 50 }, (_, at) => code128(`${at * 2}`.padStart(2, '0')).width)
  expect(new Set(widths)).toEqual(new Set([3 * 11 + 13]))
  const printable = Array.from({ length: 95 }, (_, at) => code128(`x${String.fromCharCode(32 + at)}`).width)
  expect(new Set(printable)).toEqual(new Set([4 * 11 + 13]))
})

it('a character that Code 128 lacks is refused', () => expect(() => code128('వేబిల్')).toThrow())
