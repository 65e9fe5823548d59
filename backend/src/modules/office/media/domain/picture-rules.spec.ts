import { uploadTypeOf } from './file-type.js'
import {
  copyName,
  filesOf,
  formatOf,
  plainAddress,
  privateName,
  sizeProblem,
  widthsFor,
} from './picture-rules.js'

const ID = '6740c1f2a4b5c6d7e8f90123'
const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

it('a photo is stored in three widths, and a small one is never enlarged', () => {
  expect(widthsFor({ width: 4000, height: 3000 })).toEqual([320, 640, 1080])
  expect(widthsFor({ width: 640, height: 480 })).toEqual([320, 640])
  expect(widthsFor({ width: 250, height: 250 })).toEqual([250])
})

it('a picture too small to show or too large to decode is refused', () => {
  expect(sizeProblem({ width: 1200, height: 900 })).toBeNull()
  expect(sizeProblem({ width: 1200, height: 199 })).toContain('too small')
  expect(sizeProblem({ width: 12_001, height: 300 })).toContain('too large')
  expect(sizeProblem({ width: 10_000, height: 10_000 })).toContain('too large')
})

it("the plain address is that of the card's copy, or of the widest of a small picture", () => {
  expect(plainAddress(ID, [320, 640, 1080])).toBe(`/uploads/${ID}-640.webp`)
  expect(plainAddress(ID, [250])).toBe(`/uploads/${ID}-250.webp`)
})

it("only names of the shop's own copies are accepted", () => {
  expect(formatOf(copyName(ID, 640, 'avif'))).toBe('avif')
  for (const name of ['../secret', `${ID}-640.svg`, `${ID}.webp`, `${ID}-640.webp/..`, 'a-1.webp'])
    expect(formatOf(name)).toBeNull()
})

it('the files of an upload are listed; the public call gives none of staff', () => {
  const secret = '0123456789abcdef0123456789abcdef'
  expect(filesOf(ID, { widths: [320, 640] })).toHaveLength(4)
  expect(filesOf(ID, { widths: [640], secret })).toEqual([`${ID}-${secret}.webp`])
  expect(formatOf(privateName(ID, secret))).toBeNull()
})

it("a file's type is found by its first bytes", () => {
  expect(uploadTypeOf(bytes('\xff\xd8\xff\xe0'))).toBe('image/jpeg')
  expect(uploadTypeOf(bytes('\x89PNG\r\n\x1a\n'))).toBe('image/png')
  expect(uploadTypeOf(bytes('RIFF....WEBPVP8 '))).toBe('image/webp')
  expect(uploadTypeOf(bytes('\0\0\0 ftypavif'))).toBe('image/avif')
})

it.each([
  ['nothing', ''],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['HTML', '<!doctype html>'],
  ['GIF', 'GIF89a'],
  ['PDF', '%PDF-1.7'],
  ['HEIC', '\0\0\0 ftypheic'],
  ['audio in the container of WebP', 'RIFF....WAVE'],
])('%s is not accepted as a picture', (_, text) => expect(uploadTypeOf(bytes(text))).toBeNull())
