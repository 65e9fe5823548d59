import { useLocation, useSearchParams } from 'react-router-dom'

/** Orders that are packed one after the other. */
export interface PackingRun {
  orderIds: readonly string[]
  /** Which of them this one is, from 1. */
  place: number
  /** The order after this one; null for the last. */
  next: string | null
  /** The order whose box was closed just before. */
  packed: string | null
}

/** The run that the address names; null where an order is packed by itself. */
export function usePackingRun(orderId: string): PackingRun | null {
  const [params] = useSearchParams()
  const { state } = useLocation() as { state: { packed?: string } | null }
  const orderIds = params.get('run')?.split(',') ?? []
  const at = orderIds.indexOf(orderId)
  if (at < 0) return null
  return { orderIds, place: at + 1, next: orderIds[at + 1] ?? null, packed: state?.packed ?? null }
}
