import { readFile } from 'node:fs/promises'
import { type Face } from '../../kernel/text/writing.js'

/** From the sources and from the built code alike: both folders lie side by side. */
const FONTS = new URL('../../../src/platform/pdf/fonts/', import.meta.url)
const FILES = {
  regular: 'anek-latin-regular.ttf',
  bold: 'anek-latin-bold.ttf',
  telugu: 'anek-telugu.ttf',
  devanagari: 'anek-devanagari.ttf',
} as const satisfies Record<Face, string>

const loaded = new Map<Face, Promise<Buffer>>()

/** The bytes of a font, read once. */
export function fontBytes(face: Face): Promise<Buffer> {
  const bytes = loaded.get(face) ?? readFile(new URL(FILES[face], FONTS))
  loaded.set(face, bytes)
  return bytes
}
