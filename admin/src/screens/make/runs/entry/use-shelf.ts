import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFormState } from 'react-hook-form'
import { type Reservation } from '../../../../api/api-types.js'
import { useApi } from '../../../../api/use-api.js'
import { shelfOf } from '../run-draft.js'

/** The batches that the form may choose from, by product. */
export function useShelf() {
  const api = useApi()
  const { defaultValues } = useFormState()
  const offered = useQuery({
    queryKey: ['stock', 'to reserve'],
    queryFn: ({ signal }) => api.batchesToReserve(signal),
  })
  const saved = (defaultValues as Partial<Reservation> | undefined)?.components
  const shelf = useMemo(() => shelfOf(offered.data ?? [], saved ?? []), [offered.data, saved])
  return { shelf, offered }
}
