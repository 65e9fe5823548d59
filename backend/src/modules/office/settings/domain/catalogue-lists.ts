import { type Grams, grams } from '../../../../kernel/amounts/weight.js'
/**
 * The shop's lists: the choices for a finished product. The code is stored in products, orders and the
 * generated name, and never changes; the label is shown to people. A hidden entry is no longer offered,
 * but products that have it keep it. A list is shown in its order.
 */
export interface ListEntry {
  code: string
  label: string
  hidden: boolean
}

export interface VariantTypeEntry extends ListEntry {
  /** Decides the legal mark: green circle or brown triangle. */
  vegetarian: boolean
}

export interface SpiceEntry extends ListEntry {
  /** Number of chillies drawn for the level, 1 to 3. */
  chillies: number
}

export interface WeightEntry extends ListEntry {
  /** Grams of pickle that the label promises. */
  grams: Grams
}

export interface CatalogueLists {
  variantTypes: VariantTypeEntry[]
  variantOils: ListEntry[]
  variantSpicies: SpiceEntry[]
  variantWeights: WeightEntry[]
}

const type = (code: string, label: string, vegetarian = false): VariantTypeEntry => ({
  code,
  label,
  hidden: false,
  vegetarian,
})

/** The lists that the shop starts with. */
export const DEFAULT_CATALOGUE: CatalogueLists = {
  variantTypes: [
    type('CHICKEN', 'Chicken'),
    type('MUTTON', 'Mutton'),
    type('PRAWNS', 'Prawns'),
    type('GONGURA', 'Gongura', true),
    type('GONGURA CHICKEN', 'Gongura Chicken'),
    type('GONGURA MUTTON', 'Gongura Mutton'),
    type('GONGURA PRAWNS', 'Gongura Prawns'),
  ],
  variantOils: [
    { code: 'CP_PO', label: 'Cold pressed peanut oil', hidden: false },
    { code: 'RO_PO', label: 'Refined peanut oil', hidden: false },
    { code: 'CP_SO', label: 'Cold pressed sesame oil', hidden: false },
  ],
  variantSpicies: [
    { code: 'LOW', label: 'Low spice', hidden: false, chillies: 1 },
    { code: 'MEDIUM', label: 'Medium spice', hidden: false, chillies: 2 },
    { code: 'HIGH', label: 'High spice', hidden: false, chillies: 3 },
  ],
  variantWeights: [
    { code: 'Half kg', label: 'Half kg', hidden: false, grams: grams(500) },
    { code: '1kg', label: '1 kg', hidden: false, grams: grams(1000) },
  ],
}

/** Number of products with each code, for each list. */
export type CodeCounts = Record<keyof CatalogueLists, Record<string, number>>

const LIST_NAMES = Object.keys(DEFAULT_CATALOGUE) as (keyof CatalogueLists)[]

/** Entries that products use and `after` lacks, with a sentence for each list under its place. */
export function removedEntries(
  before: CatalogueLists,
  after: CatalogueLists,
  used: CodeCounts,
): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const list of LIST_NAMES) {
    const remaining = new Set(after[list].map(({ code }) => code))
    for (const { code } of before[list]) {
      const count = used[list][code] ?? 0
      if (count > 0 && !remaining.has(code))
        problems[`catalogue.${list}`] =
          `${code} is used by ${products(count)}: hide it instead of removing it.`
    }
  }
  return problems
}

const products = (count: number): string => (count === 1 ? '1 product' : `${count} products`)

/** `lists` with the missing entries of `now` that products use, added as hidden. */
export function withUsedEntries(
  lists: CatalogueLists,
  now: CatalogueLists,
  used: CodeCounts,
): CatalogueLists {
  const complete = (name: keyof CatalogueLists): ListEntry[] => {
    const present = new Set(lists[name].map(({ code }) => code))
    const missing = now[name].filter(({ code }) => used[name][code] !== undefined && !present.has(code))
    return [...lists[name], ...missing.map((entry) => ({ ...entry, hidden: true }))]
  }
  return Object.fromEntries(LIST_NAMES.map((name) => [name, complete(name)])) as unknown as CatalogueLists
}

/** The name of a product as people read it: what it is, and the choices behind it. */
export interface ProductWords {
  jar: string
  choices: string[]
}

/** What people read for a variant type: "Gongura Chicken Pickle"; null when the list does not have it. */
export function pickleInWords(code: string, { variantTypes }: CatalogueLists): string | null {
  const type = variantTypes.find((entry) => entry.code === code)
  return type ? `${type.label} Pickle` : null
}

/**
 * The readable words for a generated name. "GONGURA CHICKEN CP_PO LOW 1kg" is a "Gongura Chicken Pickle" with
 * "Cold pressed peanut oil", "Low spice" and "1 kg". A name that does not end with a code of each list is not
 * changed and has no choices.
 */
export function productWords(name: string, lists: CatalogueLists): ProductWords {
  const choices: string[] = []
  let rest = name
  for (const list of [lists.variantWeights, lists.variantSpicies, lists.variantOils]) {
    const entry = list.find(({ code }) => rest.endsWith(` ${code}`))
    if (!entry) return { jar: name, choices: [] }
    choices.unshift(entry.label)
    rest = rest.slice(0, -entry.code.length - 1)
  }
  const jar = pickleInWords(rest, lists)
  return jar === null ? { jar: name, choices: [] } : { jar, choices }
}

/** The words in one line: "Gongura Pickle, Cold pressed peanut oil, Low spice, 1 kg". */
export const titleOf = ({ jar, choices }: ProductWords): string => [jar, ...choices].join(', ')

export const nameInWords = (name: string, lists: CatalogueLists): string => titleOf(productWords(name, lists))
