import { type DemoVariant } from './variants.js'

/** A quantity as the cook writes it: less than a kilogram or litre in G and ML. */
export type Quantity = readonly [material: string, quantity: number, unit: 'KG' | 'LTR' | 'PC' | 'G' | 'ML']

/** A recipe: what goes into `quantity` units of the parent. */
export interface Recipe {
  /** Key of a semi-finished product or slug of a variant. */
  parent: string
  quantity: number
  unit: 'KG' | 'PC'
  components: readonly Quantity[]
}

const SEMI_FINISHED: readonly Recipe[] = [
  {
    parent: 'paste',
    quantity: 10,
    unit: 'KG',
    components: [
      ['ginger', 5.6, 'KG'],
      ['garlic', 5.4, 'KG'],
      ['salt', 200, 'G'],
    ],
  },
  {
    parent: 'masala',
    quantity: 2,
    unit: 'KG',
    components: [
      ['coriander', 1.35, 'KG'],
      ['cumin', 600, 'G'],
      ['cloves', 80, 'G'],
      ['cinnamon', 80, 'G'],
    ],
  },
]

const OILS = { CP_PO: 'peanut-oil', RO_PO: 'refined-oil', CP_SO: 'sesame-oil' } as const
const CHILLI_KG = { LOW: 0.04, MEDIUM: 0.065, HIGH: 0.095 } as const
const FLESH = { CHICKEN: 'chicken', MUTTON: 'mutton', PRAWNS: 'prawns' } as const

/** Kilograms or litres of a material, as the cook writes them. */
function written(material: string, quantity: number): Quantity {
  const thousandths = Math.round(quantity * 1000)
  const isOil = Object.values<string>(OILS).includes(material)
  if (thousandths < 1000) return [material, thousandths, isOil ? 'ML' : 'G']
  return [material, thousandths / 1000, isOil ? 'LTR' : 'KG']
}

/** Ten jars of a variant; meat loses a third of its weight in the pan, leaves more. */
export function recipeOf(variant: DemoVariant, slug: string): Recipe {
  const kilos = variant.variantWeight === '1kg' ? 10 : 5
  const kinds = variant.variantType.split(' ')
  const flesh = kinds.find((kind): kind is keyof typeof FLESH => kind in FLESH)
  const leafy = kinds.includes('GONGURA')
  const perKilo: (readonly [string, number])[] = [
    ...(flesh ? [[FLESH[flesh], leafy ? 0.72 : 0.96] as const] : []),
    ...(leafy ? [['gongura', flesh ? 0.5 : 1.4] as const] : []),
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
      ...perKilo.map(([material, quantity]) => written(material, quantity * kilos)),
      [variant.variantWeight === '1kg' ? 'jar-1kg' : 'jar-half', 10, 'PC'],
      ['label', 10, 'PC'],
    ],
  }
}

export const SEMI_FINISHED_RECIPES = SEMI_FINISHED
