import {
  type CashMoveDraft,
  type DeskCustomer,
  type DeskOrder,
  type DeskOrderDraft,
  type Drawer,
} from './api-types.js'
import { once } from './once.js'
import { request } from './request.js'

/** What delivery to a postal code costs, in rupees. */
type Charge = { total_amount: number }
export type DeskJar = {
  Id: string
  name: string
  title: string
  price: number
  grossWeight: number
  availableStock: number
  unlimitedStock: boolean
}

const path = (orderId: string, rest = '') => `/admin/desk/orders/${encodeURIComponent(orderId)}${rest}`

const nameOfOrder = ({ order }: DeskOrder) => order.orderId

/** Calls about orders that staff take, and the cash drawer (docs/domain/orders.md#orders-taken-by-staff). */
export const deskCalls = {
  deskCustomer: (number: string, signal?: AbortSignal) =>
    request<DeskCustomer>('GET', '/admin/desk/customer', { query: { number }, signal }),

  deskJars: async (signal?: AbortSignal): Promise<DeskJar[]> => {
    const jars = await request<DeskJar[]>('GET', '/admin/products', {
      query: {
        filter: JSON.stringify({ materialType: 'FG', activeFlag: true }),
        sort: '["price","ASC"]',
        range: '[0,499]',
      },
      signal,
    })
    return jars.filter(({ price }) => price > 0)
  },

  deliveryCharge: async (postalCode: string, grams: number, signal?: AbortSignal): Promise<number> => {
    const query = { d_pin: postalCode, cgm: grams }
    const [charge] = await request<Charge[]>('GET', '/delhivery/charges', { query, signal })
    return charge?.total_amount ?? 0
  },

  /** @throws HttpError 409 PRICE_CHANGED, OUT_OF_STOCK, DRAWER_CLOSED, REFERENCE_USED */
  takeOrder: (draft: DeskOrderDraft) => once<DeskOrder>('/admin/desk/orders', draft, nameOfOrder),

  deskOrder: (orderId: string, signal?: AbortSignal) => request<DeskOrder>('GET', path(orderId), { signal }),

  /** May be sent again. */
  collect: (orderId: string, body: { method: 'upi' | 'cash'; reference: string; amount: number }) =>
    request<DeskOrder>('POST', path(orderId, '/receipt'), { body }),

  handOver: (orderId: string) => request<DeskOrder>('PUT', path(orderId, '/handed-over'), { body: {} }),

  cashRefund: (orderId: string) => request<DeskOrder>('PUT', path(orderId, '/cash-refund'), { body: {} }),

  /** Answers with the new order. */
  replaceJars: (orderId: string, body: { lines: { itemIdx: number; quantity: number }[]; reason: string }) =>
    once<DeskOrder>(path(orderId, '/replacements'), body, nameOfOrder),

  currentDrawer: async (signal?: AbortSignal): Promise<Drawer | null> =>
    (await request<{ drawer: Drawer | null }>('GET', '/admin/drawers/current', { signal })).drawer,

  openDrawer: (float: number) => once<Drawer>('/admin/drawers', { float }),

  moveCash: (move: CashMoveDraft) => once<Drawer>('/admin/drawers/moves', move),

  closeDrawer: (id: string, body: { counted: number; note: string }) =>
    request<Drawer>('POST', `/admin/drawers/${id}/close`, { body }),
}
