import { personName } from '../../../api/names.js'
import { batchAddress, runAddress } from '../../../kit/addresses/addresses.js'
import { addressOf } from '../../../kit/addresses/jump.js'

const order = (id: string) => `/assign-stock?${new URLSearchParams({ order: id })}`
const recall = (id: string) => `/dashboard/recalls/${id}`

/** Where a thing of the log is shown, by its kind. */
const ADDRESSES: Readonly<Record<string, (id: string) => string>> = {
  product: addressOf,
  pickle: (type) => `/dashboard/pickle?${new URLSearchParams({ type })}`,
  stock: batchAddress,
  order,
  refund: order,
  'payment-review': order,
  issue: (id) => `/dashboard/support/${encodeURIComponent(id)}`,
  run: runAddress,
  bom: () => '/bom',
  outlet: () => '/outlet-list',
  supplier: (name) => addressOf(`supplier ${name}`),
  employee: () => '/dashboard/employees',
  recall,
  'recall-drill': recall,
  count: (id) => `/dashboard/count/${id}`,
  expense: () => '/expenses',
  bill: () => '/dashboard/bills',
  settings: () => '/dashboard/settings/history',
  'go-live': () => '/dashboard/settings',
  review: () => '/admin-review-approval',
  job: () => '/dashboard/jobs',
}

/** Ids that people do not know. */
const MEANS_NOTHING = /^(?:[0-9a-f]{12,}|shop|)$/

export interface Thing {
  kind: string
  /** The readable name; null when there is none. */
  name: string | null
  to: string | null
}

/** What an entry is about. @param subject `kind:id` */
export function thingOf(subject: string): Thing | null {
  const [, kind = '', id = ''] = /^([a-z-]+):(.*)$/s.exec(subject) ?? []
  if (kind === '') return null
  const to = ADDRESSES[kind]?.(id) ?? null
  const name = MEANS_NOTHING.test(id) ? null : personName(id)
  return name === null && to === null ? null : { kind, name, to }
}
