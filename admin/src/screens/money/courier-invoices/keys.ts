import { useQueryClient } from '@tanstack/react-query'

/** Below the key of the list, so that whatever changes one makes the other be read again. */
export const OPEN_CHARGES = ['courier-invoices', 'open-charges'] as const

export const chargesOf = (invoice: string) => ['courier-invoices', 'charges', invoice] as const

/** What shows charges is read again. */
export function useReadAgain() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['courier-invoices'] })
}
