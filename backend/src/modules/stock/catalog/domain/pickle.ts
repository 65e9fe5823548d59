import { type PictureDraft } from './pictures.js'

export const PICKLE_LIMITS = {
  /** In characters, of the stored form. */
  story: 20_000,
  howToEat: 1000,
  /** How many other pickles one goes with. */
  goesWith: 4,
} as const

/** The figures of the table, as a label in India states them for 100 g, each with its name and the most that it can be. */
export const NUTRIENTS = {
  energyKcal: ['Energy', 900],
  proteinG: ['Protein', 100],
  carbohydrateG: ['Carbohydrate', 100],
  sugarG: ['Total sugars', 100],
  fatG: ['Total fat', 100],
  saturatedFatG: ['Saturated fat', 100],
  transFatG: ['Trans fat', 100],
  sodiumMg: ['Sodium', 40_000],
} as const satisfies Record<string, readonly [name: string, most: number]>

export type Nutrient = keyof typeof NUTRIENTS
/** For 100 g; null for a figure that is not known. */
export type Nutrition = Record<Nutrient, number | null>

const NAMES = Object.keys(NUTRIENTS) as Nutrient[]

/** The table with null for what is not known; null where nothing is. */
export function completeNutrition(figures: Partial<Nutrition> | null): Nutrition | null {
  const table = Object.fromEntries(NAMES.map((name) => [name, figures?.[name] ?? null])) as Nutrition
  return NAMES.some((name) => table[name] !== null) ? table : null
}

/** What staff say of a pickle. */
export interface PickleDraft {
  /** HTML, cleaned before it is stored. */
  story: string
  pictures: readonly PictureDraft[]
  nutrition: Nutrition | null
  /** Plain text. */
  howToEat: string
  /** Codes of other pickles. */
  goesWith: readonly string[]
}

/** A part cannot be more than the whole; a figure that is not known contradicts nothing. */
const PARTS = [
  ['sugarG', ['sugarG'], 'carbohydrateG', 'Sugars are a part of the carbohydrate'],
  ['saturatedFatG', ['saturatedFatG', 'transFatG'], 'fatG', 'Saturated and trans fat are parts of the fat'],
] as const

/**
 * Contradictions of a pickle, by field.
 * @param code its own
 * @param listed codes of all pickles of the shop's list
 */
export function pickleFaults(
  { nutrition, goesWith }: Pick<PickleDraft, 'nutrition' | 'goesWith'>,
  code: string,
  listed: ReadonlySet<string>,
): Record<string, string> {
  const faults: Record<string, string> = {}
  if (new Set(goesWith).size < goesWith.length) faults['goesWith'] = 'A pickle is named once'
  if (goesWith.includes(code)) faults['goesWith'] = 'A pickle does not go with itself'
  if (goesWith.some((other) => !listed.has(other)))
    faults['goesWith'] = 'It goes with pickles of the shop’s list'
  for (const [field, parts, whole, sentence] of nutrition ? PARTS : []) {
    const most = nutrition?.[whole] ?? null
    const sum = parts.reduce((total, part) => total + (nutrition?.[part] ?? 0), 0)
    if (most !== null && sum > most + ROUNDING) faults[`nutrition.${field}`] = sentence
  }
  return faults
}

/** Figures of a label are rounded each by itself. */
const ROUNDING = 0.1
