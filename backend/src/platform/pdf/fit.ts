import { type FitLine } from '../../kernel/text/fit-line.js'
import { runsOf } from '../../kernel/text/writing.js'

/** How wide a text is, in points. */
export type Measure = (text: string, size: number, bold: boolean) => number

/** One row of writing, with its place in the box: points from its upper left corner. */
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
  /** Kept free at the beginning of the first row, in sizes of its letters. */
  indent?: number
}

interface Row {
  text: string
  bold: boolean
  size: number
  isFirst: boolean
}

/** Largest first; below the last one nobody reads it. */
const SCALES = Array.from({ length: 26 }, (_, step) => 2 - step * 0.05)
/** No larger, where something is cut short or left out. */
const LARGE = 0.9
/** As parts of the size: Indian scripts reach further up and down. */
const LATIN = { ascent: 0.86, height: 1.18 }
const OTHER = { ascent: 1, height: 1.5 }

const heightsOf = (text: string) =>
  runsOf(text).some(({ face }) => face === 'telugu' || face === 'devanagari') ? OTHER : LATIN

export const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })

/** A word in parts of a width, which break between letters. */
export function broken(word: string, width: number, measure: (words: string) => number): string[] {
  const parts = ['']
  for (const { segment } of letters.segment(word)) {
    const longer = `${parts.at(-1)}${segment}`
    if (measure(longer) <= width || parts.at(-1) === '') parts[parts.length - 1] = longer
    else parts.push(segment)
  }
  return parts
}

/** Writes lines into boxes, by a font's measure. */
export class Fitting {
  constructor(private readonly measure: Measure) {}

  /**
   * The rows that fit into the box, in the largest letters with which all of them fit. In the smallest letters, rows
   * that are still too long end in an ellipsis, and lines that do not fit are left out.
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

  /** The line in its rows; null where they are not enough, or a word is too long. */
  private whole(line: FitLine, scale: number, box: Box, isFirst: boolean): Row[] | null {
    const rows = this.wrapped(line, scale, box, isFirst)
    return rows.length <= (line.rows ?? 1) && rows.every((row) => this.isWithin(row, box)) ? rows : null
  }

  /** The line in its rows; what is too long for them ends in an ellipsis. */
  private clipped(line: FitLine, scale: number, box: Box, isFirst: boolean): Row[] {
    const all = this.wrapped(line, scale, box, isFirst)
    const most = line.rows ?? 1
    const rest = all.slice(most - 1)
    const [last] = rest
    if (!last) return all.map((row) => this.shortened(row, box))
    const text = rest.map((row) => row.text).join(' ')
    return [...all.slice(0, most - 1), { ...last, text }].map((row) => this.shortened(row, box))
  }

  /** The line in rows. A word that is too long for one goes on in the next, before everything becomes small. */
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

  /** Without the letters that do not fit. For Indian scripts a letter is everything that is written as one. */
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

/** A figure and its unit are one word. */
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
