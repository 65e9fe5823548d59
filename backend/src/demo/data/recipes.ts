import { type DemoVariant } from './variants.js'

/** A recipe: what goes into `quantity` units of the parent, in units of each material. */
export interface Recipe {
  /** Key of a semi-finished product or slug of a variant. */
  parent: string
  quantity: number
  unit: 'KG' | 'PC'
  components: readonly (readonly [material: string, quantity: number])[]
}

const SEMI_FINISHED: readonly Recipe[] = [
  {
    parent: 'paste',
    quantity: 10,
    unit: 'KG',
    components: [
      ['ginger', 5.6],
      ['garlic', 5.4],
      ['salt', 0.2],
    ],
  },
  {
    parent: 'masala',
    quantity: 2,
    unit: 'KG',
    components: [
      ['coriander', 1.35],
      ['cumin', 0.6],
      ['cloves', 0.08],
      ['cinnamon', 0.08],
    ],
  },
]

const OILS = { CP_PO: 'peanut-oil', RO_PO: 'refined-oil', CP_SO: 'sesame-oil' } as const
const CHILLI_KG = { LOW: 0.04, MEDIUM: 0.065, HIGH: 0.095 } as const
const FLESH = { CHICKEN: 'chicken', MUTTON: 'mutton', PRAWNS: 'prawns' } as const

const thousandth = (quantity: number): number => Math.round(quantity * 1000) / 1000

/** Ten jars of a variant; meat loses a third of its weight in the pan, leaves more. */
export function recipeOf(variant: DemoVariant, slug: string): Recipe {
  const kilos = variant.variantWeight === '1kg' ? 10 : 5
  const kinds = variant.variantType.split(' ')
  const flesh = kinds.find((kind): kind is keyof typeof FLESH => kind in FLESH)
  const leafy = kinds.includes('GONGURA')
  const perKilo: [string, number][] = [
    ...(flesh ? [[FLESH[flesh], leafy ? 0.72 : 0.96] as [string, number]] : []),
    ...(leafy ? [['gongura', flesh ? 0.5 : 1.4] as [string, number]] : []),
    [OILS[variant.variantOil], 0.34],
    ['chilli', CHILLI_KG[variant.variantSpicy]],
    ['paste', 0.09],
    ['salt', 0.045],
    ['lemon', 0.05],
    ['mustard', 0.02],
    ['masala', 0.018],
    ['turmeric', 0.005],
  ]
  return {
    parent: slug,
    quantity: 10,
    unit: 'PC',
    components: [
      ...perKilo.map(([material, quantity]) => [material, thousandth(quantity * kilos)] as const),
      [variant.variantWeight === '1kg' ? 'jar-1kg' : 'jar-half', 10] as const,
    ],
  }
}

export const SEMI_FINISHED_RECIPES = SEMI_FINISHED
