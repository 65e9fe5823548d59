import { type FitLine } from '../../kernel/text/fit-line.js'
import { runsOf } from '../../kernel/text/writing.js'

/** Width of a text in points. */
export type Measure = (text: string, size: number, bold: boolean) => number

/** A row of text and its position, in points from the upper left corner of the box. */
export interface FittedRow {
  text: string
  bold: boolean
  size: number
  x: number
  baseline: number
}

export interface Box {
  width: number
  height: number
  /** Free space at the beginning of the first row, as a multiple of its font size. */
  indent?: number
}

interface Row {
  text: string
  bold: boolean
  size: number
  isFirst: boolean
}

/** Scales to try, largest first; text below the last one cannot be read. */
const SCALES = Array.from({ length: 26 }, (_, step) => 2 - step * 0.05)
/** Largest scale when lines are cut short or left out. */
const LARGE = 0.9
/**
 * Line measures as multiples of the font size: Indian scripts reach further up and down, Telugu with three letters one
 * below the other (లక్ష్మీ) the furthest.
 */
const LATIN = { ascent: 0.86, height: 1.18 }
const DEVANAGARI = { ascent: 1, height: 1.54 }
const TELUGU = { ascent: 1.03, height: 1.7 }

export function heightsOf(text: string): typeof LATIN {
  const faces = runsOf(text).map(({ face }) => face)
  if (faces.includes('telugu')) return TELUGU
  return faces.includes('devanagari') ? DEVANAGARI : LATIN
}

export const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })

/** Breaks a word between letters into parts of at most this width. */
export function broken(word: string, width: number, measure: (words: string) => number): string[] {
  const parts = ['']
  for (const { segment } of letters.segment(word)) {
    const longer = `${parts.at(-1)}${segment}`
    if (measure(longer) <= width || parts.at(-1) === '') parts[parts.length - 1] = longer
    else parts.push(segment)
  }
  return parts
}

/** Fits lines into boxes, with the widths of a font. */
export class Fitting {
  constructor(private readonly measure: Measure) {}

  /**
   * Places the lines in the largest scale at which all of them fit into the box. If no scale fits, rows
   * that are too long end in an ellipsis, and lines that do not fit are left out.
   */
  fit(lines: readonly FitLine[], box: Box): FittedRow[] {
    for (const scale of SCALES) {
      const rows = lines.flatMap((line, at) => {
        const isFirst = at === 0
        const mayClip = line.clips === true && scale <= 1
        return mayClip
          ? this.clipped(line, scale, box, isFirst)
          : (this.whole(line, scale, box, isFirst) ?? [null])
      })
      if (isComplete(rows) && heightOf(rows) <= box.height) return placed(rows, box)
    }
    return this.leavingOut(lines, box)
  }

  private leavingOut(lines: readonly FitLine[], box: Box): FittedRow[] {
    for (const scale of SCALES.filter((one) => one <= LARGE)) {
      const rows = lines.flatMap((line, at) => this.clipped(line, scale, box, at === 0))
      if (heightOf(rows) <= box.height) return placed(rows, box)
    }
    const last = Math.max(...lines.map(({ rank }) => rank))
    return this.leavingOut(
      lines.filter(({ rank }) => rank < last),
      box,
    )
  }

  /** Breaks the line into its rows; null when it has too few rows, or a word is too long. */
  private whole(line: FitLine, scale: number, box: Box, isFirst: boolean): Row[] | null {
    const rows = this.wrapped(line, scale, box, isFirst)
    return rows.length <= (line.rows ?? 1) && rows.every((row) => this.isWithin(row, box)) ? rows : null
  }

  /** Breaks the line into its rows; the part that does not fit becomes an ellipsis. */
  private clipped(line: FitLine, scale: number, box: Box, isFirst: boolean): Row[] {
    const all = this.wrapped(line, scale, box, isFirst)
    const most = line.rows ?? 1
    const rest = all.slice(most - 1)
    const [last] = rest
    if (!last) return all.map((row) => this.shortened(row, box))
    const text = rest.map((row) => row.text).join(' ')
    return [...all.slice(0, most - 1), { ...last, text }].map((row) => this.shortened(row, box))
  }

  /**
   * Breaks the line into as many rows as it needs. A word too long for a row continues in the next row,
   * before all lines become smaller.
   */
  private wrapped(line: FitLine, scale: number, box: Box, isFirst: boolean): Row[] {
    const rows: Row[] = []
    const breaks = (line.rows ?? 1) > 1 && scale <= 1
    const within = (word: string) => this.measure(word, line.size * scale, line.bold ?? false)
    const words = wordsOf(line.text).flatMap((word) => (breaks ? broken(word, box.width, within) : word))
    for (const word of words) {
      const last = rows.at(-1)
      const longer = last && { ...last, text: `${last.text} ${word}` }
      if (longer && this.isWithin(longer, box)) rows[rows.length - 1] = longer
      else
        rows.push({
          text: word,
          bold: line.bold ?? false,
          size: line.size * scale,
          isFirst: isFirst && rows.length === 0,
        })
    }
    return rows
  }

  private isWithin({ text, size, bold, isFirst }: Row, { width, indent = 0 }: Box): boolean {
    return this.measure(text, size, bold) + (isFirst ? indent * size : 0) <= width
  }

  /** Cuts the row to the letters that fit. In Indian scripts a letter is a whole cluster of characters. */
  private shortened(row: Row, box: Box): Row {
    if (this.isWithin(row, box)) return row
    const kept = [...letters.segment(row.text)].map(({ segment }) => segment)
    while (kept.pop() !== undefined) {
      const shorter = { ...row, text: `${kept.join('').trimEnd()}…` }
      if (this.isWithin(shorter, box)) return shorter
    }
    return { ...row, text: '' }
  }
}

const isComplete = (rows: readonly (Row | null)[]): rows is Row[] => !rows.includes(null)

/** The words of a text; a number and its unit count as one word. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/(\d) (k?g)\b/g, '$1\u00A0$2')
    .split(/[ \n]+/)
    .filter(Boolean)

function heightOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { text, size }) => sum + size * heightsOf(text).height, 0)
}

function placed(rows: readonly Row[], { indent = 0 }: Box): FittedRow[] {
  let top = 0
  return rows.map(({ text, bold, size, isFirst }) => {
    const { ascent, height } = heightsOf(text)
    const baseline = top + size * ascent
    top += size * height
    return { text, bold, size, x: isFirst ? indent * size : 0, baseline }
  })
}
