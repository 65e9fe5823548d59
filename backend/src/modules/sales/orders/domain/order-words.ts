import { ANONYMOUS, isNobody } from '../../../../kernel/text/anonymous.js'
import { searchWords } from '../../../../kernel/text/search-words.js'

/** The fields by which a search finds an order. */
export interface Wordy {
  orderId: string
  externalId: string
  contactName: string
  contactNumber: string
  mobileNumber: string
  /** House, street and locality. */
  address: string
  city: string
  state: string
  postalCode: string
  waybill?: string | null
  invoiceNumber?: string | null
  /** Further parcels of the order have their own waybills. */
  parcels?: readonly { waybill?: string | null }[]
  items: readonly { allocations?: readonly { batchNumber: string }[] }[]
}

/** A change of one of these fields changes the words. */
const SAID_BY = [
  'contactName',
  'contactNumber',
  'mobileNumber',
  'address',
  'city',
  'state',
  'postalCode',
  'waybill',
  'invoiceNumber',
  'parcels',
  'items',
] as const satisfies readonly (keyof Wordy)[]

export const changesWords = (changes: object): boolean => SAID_BY.some((field) => field in changes)

/** The search words of an order (docs/domain/contract.md#search). The placeholder for an erased name is not one of them. */
export function orderWords(order: Wordy): string[] {
  const waybills = [order.waybill, ...(order.parcels ?? []).map(({ waybill }) => waybill)]
  const batches = order.items.flatMap(({ allocations = [] }) => allocations.map((one) => one.batchNumber))
  const texts = [
    order.orderId,
    order.externalId,
    order.contactName,
    order.address,
    order.city,
    order.state,
    order.postalCode,
    order.invoiceNumber,
    ...waybills,
    ...batches,
  ].filter((text) => text != null && text !== ANONYMOUS)
  const numbers = [order.mobileNumber, order.contactNumber].filter((number) => !isNobody(number))
  return searchWords(texts as string[], numbers)
}
