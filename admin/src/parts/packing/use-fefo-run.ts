import { useState } from 'react'
import { type StaffOrder } from '../../api/api-types.js'
import { bodyOf, sentenceOf } from '../../api/request.js'
import { useApi } from '../../api/use-api.js'
import { useWords } from '../../kit/words/use-words.js'
import { useOrderCache } from '../orders/order-cache.js'

/** What the run has to know of an order. */
export type FefoOrder = Pick<StaffOrder, '_id' | 'orderId'>

/** What became of an order of the run. */
export interface FefoResult {
  order: FefoOrder
  /** null: its batches are assigned. */
  problem: string | null
  /** Only batches near their day would do. */
  isShort: boolean
}

export interface FefoRun {
  /** Orders of the run that is under way, or was last. */
  total: number
  results: readonly FefoResult[]
  busy: boolean
  /** One order after the other, each all or nothing. An order that fails does not stop the others. */
  start: (orders: readonly FefoOrder[], useShort: boolean) => Promise<void>
  forget: () => void
}

export function useFefoRun(): FefoRun {
  const say = useWords()
  const api = useApi()
  const { replace, forgetBatches } = useOrderCache()
  const [total, setTotal] = useState(0)
  const [results, setResults] = useState<readonly FefoResult[]>([])
  const [busy, setBusy] = useState(false)
  const assign = async (order: FefoOrder, useShort: boolean): Promise<FefoResult> => {
    try {
      const packed = await api.assignByFefo(order._id, useShort)
      replace(packed)
      return { order: packed, problem: null, isShort: false }
    } catch (error) {
      const problem = sentenceOf(error, say('packing.fefoFailed'))
      return { order, problem, isShort: bodyOf(error).code === 'BATCHES_NEAR_THEIR_DAY' }
    }
  }
  const start = async (orders: readonly FefoOrder[], useShort: boolean) => {
    setBusy(true)
    setTotal(orders.length)
    setResults([])
    for (const order of orders) {
      const result = await assign(order, useShort)
      setResults((before) => [...before, result])
    }
    setBusy(false)
    await forgetBatches()
  }
  return { total, results, busy, start, forget: () => setTotal(0) }
}
