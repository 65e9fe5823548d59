import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useRecordContext } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { type Reservation } from '../../../../api/api-types.js'
import { useApi } from '../../../../api/use-api.js'
import { FILL } from '../../../../kit/addresses/addresses.js'
import { idOf } from '../../../../kit/inputs/all-by-name.js'
import { SETTLES_MS, useSettled } from '../../../../kit/ui/use-settled.js'
import { type DraftComponent, fromFill, toThousandths } from '../run-draft.js'

const isQuantity = (value: unknown): value is number => typeof value === 'number' && value > 0

const LEAST = 0.001
/** Something that is needed is never nothing (docs/domain/workshop.md#run). */
const atLeastOne = (known: number, scaled: number) => (known > 0 ? Math.max(LEAST, scaled) : scaled)

/**
 * Fills the components from the stock as soon as recipe and quantity are known, and again when they change, until
 * somebody chooses batches by hand. After that only on request; a saved reservation is filled only when its address
 * asks for it.
 */
export function useFill(locked: boolean) {
  const api = useApi()
  const { setValue } = useFormContext()
  const { defaultValues } = useFormState() as { defaultValues?: Partial<Reservation> }
  const reservation = useRecordContext<Partial<Reservation>>()?.reservationId
  const bomId = idOf(useWatch({ name: 'bomId' }))
  const quantity: unknown = useWatch({ name: 'quantitytoProduce' })
  const settled = useSettled(quantity, SETTLES_MS)
  const asksToFill = useLocation().hash === FILL
  const [byHand, setByHand] = useState(reservation !== undefined && !asksToFill)
  /** The quantity that the components were counted for; a reservation comes counted for its own. */
  const counted: unknown = useWatch({ name: 'countedFor' })
  const canFill = !locked && typeof bomId === 'string' && bomId !== '' && isQuantity(quantity)
  const query = useQuery({
    queryKey: ['reservations', 'fill', bomId, settled, reservation],
    queryFn: async ({ signal }) => {
      const asked = { bomId: String(bomId), quantity: Number(settled), reservation }
      return { fill: await api.fillFromStock(asked, signal), quantity: asked.quantity }
    },
    enabled: canFill && isQuantity(settled) && !byHand,
    staleTime: 0,
  })
  const { data, refetch } = query

  useEffect(() => {
    if (byHand || !data) return
    setValue('components', fromFill(data.fill), { shouldDirty: true, shouldValidate: false })
    setValue('countedFor', data.quantity)
  }, [byHand, data, setValue])

  const onHand = useCallback(() => setByHand(true), [])
  const byItself = useCallback(() => setByHand(false), [])
  const fill = useCallback(() => {
    setByHand(false)
    if (!byHand) void refetch()
  }, [byHand, refetch])

  const basis = counted ?? defaultValues?.quantitytoProduce
  /** What the recipe needs of a product for the quantity in the form. */
  const required = ({ requiredQuantity = 0 }: DraftComponent): number =>
    isQuantity(basis) && isQuantity(quantity)
      ? atLeastOne(requiredQuantity, toThousandths((requiredQuantity / basis) * quantity))
      : requiredQuantity
  return { canFill, byHand, fill, byItself, onHand, required, query }
}
