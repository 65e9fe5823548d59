import { type Grams, grams } from '../../kernel/amounts/weight.js'
import { type DemoVariant } from './variants.js'

const OIL_NAMES = {
  CP_PO: 'Cold pressed peanut oil',
  RO_PO: 'Refined peanut oil',
  CP_SO: 'Cold pressed sesame oil',
} as const

const PLAIN_NAMES = {
  CHICKEN: 'Chicken pickle',
  MUTTON: 'Mutton pickle',
  PRAWNS: 'Prawns pickle',
  GONGURA: 'Gongura pickle',
  'GONGURA CHICKEN': 'Gongura chicken pickle',
  'GONGURA MUTTON': 'Gongura mutton pickle',
  'GONGURA PRAWNS': 'Gongura prawns pickle',
} as const

const STORIES = {
  CHICKEN: 'Boneless thigh, fried dry first, so that it keeps its bite in the oil.',
  MUTTON: 'Goat leg in small cubes, cooked slowly until the masala clings to it.',
  PRAWNS: 'Prawns from the Bhimavaram ponds, cleaned one by one.',
  GONGURA: 'Red-stemmed sorrel leaves, wilted in oil with garlic: sour, dark and good with hot rice.',
  'GONGURA CHICKEN': 'Chicken in sour gongura leaves, the Guntur way.',
  'GONGURA MUTTON': 'Goat and gongura: the Sunday pot, put into a jar.',
  'GONGURA PRAWNS': 'Prawns in gongura, sour first and hot after.',
} as const

const SPICE_WORDS = { LOW: 'mild', MEDIUM: 'medium hot', HIGH: 'hot' } as const

/** Description with the simple markup that descriptions may carry. */
export function describe({ variantType, variantOil, variantSpicy, variantWeight }: DemoVariant): string {
  const size = variantWeight === '1kg' ? '1 kg' : '500 g'
  return (
    `<p><strong>${PLAIN_NAMES[variantType]}</strong>, ${SPICE_WORDS[variantSpicy]}, ` +
    `in ${OIL_NAMES[variantOil].toLowerCase()}, ${size}</p><p>${STORIES[variantType]}</p>`
  )
}

const shown = (name: string) => ({ name, showasIngredient: true })
const hidden = (name: string) => ({ name, showasIngredient: false })

/** The ingredients of a variant, the heaviest first; jar and lid are on the bill of materials, not on the shop's list. */
export function ingredientsOf({ variantType, variantOil, variantWeight }: DemoVariant) {
  const kinds = variantType.split(' ')
  const flesh = kinds.find((kind) => kind !== 'GONGURA')
  const names = { CHICKEN: 'Chicken', MUTTON: 'Mutton', PRAWNS: 'Prawns' } as const
  return [
    ...(flesh ? [shown(names[flesh as keyof typeof names])] : []),
    ...(kinds.includes('GONGURA') ? [shown('Gongura leaves')] : []),
    shown(OIL_NAMES[variantOil]),
    shown('Red chilli powder'),
    shown('Ginger-garlic paste'),
    shown('Rock salt'),
    shown('Lemon juice'),
    shown('Mustard powder'),
    shown('Roasted masala (coriander, cumin, cloves, cinnamon)'),
    shown('Turmeric'),
    hidden(variantWeight === '1kg' ? 'Glass jar 1 kg with lid' : 'Glass jar half kg with lid'),
  ]
}

export function allergensOf({ variantType, variantOil }: DemoVariant): string[] {
  return [
    'Mustard',
    variantOil === 'CP_SO' ? 'Sesame' : 'Peanut',
    ...(variantType.includes('PRAWNS') ? ['Crustaceans'] : []),
  ]
}

/** Shelf life in days: leaf pickles keep longest, prawns shortest. */
export function shelfLifeOf({ variantType }: DemoVariant): number {
  if (variantType === 'GONGURA') return 270
  return variantType.includes('PRAWNS') ? 120 : 180
}

/** Where the ingredients came from and how to keep the jar, as its page says. */
export function notesOf({ variantType }: DemoVariant): { originNote: string; storageNote: string } {
  const origins = [
    'Red chillies from Guntur, turmeric from Nizamabad, rock salt from the Deccan.',
    ...(variantType.includes('GONGURA') ? ['Gongura picked the same morning near Ibrahimpatnam.'] : []),
    ...(variantType.includes('PRAWNS') ? ['Prawns from the Bhimavaram ponds.'] : []),
  ]
  return {
    originNote: origins.join(' '),
    storageNote:
      'In a cool, dry place, away from the sun. Use a dry spoon, and keep the oil above the pickle.',
  }
}

/** Grams of pickle, and with the jar: 420 g of glass for a kilo, 350 g for half. */
export function weightsOf({ variantWeight }: DemoVariant): { netWeight: Grams; grossWeight: Grams } {
  return variantWeight === '1kg'
    ? { netWeight: grams(1000), grossWeight: grams(1420) }
    : { netWeight: grams(500), grossWeight: grams(850) }
}
