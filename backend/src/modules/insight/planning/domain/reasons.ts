import { addMilli, fromMilli, type Milli, sumMilli } from '../../../../kernel/amounts/quantity.js'
import { figureInWords, type Measure, quantityInWords } from '../../../../kernel/amounts/units.js'
import { dayOfYearInWords, daysUntil, type IstDay } from '../../../../kernel/dates/ist.js'
import { overMilli } from './amounts.js'
import { type Demand, isCookedToOrder, lastsUntil } from './demand.js'
import { type OpenRun, type PlannedProduct, type Products } from './plan-data.js'
import { type Pots } from './pot.js'
import { type CookedFirst } from './semi-finished.js'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** "today", "tomorrow", "Thursday" within a week, "4 Dec" after it. */
function dayFrom(today: IstDay, day: IstDay): string {
  const ahead = daysUntil(today, day)
  if (ahead === 0) return 'today'
  if (ahead === 1) return 'tomorrow'
  return ahead > 1 && ahead < 7
    ? (WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '')
    : dayOfYearInWords(day)
}

const figure = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })
const rough = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

type Counted = Pick<PlannedProduct, 'type' | 'unit'>
const measure = ({ type, unit }: Counted): Measure => (type === 'FG' ? 'JAR' : unit)

const count = (quantity: Milli): string => figure.format(fromMilli(quantity))

/** "3 jars", "1 jar", "0.9 kg". */
const amount = (product: Counted, quantity: Milli): string => quantityInWords(quantity, measure(product))

/** As `amount`, to a tenth: for quantities that are computed, not counted. */
const about = (product: Counted, quantity: number): string =>
  figureInWords(rough.format(quantity / 1000), measure(product), quantity === 1000)

const isOrAre = (quantity: Milli): string => (quantity === 1000 ? 'is' : 'are')

