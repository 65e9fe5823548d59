import { type Reservation } from '../../../../api/api-types.js'
import { idOf } from '../../../../kit/inputs/all-by-name.js'

/** What is received: raw material that was bought, or the products of a run. */
export type ReceiptMode = 'RM' | 'FG'

type Draft = Record<string, unknown>

const BATCH_FIELDS = ['receivedOn', 'bestBefore', 'supplier', 'supplierLot', 'invoiceNumber', 'notes']
const RECEIPT_FIELDS = ['outlet', 'product', 'batchNumber', 'quantity', 'priceUnit', 'price']
/** Fields that are objects in a record, and ids in a form. */
export const REFERENCES = ['outlet', 'supplier']
const TEXTS = ['supplierLot', 'invoiceNumber', 'notes']
/** The fields that stay editable once a batch was received. */
export const EDITABLE = ['outlet', 'price', ...BATCH_FIELDS]

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== ''

/**
 * Empty fields are left to the server, which knows the shelf life and the next number. A best-before day that was
 * filled in and then removed means that the day is not known.
 */
export function toReceipt(mode: ReceiptMode, draft: Draft): Draft {
  const fields = [...RECEIPT_FIELDS, ...BATCH_FIELDS, ...(mode === 'FG' ? ['reservation'] : [])]
  const given = fields
    .map((field) => [field, idOf(draft[field])] as const)
    .filter(([, value]) => isGiven(value))
  const isTakenOut = isGiven(draft.filledIn) && !isGiven(draft.bestBefore)
  return { ...Object.fromEntries(given), ...(isTakenOut ? { bestBefore: null } : {}) }
}

/** What an edit may change, with the version it started from. */
export function toChanges(draft: Draft): Draft {
  const changes = Object.fromEntries(
    EDITABLE.filter((field) => field in draft).map((field) => [field, draft[field]]),
  )
  return {
    ...changes,
    ...Object.fromEntries(
      REFERENCES.filter((field) => field in draft).map((field) => [field, idOf(draft[field])]),
    ),
    ...Object.fromEntries(TEXTS.map((field) => [field, draft[field] ?? ''])),
    version: draft.version,
  }
}

/** Cost of the run / quantity, with two decimals; null until both are known. */
export function priceOfRun(
  run: Pick<Reservation, 'costPrice'> | undefined,
  quantity: unknown,
): number | null {
  if (!run || run.costPrice === null || typeof quantity !== 'number' || quantity <= 0) return null
  return Math.round((run.costPrice / quantity) * 100) / 100
}
