import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { fontPath } from '../platform/pdf/document.js'
import { type ShareCard } from './shop-pages.js'

/** The size that messengers expect of a preview. */
const SIZE = { width: 1200, height: 630 }
/** Brown, cream and yellow of the shop (tokens.css: jar, rice, turmeric). */
const GROUND = '#3b2418'
const LETTERS = '#fbf6ec'
const ACCENT = '#e2a21b'
const QUALITY = 84
const TEXT = { left: SIZE.height + 50, width: SIZE.width - SIZE.height - 100 }

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Reads a picture of this site by its address; null when it cannot be had. */
export type ReadPicture = (address: string) => Promise<Buffer | null>

/**
 * Pictures of jars with name and price, for shared links. Each is drawn once, one at a time, and kept in the data
 * folder in the place of the jar's earlier one: however often addresses are tried, there is one for each jar.
 */
export class ShareCards {
  private readonly oneAtATime = pLimit(1)

  constructor(
    private readonly folder: string,
    private readonly read: ReadPicture,
  ) {}

  get(card: ShareCard): Promise<Buffer> {
    return this.oneAtATime(async () => {
      const kept = join(this.folder, card.file)
      if (existsSync(kept)) return readFile(kept)
      const picture = await draw(card, await this.read(card.picture))
      await mkdir(this.folder, { recursive: true })
      const earlier = card.file.slice(0, card.file.lastIndexOf('-') + 1)
      for (const name of await readdir(this.folder))
        if (name.startsWith(earlier)) await rm(join(this.folder, name))
      await writeFile(`${kept}.part`, picture)
      await rename(`${kept}.part`, kept)
      return picture
    })
  }
}

/** The library is loaded when it is first needed: it is large, and only messengers ask for these pictures. */
async function draw({ title, choices, price }: ShareCard, jar: Buffer | null): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  const words = (text: string, colour: string, size: number) => ({
    text: `<span foreground="${colour}">${escaped(text)}</span>`,
    // The name inside the file; the comma ends it, since "Medium" alone would be read as a weight.
    font: `Anek Latin Medium, ${size}`,
    fontfile: fontPath('bold'),
    width: TEXT.width,
    rgba: true,
    wrap: 'word-char' as const,
  })
  // Lines below each other: the height of each is known once it is drawn.
  const layers: { input: Buffer; left: number; top: number }[] = []
  let top = 0
  for (const [text, colour, size] of [
    [title, LETTERS, 60],
    [choices, LETTERS, 28],
    [price, ACCENT, 84],
  ] as const) {
    if (text === '') continue
    const { data, info } = await sharp({ text: words(text, colour, size) })
      .png()
      .toBuffer({ resolveWithObject: true })
    if (top + info.height > SIZE.height - 100) continue
    layers.push({ input: data, left: TEXT.left, top })
    top += info.height + 28
  }
  const above = Math.round((SIZE.height - top + 28) / 2)
  const texts = layers.map((layer) => ({ ...layer, top: layer.top + above }))
  const picture = jar && {
    input: await sharp(jar, { density: 144 })
      .resize({ width: SIZE.height, height: SIZE.height, fit: 'cover' })
      .flatten({ background: GROUND })
      .png()
      .toBuffer(),
    left: 0,
    top: 0,
  }
  return sharp({ create: { ...SIZE, channels: 3, background: GROUND } })
    .composite(picture ? [picture, ...texts] : texts)
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
