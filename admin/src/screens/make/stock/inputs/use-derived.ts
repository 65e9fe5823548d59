import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type RaRecord, useGetOne } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { type MaterialType, type Product } from '../../../../api/api-types.js'
import { useApi } from '../../../../api/use-api.js'
import { keptByName } from '../../../../kit/inputs/all-by-name.js'
import { daysBefore, isDay } from '../../../../kit/ui/ist.js'

type Kept = Pick<Product, 'shelfLifeDays' | 'priceUnit'>

/** What the product of the form is, once one is chosen. */
export function useChosenProduct() {
  const id = useWatch({ name: 'product' }) as string | null | undefined
  const { data } = useGetOne<Product>('products', { id: id ?? '' }, { enabled: Boolean(id) })
  const kept = id && !data ? keptByName<Product & RaRecord>('products', { materialType: 'RM' }) : null
  return id ? (data ?? kept?.find((product) => product.id === id)) : undefined
}

/** Shows the number that the server would give; it has the last word. */
export function useNextNumber(materialType: MaterialType) {
  const api = useApi()
  const { setValue } = useFormContext()
  const { data } = useQuery({
    queryKey: ['stock', 'next-number', materialType],
    queryFn: ({ signal }) => api.nextBatchNumber(materialType, signal),
  })
  useEffect(() => setValue('batchNumber', data ?? null), [data, setValue])
}

/**
 * Fills in what follows from the chosen product: its unit, and best before from its shelf life until somebody types
 * another.
 */
export function useProductFacts(product: Kept | undefined) {
  const { setValue, getValues } = useFormContext()
  const receivedOn = useWatch({ name: 'receivedOn' }) as string | null
  const days = product?.shelfLifeDays ?? null
  const unit = product?.priceUnit ?? null
  useEffect(() => setValue('priceUnit', unit), [setValue, unit])
  useEffect(() => {
    const due = days !== null && receivedOn && isDay(receivedOn) ? daysBefore(receivedOn, -days) : null
    if ((getValues('bestBefore') ?? null) !== (getValues('filledIn') ?? null)) return
    setValue('filledIn', due)
    setValue('bestBefore', due)
  }, [days, getValues, receivedOn, setValue])
}
