import { formatRupees, type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type Measure, quantityInWords } from '../../../../kernel/amounts/units.js'
import { Conflict } from '../../../../kernel/errors/errors.js'

/**
 * A figure more than this many times the highest usual one, or less than this fraction of the lowest,
 * needs confirmation before it is booked. A misplaced decimal point, grams for kilograms and a total for a
 * price all exceed this.
 */
const FAR = 5

/** A figure that a person should check: its field and a sentence. */
export interface UnusualFigure {
  field: string
  sentence: string
}

interface Distance {
  times: number
  isMore: boolean
  /** The usual value that is nearest to the figure. */
  usual: number
}

/**
 * How far a figure is from the usual ones; null when it is near, when no usual figures exist, and for 0,
 * which is hardly a typing error.
 */
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
  /** The subject of the sentence, such as a product's name. */
  what: string
  value: Value
  usual: readonly Value[]
  /** The source of the usual figure, for instance "of the recipe". */
  of: string
}

/** "Chillies: 1,905 kg, 762 times as much as the 2.5 kg of the recipe." */
export function unusualQuantity({
  measure,
  ...looked
}: Looked<Milli> & { measure: Measure }): UnusualFigure[] {
  return asked(looked, (quantity) => quantityInWords(quantity, measure))
}

/**
 * "Chillies: ₹21,250, 100 times as much as the ₹212.50 of its last receipts."
 * @param seesCosts when false, the sentence names neither the usual price nor how many times it is: packers read no
 * costs (docs/permissions.md).
 */
export function unusualPrice(looked: Looked<Paise>, seesCosts: boolean): UnusualFigure[] {
  if (seesCosts) return asked(looked, formatRupees)
  const { field, what, value, usual, of } = looked
  const distance = distanceFrom(value, usual)
  if (distance === null) return []
  const sentence = `${what}: ${formatRupees(value)}, far ${distance.isMore ? 'more' : 'less'} than the price ${of}.`
  return [{ field, sentence }]
}

function asked<Value extends number>(
  { field, what, value, usual, of }: Looked<Value>,
  inWords: (value: Value) => string,
): UnusualFigure[] {
  const distance = distanceFrom(value, usual)
  if (distance === null) return []
  const nearest = inWords(distance.usual as Value)
  return [{ field, sentence: `${what}: ${inWords(value)}, ${timesInWords(distance)} the ${nearest} ${of}.` }]
}

/** Most sentences in the message; further ones are in the details. */
const MOST_SAID = 3

/** @throws Conflict UNUSUAL_FIGURES naming the figures, if there are any */
export function demandUsual(figures: readonly UnusualFigure[]): void {
  if (figures.length === 0) return
  const said = figures.slice(0, MOST_SAID).map(({ sentence }) => sentence)
  throw new Conflict('UNUSUAL_FIGURES', `${said.join(' ')} Is that right?`, { figures })
}
