import { CAP_HEIGHT, LETTERS } from './letters.js'

const advanceOf = (letter: string) => LETTERS[letter]?.[0] ?? 0

/** Width of a line at the given height of its capitals. */
export const textWidth = (text: string, height: number, spacing = 0) =>
  ([...text].reduce((sum, letter) => sum + advanceOf(letter) + spacing, -spacing) * height) / CAP_HEIGHT

interface LabelTextProps {
  text: string
  x: number
  /** The y coordinate of the baseline. */
  y: number
  /** Height of the capitals; the line shrinks until it fits `maxWidth`. */
  height: number
  maxWidth?: number
  spacing?: number
  anchor?: 'start' | 'middle' | 'end'
  fill?: string
}

/** A line of capitals set from outlines, because a picture file cannot load a web font. */
export function LabelText({
  text,
  x,
  y,
  height,
  maxWidth,
  spacing = 0,
  anchor = 'middle',
  fill,
}: LabelTextProps) {
  const natural = textWidth(text, height, spacing)
  const fitted = maxWidth && natural > maxWidth ? (height * maxWidth) / natural : height
  const scale = fitted / CAP_HEIGHT
  const width = natural * (fitted / height)
  const start = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x
  const pen = { at: 0 }
  const letters = [...text].map((letter) => {
    const at = pen.at
    pen.at += advanceOf(letter) + spacing
    return { at, outline: LETTERS[letter]?.[1] ?? '' }
  })
  // One path for the whole line: each outline starts with an absolute move, which the pen's place shifts.
  const line = letters.map(({ at, outline }) => shiftMoves(outline, at)).join('')
  return (
    <path
      d={line}
      fill={fill}
      transform={`translate(${start.toFixed(1)} ${y}) scale(${scale.toFixed(4).replace(/^0/, '')})`}
    />
  )
}

const shiftMoves = (outline: string, by: number) =>
  outline.replace(/M(-?\d+)/g, (_move, x: string) => `M${Number(x) + by}`)
