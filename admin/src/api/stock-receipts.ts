import { type DataProvider } from 'react-admin'
import { type Batch, type Bill, type Expense, type RunReceipt, type StockReceipt } from './api-types.js'
import { once } from './once.js'

/** A batch that was just received, with what the server said of it. */
export type ReceivedStock = Batch & {
  message: string
  /** All batches of a run that yielded several. */
  yields?: Batch[]
}

type Receipt = StockReceipt & Partial<Pick<RunReceipt, 'yields'>>

/**
 * A new stock entry is a receipt of the contract. What a run made is received by another call. An expense or a
 * supplier's bill is written down once, too.
 */
export function withReceipts(provider: DataProvider): DataProvider {
  return {
    ...provider,
    create: async (resource, params) => {
      if (resource === 'expenses' || resource === 'bills')
        return { data: await once<Expense | Bill>(`/admin/${resource}`, params.data) }
      if (resource !== 'stock') return provider.create(resource, params)
      const body: object = params.data
      const path = 'reservation' in body ? '/stock/create-fg' : '/stock'
      const { message, stock, yields } = await once<Receipt>(path, body, ({ stock }) => stock.batchNumber)
      return { data: { ...stock, message, ...(yields ? { yields } : {}) } satisfies ReceivedStock }
    },
  } as DataProvider
}
