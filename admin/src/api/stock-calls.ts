import {
  type Batch,
  type BatchOption,
  type CorrectionReason,
  type MaterialType,
  type Reservation,
  type StockHistory,
  type StockReceipt,
  type StockRefresh,
  type StockUses,
} from './api-types.js'
import { once } from './once.js'
import { request } from './request.js'

const ofContract = (id: string, step = '') => `/stock/${encodeURIComponent(id)}${step}`
const ofStaff = (id: string, step: string) => `/admin/stock/${encodeURIComponent(id)}${step}`

export interface Correction {
  /** What the batch changes by; a loss is below zero. */
  quantity: number
  reason: CorrectionReason
  note?: string
}

const nameOfBatch = ({ batchNumber }: Batch) => batchNumber

/** Calls about batches. @param id `_id` of the batch */
export const stockCalls = {
  /** Batches with something left, the next to use first. @param product `_id` or `Id`. */
  batchesFor: async (product: string, signal?: AbortSignal) =>
    (await request<{ stocks: BatchOption[] }>('GET', '/stock/forProduct', { query: { product }, signal }))
      .stocks,

  /** Recomputes every stock counter; `drift` counts those that were wrong. */
  refreshStock: () => request<StockRefresh>('POST', '/stock/refresh-quantities', { body: { status: 'All' } }),

  /** The number of the next receipt, unless another receipt comes first. */
  nextBatchNumber: async (materialType: MaterialType, signal?: AbortSignal) =>
    (
      await request<{ batchNumber: string }>('GET', '/admin/stock/next-number', {
        query: { materialType },
        signal,
      })
    ).batchNumber,

  /** A receipt that waited on this device. @param key under which it happens once */
  receiveKept: (body: object, key: string) =>
    request<StockReceipt>('POST', '/stock', { body, headers: { 'Idempotency-Key': key }, byItself: true }),

  /** Runs whose raw material is set aside: what they yield can be received. */
  reservedRuns: async (signal?: AbortSignal) =>
    (
      await request<{ reservations: Reservation[] }>('GET', '/reservations/report', {
        query: { status: 'Reserved' },
        signal,
      })
    ).reservations,

  /** What a batch was reserved or assigned for. @throws HttpError 403 for nothing */
  usesOfStock: (id: string, signal?: AbortSignal) =>
    request<StockUses>('GET', ofContract(id, '/reservations'), { signal }),

  /** Says that nothing is left of a batch, or takes that back. @param gainLoss in rupees */
  confirmNoStock: ({ id, ...body }: { id: string; noStockConfirmed: boolean; gainLoss: number }) =>
    request<unknown>('PUT', ofContract(id, '/nostockconfirmed'), { body }),

  deleteStock: (id: string) => request<{ message: string }>('DELETE', ofContract(id)),

  correctStock: ({ id, ...body }: Correction & { id: string }) =>
    once<Batch>(ofStaff(id, '/corrections'), body, nameOfBatch),

  quarantineStock: ({ id, reason }: { id: string; reason: string }) =>
    request<Batch>('POST', ofStaff(id, '/quarantine'), { body: { reason } }),

  releaseStock: ({ id, reason }: { id: string; reason: string }) =>
    request<Batch>('DELETE', ofStaff(id, '/quarantine'), { body: { reason } }),

  /** An admin allows the use of a batch that is past its day. */
  allowExpired: ({ id, reason }: { id: string; reason: string }) =>
    request<Batch>('POST', ofStaff(id, '/expiry-override'), { body: { reason } }),

  forbidExpired: ({ id }: { id: string }) =>
    request<Batch>('DELETE', ofStaff(id, '/expiry-override'), { body: {} }),

  /** Answers with the batch at the other outlet. */
  transferStock: ({ id, ...body }: { id: string; outlet: string; quantity: number }) =>
    once<Batch>(ofStaff(id, '/transfers'), body, nameOfBatch),

  /** A page of a batch's ledger, the newest first. @param before the last row of the page before */
  stockHistory: (id: string, before: string | undefined, signal?: AbortSignal) =>
    request<StockHistory>('GET', ofStaff(id, '/history'), { query: { before }, signal }),
}
