import { Injectable } from '@nestjs/common'
import pLimit from 'p-limit'
import { type Sharp } from 'sharp'
import { AppError, InvalidInput } from '../../../kernel/errors/errors.js'
import { uploadTypeOf } from './domain/file-type.js'
import {
  MOST_PIXELS,
  PAPER_WIDTH,
  PICTURE_FORMATS,
  type PictureFormat,
  type Size,
  sizeProblem,
  widthsFor,
} from './domain/picture-rules.js'

/** Most uploads that may wait; each holds its bytes in memory. */
const MOST_WAITING = 4
/** Largest copy for a card; a detailed picture is encoded in lower quality until it fits. */
const CARD_BYTES = 60 * 1024
const QUALITIES = { webp: [76, 62, 48], avif: [52, 42, 34] } as const
const CARD_WIDTH = 640

export interface PictureCopy {
  width: number
  format: PictureFormat
  bytes: Buffer
}

export interface MadePicture extends Size {
  widths: number[]
  copies: PictureCopy[]
}

/** The file is not JPEG, PNG, WebP or AVIF, or is broken. */
class NotAPicture extends AppError {
  constructor(sentence = 'Send a photo as JPEG, PNG, WebP or AVIF.') {
    super('NOT_A_PICTURE', sentence)
  }
}

/**
 * Turns any upload into clean copies. It is decoded and encoded again, upright, without the camera's data (EXIF tells
 * where a kitchen is), in the widths that screens need. The original is never stored or served. Only one picture at a
 * time, since pixels take memory.
 */
@Injectable()
export class PictureMaker {
  private readonly queue = pLimit(1)

  /** @throws NotAPicture, InvalidInput for its size, AppError UPLOADS_BUSY */
  async make(bytes: Buffer): Promise<MadePicture> {
    return this.inTurn(bytes, () => this.prepare(bytes))
  }

  /** One copy on which small print can be read. @throws as `make` */
  async makePaper(bytes: Buffer): Promise<Size & { copy: Buffer }> {
    return this.inTurn(bytes, async () => {
      const { open, ...size } = await this.measured(bytes)
      const resize = { width: PAPER_WIDTH, withoutEnlargement: true }
      const copy = await readable(() =>
        open(bytes).autoOrient().resize(resize).webp({ quality: QUALITIES.webp[0] }).toBuffer(),
      )
      return { ...size, copy }
    })
  }

  private async inTurn<T>(bytes: Buffer, work: () => Promise<T>): Promise<T> {
    if (uploadTypeOf(bytes) === null) throw new NotAPicture()
    if (this.queue.pendingCount >= MOST_WAITING)
      throw new AppError('UPLOADS_BUSY', 'Other pictures are being prepared. Try again in a moment.')
    return this.queue(work)
  }

  private async prepare(bytes: Buffer): Promise<MadePicture> {
    const { open, ...size } = await this.measured(bytes)
    const widths = widthsFor(size)
    const copies: PictureCopy[] = []
    for (const width of widths)
      for (const format of PICTURE_FORMATS)
        copies.push({ width, format, bytes: await readable(() => coded(open, bytes, width, format)) })
    return { ...size, widths, copies }
  }

  private async measured(bytes: Buffer): Promise<Size & { open: Open }> {
    const open = await loadSharp()
    const size = await readable(async () => {
      const { autoOrient } = await open(bytes).metadata()
      return { width: autoOrient.width, height: autoOrient.height }
    })
    const problem = sizeProblem(size)
    if (problem !== null) throw new InvalidInput(problem, { picture: problem }, 'PICTURE_SIZE')
    return { ...size, open }
  }
}

type Open = (bytes: Buffer) => Sharp

/** The library is large and seldom needed: it is loaded with the first upload, and caches no pictures. */
async function loadSharp(): Promise<Open> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  // Takes the first page of a moving picture; broken data are refused rather than guessed.
  return (bytes) => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
}

async function coded(open: Open, bytes: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  let made = Buffer.alloc(0)
  for (const quality of QUALITIES[format]) {
    const resized = open(bytes).autoOrient().resize({ width, withoutEnlargement: true })
    made = await (
      format === 'webp' ? resized.webp({ quality }) : resized.avif({ quality, effort: 3 })
    ).toBuffer()
    if (width > CARD_WIDTH || made.length <= CARD_BYTES) break
  }
  return made
}

async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && error.message.includes('pixel limit'))
      throw new InvalidInput('The picture is too large to open.', { picture: 'Too large.' }, 'PICTURE_SIZE')
    throw new NotAPicture('The picture cannot be read. Send it as JPEG, PNG, WebP or AVIF.')
  }
}
