/** Largest upload: a phone's photo, with room to spare. */
export const MOST_BYTES = 12 * 1024 * 1024
/** Most pixels that are decoded: a small file may expand to gigabytes. */
export const MOST_PIXELS = 50_000_000
const SHORTEST_SIDE = 200
const LONGEST_SIDE = 12_000

/** Widths of the copies, in px: a card on a phone, a card on a dense screen, the product's own page. */
const WIDTHS = [320, 640, 1080]
/** Width of the copy of a paper, on which small print can be read. */
export const PAPER_WIDTH = 1800

export const PICTURE_FORMATS = ['webp', 'avif'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

export interface Size {
  width: number
  height: number
}

/** Widths in which a picture is stored; never wider than it is. */
export function widthsFor({ width }: Size): number[] {
  const narrower = WIDTHS.filter((one) => one < width)
  return [...narrower, Math.min(width, WIDTHS.at(-1) ?? width)].filter(
    (one, place, all) => all.indexOf(one) === place,
  )
}

/** The reason why a picture of this size is refused; null when it is accepted. */
export function sizeProblem({ width, height }: Size): string | null {
  if (Math.min(width, height) < SHORTEST_SIDE)
    return `The picture is too small: ${width} × ${height} px. Each side needs ${SHORTEST_SIDE} px or more.`
  if (Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS)
    return `The picture is too large: ${width} × ${height} px. Send at most ${MOST_PIXELS / 1e6} megapixels and ${LONGEST_SIDE} px a side.`
  return null
}

/** Name of one copy in the store, and the last part of its address. */
export function copyName(id: string, width: number, format: PictureFormat): string {
  return `${id}-${width}.${format}`
}

/**
 * The one copy of a picture that only staff may see. Its name cannot be guessed, and the public call
 * accepts no such name.
 */
export function privateName(id: string, secret: string): string {
  return `${id}-${secret}.webp`
}

/** Files of an upload in the store. */
export function filesOf(
  id: string,
  { widths, secret }: { widths: readonly number[]; secret?: string },
): string[] {
  if (secret) return [privateName(id, secret)]
  return widths.flatMap((width) => PICTURE_FORMATS.map((format) => copyName(id, width, format)))
}

/** The copy that a plain `<img>` shows: the card's, or the widest of a smaller picture. */
export function plainAddress(id: string, widths: readonly number[]): string {
  const width = widths.filter((one) => one <= 640).at(-1) ?? widths[0] ?? 0
  return `/uploads/${copyName(id, width, 'webp')}`
}

const COPY = /^[0-9a-f]{24}-\d{1,5}\.(webp|avif)$/

/** The format of a name; null for anything that is not a copy of this shop. */
export function formatOf(name: string): PictureFormat | null {
  return (COPY.exec(name)?.[1] as PictureFormat | undefined) ?? null
}
