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

it('keeps three widths of a photo, and never enlarges a small one', () => {
  expect(widthsFor({ width: 4000, height: 3000 })).toEqual([320, 640, 1080])
  expect(widthsFor({ width: 640, height: 480 })).toEqual([320, 640])
  expect(widthsFor({ width: 250, height: 250 })).toEqual([250])
})

it('refuses what is too small to show and too large to decode', () => {
  expect(sizeProblem({ width: 1200, height: 900 })).toBeNull()
  expect(sizeProblem({ width: 1200, height: 199 })).toContain('too small')
  expect(sizeProblem({ width: 12_001, height: 300 })).toContain('too large')
  expect(sizeProblem({ width: 10_000, height: 10_000 })).toContain('too large')
})

it('addresses the copy of a card, or the widest of a small picture', () => {
  expect(plainAddress(ID, [320, 640, 1080])).toBe(`/uploads/${ID}-640.webp`)
  expect(plainAddress(ID, [250])).toBe(`/uploads/${ID}-250.webp`)
})

it('knows its own copies by name, and nothing else', () => {
  expect(formatOf(copyName(ID, 640, 'avif'))).toBe('avif')
  for (const name of ['../secret', `${ID}-640.svg`, `${ID}.webp`, `${ID}-640.webp/..`, 'a-1.webp'])
    expect(formatOf(name)).toBeNull()
})

it('knows the files of an upload; those of staff are none that the public call gives', () => {
  const secret = '0123456789abcdef0123456789abcdef'
  expect(filesOf(ID, { widths: [320, 640] })).toHaveLength(4)
  expect(filesOf(ID, { widths: [640], secret })).toEqual([`${ID}-${secret}.webp`])
  expect(formatOf(privateName(ID, secret))).toBeNull()
})

it('tells a file by its first bytes', () => {
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
])('takes no %s', (_, text) => expect(uploadTypeOf(bytes(text))).toBeNull())
