import simpleRestProvider from 'ra-data-simple-rest'
import { type DataProvider } from 'react-admin'
import {
  type DashboardSummary,
  type DeliveryStatus,
  type EditedLanding,
  type ExpenseSummary,
  type GoLive,
  type Job,
  type LandingPage,
  type LowProduct,
  type OrderPage,
  type OwnSession,
  type PaymentCaseDetail,
  type PrintSheet,
  type ProductSales,
  type RefundOrder,
  type ReviewAction,
  type SalesReport,
  type ShipmentAnswer,
  type Shop,
  type ShopSettings,
  type StaffOrder,
  type Trace,
  type Waiting,
} from './api-types.js'
import { careCalls } from './care-calls.js'
import { costCalls } from './cost-calls.js'
import { countCalls } from './count-calls.js'
import { courierCalls } from './courier-calls.js'
import { creditCalls } from './credit-calls.js'
import { customerCalls } from './customer-calls.js'
import { deskCalls } from './desk-calls.js'
import { fetchFile } from './files.js'
import { fetchLabels } from './labels.js'
import { listCalls } from './list-calls.js'
import { messageCalls } from './message-calls.js'
import { withNames } from './names.js'
import { once } from './once.js'
import { packingCalls } from './packing-calls.js'
import { payoutCalls } from './payout-calls.js'
import { planCalls } from './plan-calls.js'
import { recallCalls } from './recall-calls.js'
import { http, request } from './request.js'
import { runCalls } from './run-calls.js'
import { withRuns } from './run-records.js'
import { withSettings } from './settings-record.js'
import { shippingCalls } from './shipping-calls.js'
import { stockCalls } from './stock-calls.js'
import { withReceipts } from './stock-receipts.js'
import { supplyCalls } from './supply-calls.js'
import { uploadPicture } from './upload.js'

export interface OrderQuery {
  /** First and last day, `YYYY-MM-DD` in India. */
  fromDate: string
  toDate: string
  deliveryStatus: DeliveryStatus | 'All'
  page: number
  perPage: number
}

export interface AssignStockInput {
  /** As it was on the screen. */
  order: StaffOrder
  itemIdx: number
  stockId: string
  batchNumber: string
  /** A part of what is still open; without it, all of it. */
  quantity?: number
}

export interface UnassignStockInput {
  order: StaffOrder
  itemIdx: number
  /** Only the last part from this batch. */
  stockId?: string
}

/**
 * A step on the batches of a line, once however often it is sent. Each step adds to the timeline of its order, and tells
 * by it what was on the screen: once that shows more, the same step is meant anew.
 */
const batchStep = (
  { _id, timeline }: StaffOrder,
  step: 'assign-stock' | 'unassign-stock',
  body: { itemIdx: number },
) =>
  once<StaffOrder>(
    `/orders/${encodeURIComponent(_id)}/${step}`,
    body,
    ({ items }) => items[body.itemIdx]?.batchNumber ?? '',
    'PUT',
    `${body.itemIdx} ${timeline.length}`,
  )

/**
 * Calls of the contract (docs/domain/contract.md#paths) that are more than reading and writing one record. They sit on the data
 * provider so that react-admin's hooks watch them for lost sessions like any other call.
 */
