import { useQueryClient } from '@tanstack/react-query'

/** A booked parcel, as it is weighed. */
export interface WeighedParcel {
  orderId: string
  waybill: string
  /** Grams as it was booked, and on the shop's own scale. */
  weightGrams: number
  deadWeightGrams: number | null
  hasWeightPhoto: boolean
}

/** What shows parcels is read again. */
export function useParcelsAgain() {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['packing'] }),
      queries.invalidateQueries({ queryKey: ['orders'] }),
    ])
}
