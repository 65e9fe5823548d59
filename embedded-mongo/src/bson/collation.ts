import { badValue, located } from '../errors/mongo-error.js'
import { toNumber } from './numbers.js'
import { type Collation, type Doc, isNumeric, type Value } from './value.js'

const SENSITIVITY: Record<number, 'base' | 'accent' | 'variant'> = { 1: 'base', 2: 'accent', 3: 'variant' }
/** Options accepted only with their default value. */
const DEFAULTS: Record<string, Value> = {
  caseLevel: false,
  caseFirst: 'off',
  alternate: 'non-ignorable',
  maxVariable: 'punct',
  normalization: false,
  backwards: false,
  version: '57.1',
}

/** Finds, by binary search, the one string that stands for all strings the collator treats as equal. */
class Representatives {
  private readonly sorted: string[] = []
  private readonly known = new Map<string, string>()

  constructor(private readonly compare: (a: string, b: string) => number) {}

  of(text: string): string {
    const known = this.known.get(text)
    if (known !== undefined) return known
    let low = 0
    let high = this.sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      const order = this.compare(this.sorted[middle] as string, text)
      if (order === 0) {
        this.known.set(text, this.sorted[middle] as string)
        return this.sorted[middle] as string
      }
      if (order < 0) low = middle + 1
      else high = middle
    }
    this.sorted.splice(low, 0, text)
    this.known.set(text, text)
    return text
  }
}

function checkOptions(spec: Doc): void {
  for (const [key, value] of spec) {
    if (key === 'locale' || key === 'strength' || key === 'numericOrdering') continue
    if (!(key in DEFAULTS)) throw located(40415, `BSON field 'collation.${key}' is an unknown field.`)
    if (DEFAULTS[key] !== value) throw badValue(`Collation option ${key} is supported only with its default`)
  }
}

/**
 * A collation document; undefined for the simple binary order. Supported: locale 'en' (and 'simple') with strength 1-3 and
 * numericOrdering; everything else is refused with BadValue.
 */
export function parseCollation(spec: Doc): Collation | undefined {
  checkOptions(spec)
  const locale = spec.get('locale')
  if (locale === undefined)
    throw located(40414, "BSON field 'collation.locale' is missing but a required field")
  if (locale === 'simple') return undefined
  if (locale !== 'en' && locale !== 'en_US')
    throw badValue(`Collation locale ${String(locale)} is not supported`)
  const given = spec.get('strength') ?? 3
  const sensitivity = isNumeric(given) ? SENSITIVITY[toNumber(given)] : undefined
  if (sensitivity === undefined) throw badValue('Collation strength is supported from 1 to 3')
  const numeric = spec.get('numericOrdering') === true
  const collator = new Intl.Collator('en', { sensitivity, numeric, ignorePunctuation: false })
  const compare = collator.compare.bind(collator)
  const representatives = new Representatives(compare)
  return { spec, compare, key: (text) => representatives.of(text) }
}
