import { inflateSync } from 'node:zlib'

/** What stands on a page of a PDF of ours, in millimetres from its upper left corner. */
export interface ReadPage {
  widthMm: number
  heightMm: number
  texts: ReadText[]
  boxes: ReadBox[]
}

export interface ReadText {
  text: string
  /** The same by its drawn signs: letters that are joined are one. */
  signs: string[]
  x: number
  /** Of the baseline. */
  y: number
  width: number
  /** In points. */
  size: number
}

export interface ReadBox {
  x: number
  y: number
  width: number
  height: number
  /** As it is filled; null for what is only drawn around. */
  fill: string | null
}

const MM = 25.4 / 72

interface Font {
  letters: string[]
  widths: number[]
}

type Objects = Map<string, { head: string; stream: string }>

function objectsOf(bytes: Buffer): Objects {
  const found: Objects = new Map()
  for (const [, number = '', body = ''] of bytes.toString('latin1').matchAll(/(\d+) 0 obj\n(.*?)endobj/gs)) {
    const [head = '', raw] = body.split('stream\n', 2)
    const packed = raw === undefined ? null : Buffer.from(raw.split('\nendstream')[0] ?? '', 'latin1')
    const stream = packed && (head.includes('FlateDecode') ? inflateSync(packed) : packed)
    found.set(number, { head, stream: stream?.toString('latin1') ?? '' })
  }
  return found
}

const referred = (objects: Objects, head: string, name: string) =>
  objects.get(new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(head)?.[1] ?? '') ?? { head: '', stream: '' }

function fontOf(objects: Objects, head: string): Font {
  const widths = /\/W \[0 \[([\d. ]*)\]/.exec(referred(objects, head, 'DescendantFonts').head)?.[1] ?? ''
  const ranges = [...referred(objects, head, 'ToUnicode').stream.matchAll(/<\w+> <\w+> \[(.*?)\]/g)]
  const letters = ranges.flatMap(([, list = '']) =>
    [...list.matchAll(/<([\da-f ]*)>/g)].map(([, hex = '']) => hex),
  )
  return {
    widths: widths.split(' ').map(Number),
    letters: letters.map((hex) => String.fromCodePoint(...hex.split(' ').map((one) => parseInt(one, 16)))),
  }
}

function fontsOf(objects: Objects, page: string): Map<string, Font> {
  const { head } = referred(objects, page, 'Resources')
  const names = [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)]
  return new Map(names.map(([, name = '', at = '']) => [name, fontOf(objects, objects.get(at)?.head ?? '')]))
}

/** Letters and advance of `[<0001> 2 <0002>] TJ`, the advance in thousandths of the size. */
function written(list: string, { letters, widths }: Font): { signs: string[]; advance: number } {
  const signs: string[] = []
  let advance = 0
  for (const [, glyphs, kerning] of list.matchAll(/<([\da-f]+)>|(-?[\d.]+)/g)) {
    advance -= Number(kerning ?? 0)
    for (const [glyph] of (glyphs ?? '').matchAll(/.{4}/g)) {
      signs.push(letters[parseInt(glyph, 16)] ?? '')
      advance += widths[parseInt(glyph, 16)] ?? 0
    }
  }
  return { signs, advance }
}

/** Each stretch of writing between BT and ET, which sets letters that join one by one. */
function textsOf(content: string, fonts: ReadonlyMap<string, Font>, heightMm: number): ReadText[] {
  return [...content.matchAll(/\nBT\n(.*?)\nET\n/gs)].map(([, stretch = '']) => {
    const [, name = '', size = ''] = /\/(F\d+) ([\d.]+) Tf/.exec(stretch) ?? []
    const font = fonts.get(name) ?? { letters: [], widths: [] }
    const read: ReadText = { text: '', signs: [], x: Infinity, y: 0, width: 0, size: Number(size) }
    let x = 0
    for (const line of stretch.split('\n')) {
      const [, left, up] = /^1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm$/.exec(line) ?? []
      if (left !== undefined) x = Number(left) * MM
      if (read.text === '' && up !== undefined) read.y = heightMm - Number(up) * MM
      const list = /^\[(.*)\] TJ$/.exec(line)?.[1]
      if (list === undefined) continue
      const { signs, advance } = written(list, font)
      const end = x + (advance / 1000) * read.size * MM
      read.x = Math.min(read.x, x)
      read.width = Math.max(read.x + read.width, end) - read.x
      read.signs.push(...signs)
      read.text += signs.join('')
    }
    return read
  })
}

function boxesOf(content: string): ReadBox[] {
  const boxes: ReadBox[] = []
  let pending: ReadBox[] = []
  let colour = ''
  for (const line of content.split('\n')) {
    const rectangle = /^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/.exec(line)
    if (rectangle) {
      const [x = 0, y = 0, width = 0, height = 0] = rectangle.slice(1).map((one) => Number(one) * MM)
      pending.push({ x, y, width, height, fill: null })
    }
    if (line.endsWith(' scn')) colour = line.slice(0, -4)
    if (!/^[fSB]\*?$/.test(line)) continue
    boxes.push(...pending.map((box) => ({ ...box, fill: line.startsWith('f') ? colour : null })))
    pending = []
  }
  return boxes
}

/** Reads a PDF back as a viewer would: pages, writing by the fonts' own tables, rectangles. */
export function readPdf(bytes: Buffer): ReadPage[] {
  const objects = objectsOf(bytes)
  const pages = [...objects.values()].filter(({ head }) => head.includes('/Type /Page\n'))
  return pages.map(({ head }) => {
    const [width = 0, height = 0] = (/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head)?.slice(1) ?? []).map(
      Number,
    )
    const { stream } = referred(objects, head, 'Contents')
    const heightMm = height * MM
    const texts = textsOf(stream, fontsOf(objects, head), heightMm)
    return { widthMm: width * MM, heightMm, texts, boxes: boxesOf(stream) }
  })
}