const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`)
const inWeeks = (weeks: number): string => (weeks === 1 ? 'week' : `${weeks} weeks`)

export const REASONS = [
  'ORDERED',
  'SELLS',
  'TOO_FEW_SALES',
  'WILL_NOT_SELL',
  'COMING',
  'LOW',
  'TO_ORDER',
  'NEEDED_FOR',
  'SUM',
  'POT',
] as const

/** Why a product is cooked, or how much of it: a code for programs and a sentence for people. */
export interface Reason {
  code: (typeof REASONS)[number]
  text: string
}

interface Times {
  today: IstDay
  weeks: number
}

/** Why a finished product is cooked. */
export function reasonsFor(demand: Demand, runs: readonly OpenRun[], times: Times): Reason[] {
  const { product } = demand
  if (isCookedToOrder(product))
    return [...ordered(demand), ...coming(runs, product), toOrder(product), sumOf(demand)]
  return [
    ...ordered(demand),
    sells(demand, times),
    ...willNotSell(demand),
    ...coming(runs, product),
    ...low(demand, times.today),
    sumOf(demand),
  ]
}

function ordered({ product, orderedMilli, shelfMilli }: Demand): Reason[] {
  if (orderedMilli === 0) return []
  const left = shelfMilli === 0 ? 'none is left' : `${count(shelfMilli)} ${isOrAre(shelfMilli)} left`
  const text = `${amount(product, orderedMilli)} ${isOrAre(orderedMilli)} ordered and ${left}.`
  return [{ code: 'ORDERED', text }]
}

function sells(demand: Demand, { today, weeks }: Times): Reason {
  const { product, rate } = demand
  if (rate.weighed === null) {
    const sold = rate.soldMilli === 0 ? 'none' : amount(product, rate.soldMilli)
    const text = `Too few sales to tell what sells in a day: ${sold} in the last ${inWeeks(weeks)}.`
    return { code: 'TOO_FEW_SALES', text }
  }
  const aDay = about(product, rate.weighed.milli / rate.weighed.days)
  const until = lastsUntil(demand, today)
  const free = overMilli(addMilli(demand.countedMilli, demand.comingMilli), demand.orderedMilli)
  const rest =
    until === null ? 'none is free' : `${count(free)} free ${last(free)} until ${dayFrom(today, until)}`
  return { code: 'SELLS', text: `It sells ${aDay} a day; ${rest}.` }
}

const last = (quantity: Milli): string => (quantity === 1000 ? 'lasts' : 'last')

function willNotSell({ shelfMilli, countedMilli }: Demand): Reason[] {
  const lost = overMilli(shelfMilli, countedMilli)
  if (lost === 0) return []
  const text = `${count(lost)} of the ${count(shelfMilli)} left will not sell before best before.`
  return [{ code: 'WILL_NOT_SELL', text }]
}

function coming(runs: readonly OpenRun[], product: PlannedProduct): Reason[] {
  if (runs.length === 0) return []
  const quantity = sumMilli(runs.map(({ quantityMilli }) => quantityMilli))
  const [first] = runs
  const from = runs.length === 1 && first ? `Run ${first.reservationId} brings` : `${runs.length} runs bring`
  return [{ code: 'COMING', text: `${from} ${amount(product, quantity)}.` }]
}

function low({ product, lowMilli, lowOn }: Demand, today: IstDay): Reason[] {
  if (lowMilli === 0 || lowOn === null) return []
  const level = `its low-stock level of ${amount(product, lowMilli)}`
  const text =
    lowOn === today ? `It is down to ${level}.` : `It is down to ${level} by ${dayFrom(today, lowOn)}.`
  return [{ code: 'LOW', text }]
}

function toOrder({ active }: PlannedProduct): Reason {
  const why = active ? 'It is sold without limit' : 'It is no longer sold'
  return { code: 'TO_ORDER', text: `${why}, so only what is ordered is cooked.` }
}

/** The whole reckoning in one line. */
function sumOf(demand: Demand): Reason {
  const { product, orderedMilli, lowMilli, expectedMilli, countedMilli, comingMilli } = demand
  const plus: [Milli, string][] = [
    [orderedMilli, 'ordered'],
    [lowMilli, 'low-stock level'],
    [expectedMilli, `for ${inDays(demand.days)}`],
  ]
  const minus: [Milli, string][] = [
    [countedMilli, 'there'],
    [comingMilli, 'coming'],
  ]
  const written = (parts: typeof plus) =>
    parts.filter(([part]) => part > 0).map(([part, what]) => `${count(part)} ${what}`)
  const text = [written(plus).join(' + '), ...written(minus)].join(' − ')
  return { code: 'SUM', text: `${text} = ${amount(product, demand.needMilli)} needed.` }
}

/** Why a semi-finished product is cooked. */
export function reasonsForFirst(
  { neededFor }: Pick<CookedFirst, 'neededFor'>,
  product: PlannedProduct,
  all: Products,
): Reason[] {
  const text = neededFor
    .map((need) => `${amount(product, need.quantityMilli)} for ${all.get(need.product)?.inWords ?? ''}`)
    .join(', ')
  return [{ code: 'NEEDED_FOR', text: `It goes into what is cooked: ${text}.` }]
}

/** Why the quantity to cook is not the quantity that is needed; nothing where they are the same. */
export function potReason(
  pots: Pots,
  known: { product: PlannedProduct; needMilli: Milli; potMilli: Milli },
): Reason[] {
  const { product, needMilli, potMilli } = known
  if (isCookedToOrder(product) && product.type === 'FG') return []
  const pot = `A pot makes ${amount(product, potMilli)}`
  const keeps = product.shelfLifeDays === null ? '' : ` in the ${inDays(product.shelfLifeDays)} that it keeps`
  if (pots.cut)
    return [
      { code: 'POT', text: `${pot}. More than ${count(pots.quantityMilli)} would not be used up${keeps}.` },
    ]
  if (pots.quantityMilli === needMilli || pots.pots === null) return []
  const whole = pots.pots === 1 ? 'a whole pot' : `${pots.pots} whole pots`
  return [{ code: 'POT', text: `${pot}: rounded up to ${whole}.` }]
}
