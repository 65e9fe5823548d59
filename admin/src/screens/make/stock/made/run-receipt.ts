import { type Reservation } from '../../../../api/api-types.js'
import { idOf } from '../../../../kit/inputs/all-by-name.js'
import { toReceipt } from '../inputs/receipt-draft.js'

type Draft = Record<string, unknown>

/** A batch of the run as it was reserved, and what of it really went in. */
export interface UsedDraft {
  batchNumber: string
  product: string
  unit: string
  reserved: number
  quantity: number | null
}
interface YieldDraft {
  product?: unknown
  quantity?: number | null
}

/** What a run costs beside its ingredients. */
export const COST_PARTS = ['labour', 'gas', 'overhead'] as const
/** Of one batch alone: with several the server gives each its own. */
const OF_ONE = ['product', 'quantity', 'price', 'priceUnit', 'batchNumber']

const rowsOf = <Row>(value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : [])

export const usageOf = (run: Pick<Reservation, 'components'> | undefined): UsedDraft[] =>
  (run?.components ?? []).flatMap(({ productId, unit, batches }) =>
    batches.map(({ batchNumber, reservedQuantity }) => ({
      batchNumber,
      product: productId?.name ?? '',
      unit,
      reserved: reservedQuantity,
      quantity: reservedQuantity,
    })),
  )

/** The form as `POST /stock/create-fg` takes it; what was not touched is left to the server. */
export function toRunReceipt(draft: Draft): Draft {
  const receipt = toReceipt('FG', draft)
  const further = rowsOf<YieldDraft>(draft['further'])
    .filter(({ product, quantity }) => Boolean(product) && Boolean(quantity))
    .map(({ product, quantity }) => ({ product: idOf(product), quantity }))
  // A further batch of which nothing went in was not asked for after all.
  const used = rowsOf<UsedDraft>(draft['used']).filter(
    ({ reserved, quantity }) => reserved > 0 || Boolean(quantity),
  )
  const isUsedOtherwise = used.some(({ reserved, quantity }) => quantity !== null && quantity !== reserved)
  const costs = Object.fromEntries(
    COST_PARTS.map((part) => [part, draft[part]] as const).filter(([, amount]) => Boolean(amount)),
  )
  const first = { product: receipt['product'], quantity: receipt['quantity'] }
  const whole =
    further.length === 0
      ? receipt
      : Object.fromEntries(Object.entries(receipt).filter(([field]) => !OF_ONE.includes(field)))
  return {
    ...whole,
    ...(further.length > 0 ? { yields: [first, ...further] } : {}),
    ...(isUsedOtherwise
      ? {
          used: used.map(({ batchNumber, reserved, quantity }) => ({
            batchNumber,
            quantity: quantity ?? reserved,
          })),
        }
      : {}),
    ...costs,
  }
}
