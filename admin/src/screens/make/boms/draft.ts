import { type Bom } from '../../../api/api-types.js'
import { idOf } from '../../../kit/inputs/all-by-name.js'
import { type WordKey } from '../../../kit/words/use-words.js'

/** A component in the form: its product as an id, or as the server answers it. */
export interface ComponentDraft {
  product?: unknown
  quantity?: number | null
  unit?: string | null
}

export interface BomDraft {
  parentProduct?: unknown
  parentProductQuantity?: number | null
  parentProductUnit?: string | null
  components?: ComponentDraft[]
  /** The component that is being written and not in the list yet. */
  next?: ComponentDraft
  version?: number
}

export const NOTHING: ComponentDraft = { product: null, quantity: null, unit: null }

const STEPS = 1000
const TOLERANCE = 1e-6

/** More than nothing, and a thousandth at least. */
export function isQuantity(value: number): boolean {
  return value > 0 && Math.abs(value * STEPS - Math.round(value * STEPS)) < TOLERANCE
}

const isNothing = (value: unknown) => value === null || value === undefined || value === ''

/** Somebody has begun to write it. The unit comes by itself. */
export const isBegun = ({ product, quantity }: ComponentDraft = NOTHING): boolean =>
  !isNothing(product) || !isNothing(quantity)

type Fault = Partial<Record<keyof ComponentDraft, WordKey>>

/** What a component still needs, by field. */
export function faultsOf({ product, quantity, unit }: ComponentDraft = NOTHING): Fault {
  return {
    ...(isNothing(product) ? { product: 'boms.componentRequired' } : {}),
    ...quantityFault(quantity),
    ...(isNothing(unit) ? { unit: 'boms.componentUnitRequired' } : {}),
  }
}

function quantityFault(quantity: number | null | undefined): Fault {
  if (quantity === null || quantity === undefined) return { quantity: 'boms.componentQuantityRequired' }
  return isQuantity(quantity) ? {} : { quantity: 'boms.quantityInvalid' }
}

/** Everything in the form counts: a component that was filled in but not added is saved with the others. */
export function toBom(draft: Record<string, unknown>): Record<string, unknown> {
  const { components = [], next, version, ...made } = draft as BomDraft
  const written = [...components, ...(isBegun(next) && next ? [next] : [])]
  return {
    parentProduct: idOf(made.parentProduct),
    parentProductQuantity: made.parentProductQuantity,
    parentProductUnit: made.parentProductUnit,
    components: written.map(({ product, quantity, unit }) => ({ product: idOf(product), quantity, unit })),
    ...(version === undefined ? {} : { version }),
  }
}

/** Units that fit a product's stock. */
const FITTING: Record<Bom['costUnit'], readonly string[]> = {
  KG: ['KG', 'G'],
  LTR: ['LTR', 'ML'],
  PC: ['PC'],
}
const ALL_UNITS = ['KG', 'LTR', 'PC', 'G', 'ML']
const MADE_UNITS = ['KG', 'LTR', 'PC']

type Kept = { materialType: string; priceUnit: Bom['costUnit'] } | undefined

/** The units that a component may be written in; all units while its product is not known. */
export const unitsOfComponent = (product: Kept): readonly string[] =>
  product ? FITTING[product.priceUnit] : ALL_UNITS

/** What a product may be made in: jars by their number or by their weight. */
export function unitsOfParent(product: Kept): readonly string[] {
  if (!product) return MADE_UNITS
  return product.materialType === 'FG' ? ['PC', 'KG'] : [product.priceUnit]
}
