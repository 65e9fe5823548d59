import {
  type VariantOil,
  type VariantSpicy,
  type VariantType,
  type VariantWeight,
} from '../../modules/stock/catalog/products.service.js'

/** A finished product of the demo shop; `batches` are [days ago, jars]. */
export interface DemoVariant {
  variantType: VariantType
  variantOil: VariantOil
  variantSpicy: VariantSpicy
  variantWeight: VariantWeight
  rupees: number
  mrpRupees: number
  /** Cost of a jar in the kitchen, in rupees. */
  costRupees: number
  batches: readonly (readonly [daysAgo: number, jars: number])[]
  activeFlag?: false
  unlimitedStock?: true
}

type Batches = DemoVariant['batches']

function variant(
  label: `${VariantType}/${VariantOil}/${VariantSpicy}/${VariantWeight}`,
  [rupees, mrpRupees, costRupees]: [number, number, number],
  batches: Batches,
  flags: Pick<DemoVariant, 'activeFlag' | 'unlimitedStock'> = {},
): DemoVariant {
  const [variantType, variantOil, variantSpicy, variantWeight] = label.split('/') as [
    VariantType,
    VariantOil,
    VariantSpicy,
    VariantWeight,
  ]
  return {
    variantType,
    variantOil,
    variantSpicy,
    variantWeight,
    rupees,
    mrpRupees,
    costRupees,
    batches,
    ...flags,
  }
}

/** The cheapest kilogram of chicken costs 849 rupees, as the landing page says. */
export const VARIANTS: readonly DemoVariant[] = [
  variant(
    'CHICKEN/RO_PO/MEDIUM/1kg',
    [849, 899, 486],
    [
      [44, 14],
      [6, 24],
    ],
  ),
  // Few jars, so that later orders got jars of the run that is on file.
  variant('CHICKEN/CP_PO/MEDIUM/1kg', [899, 949, 538], [[44, 2]]),
  variant(
    'CHICKEN/CP_PO/HIGH/Half kg',
    [469, 499, 279],
    [
      [40, 12],
      [6, 16],
    ],
  ),
  variant(
    'CHICKEN/CP_SO/LOW/Half kg',
    [489, 519, 296],
    [
      [40, 10],
      [6, 12],
    ],
  ),
  variant(
    'MUTTON/CP_PO/MEDIUM/1kg',
    [1499, 1599, 1120],
    [
      [42, 8],
      [5, 10],
    ],
  ),
  variant(
    'MUTTON/CP_SO/HIGH/Half kg',
    [799, 849, 589],
    [
      [42, 8],
      [5, 8],
    ],
  ),
  variant('MUTTON/RO_PO/LOW/Half kg', [749, 799, 548], [[20, 9]]),
  variant('PRAWNS/CP_PO/MEDIUM/1kg', [1399, 1499, 968], [[20, 10]]),
  variant('PRAWNS/CP_SO/HIGH/Half kg', [749, 799, 521], [[43, 10]]),
  variant('PRAWNS/RO_PO/LOW/Half kg', [689, 749, 468], [[50, 6]], { activeFlag: false }),
  variant(
    'GONGURA/CP_PO/MEDIUM/1kg',
    [549, 599, 262],
    [
      [43, 16],
      [7, 20],
    ],
  ),
  variant(
    'GONGURA/CP_SO/HIGH/Half kg',
    [299, 329, 148],
    [
      [43, 14],
      [7, 18],
    ],
  ),
  variant('GONGURA/RO_PO/LOW/Half kg', [269, 289, 118], [[12, 15]], { unlimitedStock: true }),
  variant(
    'GONGURA CHICKEN/CP_PO/MEDIUM/1kg',
    [949, 999, 522],
    [
      [38, 10],
      [6, 14],
    ],
  ),
  variant('GONGURA CHICKEN/CP_SO/HIGH/Half kg', [519, 549, 288], [[14, 18]]),
  variant('GONGURA MUTTON/CP_PO/MEDIUM/Half kg', [829, 879, 597], [[43, 4]]),
  variant('GONGURA MUTTON/CP_SO/HIGH/1kg', [1599, 1699, 1164], [[16, 7]]),
  variant('GONGURA PRAWNS/CP_PO/HIGH/Half kg', [779, 829, 532], [[16, 11]]),
  variant('GONGURA PRAWNS/RO_PO/MEDIUM/1kg', [1449, 1549, 941], [[10, 8]]),
]