const contractCalls = {
  ...stockCalls,
  ...creditCalls,

  ordersToAssign: (query: OrderQuery, signal?: AbortSignal) =>
    request<OrderPage>('GET', '/orders/list', { query: { ...query }, signal }),

  /** @throws HttpError 404 when there is no such order. */
  orderByOrderId: (orderId: string, signal?: AbortSignal) =>
    request<StaffOrder>('GET', `/orders/order/${encodeURIComponent(orderId)}`, { signal }),

  /** @throws HttpError 409 INSUFFICIENT_BATCH or INVALID_TRANSITION. */
  assignStock: ({ order, ...body }: AssignStockInput) => batchStep(order, 'assign-stock', body),

  /** @throws HttpError 409 INVALID_TRANSITION once the order is shipped or cancelled. */
  unassignStock: ({ order, ...body }: UnassignStockInput) => batchStep(order, 'unassign-stock', body),

  /** Takes an order that nobody paid out of the archive. */
  restoreOrder: (orderKey: string) =>
    request<StaffOrder>('PUT', `/orders/${encodeURIComponent(orderKey)}/restore`, { body: {} }),

  /** For a parcel whose tracking never said that it arrived. @throws HttpError 409 INVALID_TRANSITION */
  markDelivered: (orderKey: string) =>
    request<StaffOrder>('PUT', `/orders/${encodeURIComponent(orderKey)}/delivered`, { body: {} }),

  /** What visitors would see of a draft of the landing page. @throws HttpError 400 with what is wrong by field */
  previewLanding: (landing: EditedLanding['landing'], signal: AbortSignal) =>
    request<LandingPage>('POST', '/admin/landing/preview', { body: { landing }, signal }),

  ...costCalls,
  ...countCalls,
  ...customerCalls,
  ...listCalls,
  ...deskCalls,
  ...runCalls,
  ...courierCalls,
  ...recallCalls,
  ...payoutCalls,

  /** Books the courier for one order, named by `order_extid`; asked again, it answers with the same waybill. */
  createShipment: (order: string) =>
    request<ShipmentAnswer>('POST', '/delhivery/create-shipment', { body: { order } }),

  /** Sums over all that the filter of the expense list lets through. */
  expenseSummary: (filter: Record<string, unknown>, signal?: AbortSignal) =>
    request<ExpenseSummary>('GET', '/admin/expenses/summary', {
      query: { filter: JSON.stringify(filter) },
      signal,
    }),

  ...careCalls,

  /** The money was given back by hand. @throws HttpError 409 REFUND_NOT_DUE or REFUND_UNDER_WAY */
  completeRefund: (orderKey: string, refundReference: string) =>
    request<RefundOrder>('PUT', `/orders/${encodeURIComponent(orderKey)}/refund-completed`, {
      body: { refundReference },
    }),

  /** Asks the payment provider to give the money back. @throws HttpError 409 with the reason */
  refundThroughProvider: (orderId: string) =>
    request<RefundOrder>('POST', `/admin/refunds/${encodeURIComponent(orderId)}/provider`, { body: {} }),

  paymentReview: (id: string, signal?: AbortSignal) =>
    request<PaymentCaseDetail>('GET', `/admin/payment-reviews/${encodeURIComponent(id)}`, { signal }),

  /** @throws HttpError 409 ACTION_NOT_ALLOWED when somebody else was first. */
  actOnPaymentCase: (id: string, action: ReviewAction, note?: string) =>
    request<PaymentCaseDetail>('POST', `/admin/payment-reviews/${encodeURIComponent(id)}/${action}`, {
      body: note === undefined ? {} : { note },
    }),

  shop: () => request<Shop>('GET', '/shop'),

  uploadPicture,

  labelSheet: (signal?: AbortSignal) => request<PrintSheet>('GET', '/admin/label-sheet', { signal }),

  labels: fetchLabels,

  /** @throws HttpError */
  file: fetchFile,
  ...supplyCalls,
  /** What something came from, and where it went. @throws HttpError 404 */
  trace: (query: URLSearchParams, signal?: AbortSignal) =>
    request<Trace>('GET', '/admin/trace', { query: Object.fromEntries(query), signal }),

  ...messageCalls,
  ...packingCalls,
  ...planCalls,
  ...shippingCalls,

  ownSessions: async (signal?: AbortSignal) =>
    (await request<{ sessions: OwnSession[] }>('GET', '/sessions', { signal })).sessions,

  /** @throws HttpError 404 when it has ended already. */
  endSession: (id: string) => request('DELETE', `/sessions/${encodeURIComponent(id)}`),

  /** Ends every session of the caller, this one included. */
  endAllSessions: () => request('DELETE', '/sessions'),

  jobs: (signal?: AbortSignal) => request<Job[]>('GET', '/admin/jobs', { signal }),

  /** @throws HttpError 409 JOB_RUNNING while it is under way in this or another process. */
  runJob: (id: string) => request<Job>('POST', `/admin/jobs/${encodeURIComponent(id)}/run`, { body: {} }),

  goLive: (signal?: AbortSignal) => request<GoLive>('GET', '/admin/go-live', { signal }),

  /** Notes the owner's word that an item of the go-live list is done, which no program can see. */
  vouch: ({ item, done }: { item: string; done: boolean }) =>
    request<GoLive>('PUT', `/admin/go-live/${encodeURIComponent(item)}`, { body: { done } }),

  /** Brings a version's values back, over the settings as they are now. @throws HttpError 409 EDIT_CONFLICT */
  restoreSettings: async (id: number) => {
    const { version } = await request<ShopSettings>('GET', '/admin/settings')
    return request('POST', `/admin/settings-versions/${id}/restore`, { body: { version } })
  },

  /** Paid orders that were not cancelled, from one day in India to another. */
  salesReport: (range: { from: string; to: string }, signal?: AbortSignal) =>
    request<SalesReport>('GET', '/admin/reports/sales', { query: range, signal }),

  /** What was sold of a product in the last 30 days, today included. @param Id such as `FG-0007` */
  productSales: (Id: string, signal?: AbortSignal) =>
    request<ProductSales>('GET', `/admin/reports/sales/${encodeURIComponent(Id)}`, { signal }),

  /** How many customers wait for what has run out. */
  waiting: (signal?: AbortSignal) => request<Waiting[]>('GET', '/admin/back-in-stock', { signal }),

  lowStock: (signal?: AbortSignal) => request<LowProduct[]>('GET', '/admin/low-stock', { signal }),

  dashboardSummary: (signal?: AbortSignal) =>
    request<DashboardSummary>('GET', '/dashboard/summary', { signal }),
}

export type ConsoleDataProvider = DataProvider & typeof contractCalls

export const dataProvider: ConsoleDataProvider = {
  ...withNames(withRuns(withReceipts(withSettings(simpleRestProvider('/api/admin', http))))),
  ...contractCalls,
}
