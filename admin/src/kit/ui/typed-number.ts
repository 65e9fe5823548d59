/** What a field takes: a quantity in a unit of stock or of a recipe, rupees, or a number without a unit. */
export type Measure = 'KG' | 'G' | 'LTR' | 'ML' | 'PC' | 'RUPEES' | 'NUMBER'

const MEASURES: readonly string[] = ['KG', 'G', 'LTR', 'ML', 'PC'] satisfies Measure[]

/** The measure of a unit that the server has named; without a unit a plain number. */
export const measureOf = (unit: string | null | undefined): Measure =>
  unit && MEASURES.includes(unit) ? (unit as Measure) : 'NUMBER'

/** Thousands by commas, in Indian (1,00,000) or in western groups (100,000), or without. A comma is never a point. */
const FIGURE = String.raw`(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d*)?|\.\d+`
const TYPED = new RegExp(String.raw`^(₹|rs\.?)?\s*(-?(?:${FIGURE}))\s*([a-z]*|%|\/-)$`, 'i')

/** Units as people write them, and how many of the field's unit one of them is. */
const WRITTEN: Readonly<Record<string, Partial<Record<Measure, number>>>> = {
  kg: { KG: 1, G: 1000 },
  kgs: { KG: 1, G: 1000 },
  kilo: { KG: 1, G: 1000 },
  kilos: { KG: 1, G: 1000 },
  g: { KG: 0.001, G: 1 },
  gm: { KG: 0.001, G: 1 },
  gms: { KG: 0.001, G: 1 },
  gram: { KG: 0.001, G: 1 },
  grams: { KG: 0.001, G: 1 },
  l: { LTR: 1, ML: 1000 },
  ltr: { LTR: 1, ML: 1000 },
  litre: { LTR: 1, ML: 1000 },
  litres: { LTR: 1, ML: 1000 },
  ml: { LTR: 0.001, ML: 1 },
  pc: { PC: 1 },
  pcs: { PC: 1 },
  jar: { PC: 1 },
  jars: { PC: 1 },
  rs: { RUPEES: 1 },
  rupees: { RUPEES: 1 },
  // As a price is written on a slip: 1,250/-
  '/-': { RUPEES: 1 },
  '%': { NUMBER: 1 },
  day: { NUMBER: 1 },
  days: { NUMBER: 1 },
}

/** No figure of the shop has more decimals; the rest is the dust of binary numbers. */
const DECIMALS = 1e6

/**
 * The number typed into a field: null when the field is empty, NaN when it cannot be read
 * (docs/domain/basics.md#numbers-that-people-type). Pieces are whole.
 */
export function numberIn(typed: string, measure: Measure = 'NUMBER'): number | null {
  const text = typed.replaceAll('\u00a0', ' ').trim()
  if (text === '') return null
  const [, currency, figure, unit = ''] = TYPED.exec(text) ?? []
  const times = unit === '' ? 1 : WRITTEN[unit.toLowerCase()]?.[measure]
  if (figure === undefined || times === undefined || (currency && measure !== 'RUPEES')) return NaN
  const number = Math.round(Number(figure.replaceAll(',', '')) * times * DECIMALS) / DECIMALS
  return measure === 'PC' && !Number.isInteger(number) ? NaN : number
}

const groups = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 6 })

/** A number as an unfocused field shows it. */
export const numberWritten = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? groups.format(value) : ''
