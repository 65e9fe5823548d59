import { fromMilli, type Milli } from '../../../../kernel/amounts/quantity.js'
import { figureInWords, type Measure, quantityInWords } from '../../../../kernel/amounts/units.js'
import { type PlannedProduct } from './plan-data.js'

const figure = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })
const rough = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

type Counted = Pick<PlannedProduct, 'type' | 'unit'>
const measure = ({ type, unit }: Counted): Measure => (type === 'FG' ? 'JAR' : unit)

export const count = (quantity: Milli): string => figure.format(fromMilli(quantity))

/** "3 jars", "1 jar", "0.9 kg". */
export const amount = (product: Counted, quantity: Milli): string =>
  quantityInWords(quantity, measure(product))

/** As `amount`, to a tenth: for quantities that are computed, not counted. */
export const about = (product: Counted, quantity: number): string =>
  figureInWords(rough.format(quantity / 1000), measure(product), quantity === 1000)

export const isOrAre = (quantity: Milli): string => (quantity === 1000 ? 'is' : 'are')

export const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`)
export const inWeeks = (weeks: number): string => (weeks === 1 ? 'week' : `${weeks} weeks`)
