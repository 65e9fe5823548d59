import { encodeQR } from 'qr'
import { batchInCode } from './batch-in-code.js'
import { readCode } from './read-code.js'

/** A picture of a label as a camera gives it: so many points for a square, grey rather than black, with some dirt. */
function pictureOf(text: string, points: number) {
  const squares = encodeQR(text, 'raw', { border: 4 })
  const side = squares.length * points
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const dark = squares[Math.floor(y / points)]?.[Math.floor(x / points)]
      const dirt = (x * 31 + y * 17) % 23
      data.fill((dark ? 40 : 200) + dirt, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  return { data, width: side, height: side }
}

it('reads the code of a label', () => {
  const code = 'https://jaadi.example/jar/FG-261121-004-2'
  expect(batchInCode(readCode(pictureOf(code, 6)))).toBe('FG-261121-004-2')
})

it('finds no code where there is none', () => {
  const data = new Uint8ClampedArray(200 * 200 * 4).fill(180)
  expect(() => readCode({ data, width: 200, height: 200 })).toThrow()
})
