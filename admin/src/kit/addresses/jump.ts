import { batchAddress, runAddress } from './addresses.js'

const filtered = (screen: string, filter: Record<string, string>) =>
  `${screen}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`

/** Product numbers have at least four digits; one that begins with 0 may be the beginning of several. */
const productId = (type: string, digits: string) =>
  `${type}-${digits.startsWith('0') ? digits : digits.padStart(4, '0')}`

type Rule = readonly [pattern: RegExp, address: (...parts: string[]) => string]

/** The forms of ids, complete or in part, with or without their dashes; the first form that fits counts. */
const RULES: readonly Rule[] = [
  [
    /^(FG|RM|SG)-?(\d{6})-?(\d{3,}(?:-\d+)?)$/,
    (_, type, day, running) => batchAddress(`${type}-${day}-${running}`),
  ],
  [/^COUNT(?:ING)?$/, () => '/dashboard/count'],
  [/^TRACE$/, () => '/dashboard/trace'],
  [/^COOKPLAN$/, () => '/dashboard/cook-plan'],
  [/^RECALLS?$/, () => '/dashboard/recalls'],
  [/^COSTS?$/, () => '/dashboard/costs'],
  [/^(FG|RM|SG)-?(\d{6}(?:-\d*)?)$/, (_, type, rest) => filtered('/stock-receipt', { q: `${type}-${rest}` })],
  [
    /^(FG|RM|SG)-?(\d{1,5})$/,
    (_, type = '', digits = '') => filtered('/product-list', { q: productId(type, digits) }),
  ],
  [/^R-?(\d{6})-?(\d{2,})$/, (_, day, running) => runAddress(`R-${day}-${running}`)],
  [/^R-?(\d{1,6}(?:-\d*)?)$/, (_, rest) => filtered('/reservation-list', { reservationId: `R-${rest}` })],
  [/^(?:\+91)?(\d{10})$/, (_, mobile = '') => filtered('/dashboard/orders', { q: mobile })],
  // A word of eight letters is no order id unless it has its dash.
  [
    /^(?=.*[\d-])(?:P-?)?([A-Z\d]{4})-?([A-Z\d]{4})$/,
    (_, first, last) => `/assign-stock?${new URLSearchParams({ order: `P-${first}-${last}` })}`,
  ],
  // The beginning of an order id, a provider's reference, a waybill.
  [/^(?=.*\d|P-|JDI-)[A-Z\d-]+$/, (id = '') => filtered('/dashboard/orders', { q: id })],
]

/** "Suppliers", or "supplier sri lakshmi". */
const SUPPLIERS = /^suppliers?(?:\s+(.+))?$/i

/** A scanner types the whole address that a label's QR code holds; the batch number is its last part. */
const scanned = (typed: string): string => /\/(?:jar|stock-receipt)\/([\w-]+)/i.exec(typed)?.[1] ?? typed

/**
 * Where a thing with this id is shown, or a screen that is not in the menu. A text that is not an id is searched among
 * the products.
 */
export function addressOf(typed: string): string {
  if (/^imports?$/i.test(typed.trim())) return '/dashboard/import'
  const suppliers = SUPPLIERS.exec(typed.trim())
  if (suppliers) {
    const [, q] = suppliers
    return q === undefined ? '/dashboard/suppliers' : filtered('/dashboard/suppliers', { q })
  }
  const id = scanned(typed).replace(/\s/g, '').toUpperCase()
  for (const [pattern, address] of RULES) {
    const found = pattern.exec(id)
    if (found) return address(...found)
  }
  return filtered('/product-list', { q: typed.trim() })
}

/** Orders that have all these words. */
export const ordersWith = (q: string): string => filtered('/dashboard/orders', { q })

/** No id of anything, and no screen. */
export const isPlainWords = (typed: string): boolean =>
  addressOf(typed) === filtered('/product-list', { q: typed.trim() })
