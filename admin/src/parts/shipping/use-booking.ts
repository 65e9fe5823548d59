import './words.js'
import { type ParcelSize, type StaffOrder } from '../../api/api-types.js'
import { useApi } from '../../api/use-api.js'
import { useWrite } from '../../kit/ui/Refusals.js'
import { useOrderCache } from '../orders/order-cache.js'

interface Booking {
  onBooked?: (waybills: readonly string[]) => void
  /** True for a refusal that the screen answers itself. */
  except?: () => boolean
}

/**
 * Books an order with the parcels of the settings or with these; asking twice is safe.
 * @param onBooked called also when the order, now Shipped, has removed the button.
 */
export function useBooking({ onBooked, except }: Booking) {
  const api = useApi()
  const { reread, replace } = useOrderCache()
  return useWrite<string[], { order: StaffOrder; parcels: ParcelSize[] | null }>({
    failed: 'orders.shipmentFailed',
    ...(except ? { except } : {}),
    mutationFn: async ({ order, parcels }) => {
      if (parcels) {
        const booked = await api.bookParcels(order.orderId, parcels)
        replace(booked)
        return booked.parcels.flatMap(({ cancelledAt, waybill }) => (cancelledAt ? [] : (waybill ?? [])))
      }
      const { packages, waybill } = await api.createShipment(order.order_extid)
      const made = packages?.[0]?.waybill || waybill
      return made ? [made] : []
    },
    ...(onBooked ? { onSuccess: onBooked } : {}),
    // Also after a failure: a lost answer may have booked the parcel all the same.
    onSettled: (_, __, { order }) => reread(order.orderId).catch(() => undefined),
  })
}
