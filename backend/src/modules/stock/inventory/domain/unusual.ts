import { formatRupees, type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type Measure, quantityInWords } from '../../../../kernel/amounts/units.js'
import { Conflict } from '../../../../kernel/errors/errors.js'

/**
 * Beyond so many times the most that is usual, or the same part of the least, a figure is asked about before it is booked.
 * A point in the wrong place, grams for kilograms and a total for a price are all further away than this.
 */
const FAR = 5

/** A figure that somebody should look at again: its field and a sentence. */
export interface UnusualFigure {
  field: string
  sentence: string
}

interface Distance {
  times: number
  isMore: boolean
  /** The usual value that it is nearest to. */
  usual: number
}

/** How far a figure is from what is usual; null when it is near, when nothing is usual, and for 0, which nobody mistypes. */
export function distanceFrom(value: number, usual: readonly number[]): Distance | null {
  const known = usual.filter((one) => one > 0)
  if (value <= 0 || known.length === 0) return null
  const [least, most] = [Math.min(...known), Math.max(...known)]
  if (value > most * FAR) return { times: value / most, isMore: true, usual: most }
  if (value * FAR < least) return { times: least / value, isMore: false, usual: least }
  return null
}

const figure = new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 3 })

const timesInWords = ({ times, isMore }: Distance): string =>
  `${figure.format(times)} times ${isMore ? 'as much as' : 'less than'}`

export interface Looked<Value extends number> {
  field: string
  /** Whose figure it is: begins the sentence. */
  what: string
  value: Value
  usual: readonly Value[]
  /** What the usual figure is, for instance "of the recipe". */
  of: string
}

/** "Chillies: 1,905 kg, 762 times as much as the 2.5 kg of the recipe." */
export function unusualQuantity({
  measure,
  ...looked
}: Looked<Milli> & { measure: Measure }): UnusualFigure[] {
  return asked(looked, (quantity) => quantityInWords(quantity, measure))
}

/** "Chillies: ₹21,250, 100 times as much as the ₹212.50 of its last receipts." */
export const unusualPrice = (looked: Looked<Paise>): UnusualFigure[] => asked(looked, formatRupees)

function asked<Value extends number>(
  { field, what, value, usual, of }: Looked<Value>,
  inWords: (value: Value) => string,
): UnusualFigure[] {
  const distance = distanceFrom(value, usual)
  if (distance === null) return []
  const nearest = inWords(distance.usual as Value)
  return [{ field, sentence: `${what}: ${inWords(value)}, ${timesInWords(distance)} the ${nearest} ${of}.` }]
}

/** So many sentences are read before somebody answers; the rest are in the details. */
const MOST_SAID = 3

/** @throws Conflict UNUSUAL_FIGURES naming the figures, if there are any */
export function demandUsual(figures: readonly UnusualFigure[]): void {
  if (figures.length === 0) return
  const said = figures.slice(0, MOST_SAID).map(({ sentence }) => sentence)
  throw new Conflict('UNUSUAL_FIGURES', `${said.join(' ')} Is that right?`, { figures })
}
