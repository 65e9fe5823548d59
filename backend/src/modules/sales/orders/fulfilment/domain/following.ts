import { canTransition } from '../../../../../kernel/states/transitions.js'
import { type ParcelProgress } from '../../../shipping/domain/parcel-progress.js'
import { lastScans } from '../../../shipping/domain/parcel-scan.js'
import { type TrackedParcel } from '../../../shipping/domain/tracked-parcel.js'
import { awaitedParcels } from '../../domain/aftercare/returned-jars.js'
import { type CourierWork, lateWork, PARCEL, sameWork, workOf } from '../../domain/fulfilment/parcel-care.js'
import { type Parcel } from '../../domain/fulfilment/parcels.js'
import { type DeliveryStatus } from '../../domain/machines.js'
import { type TimelineEvent } from '../../domain/timeline.js'

/** The fields of an order that tracking needs. */
export interface FollowedOrder {
  deliveryStatus: DeliveryStatus
  waybill: string | null
  courierStatus: string | null
  parcels: readonly Parcel[]
  courierWork: CourierWork | null
}

/** The changes to an order after the courier's answer. */
export interface Followed {
  changes: {
    parcels: Parcel[]
    courierStatus: string | null
    courierWork: CourierWork | null
    deliveryStatus?: 'Delivered'
    orderStatus?: 'Completed'
  }
  events: { event: TimelineEvent; at: Date; detail: string | null }[]
  /** The answer changed the order, or the place of a parcel. */
  moved: boolean
}

const EVENTS: Partial<Record<ParcelProgress, TimelineEvent>> = {
  returning: 'Parcel on its way back',
  returned: 'Parcel came back',
  lost: 'Parcel lost',
}

/**
 * The changes that the courier's answer makes to an order; null for none. An answer older than the stored
 * state changes nothing either, since answers may arrive in any order.
 */
export function followed(
  order: FollowedOrder,
  seen: readonly TrackedParcel[],
  { now, stuckDays }: { now: Date; stuckDays: number },
): Followed | null {
  const events: Followed['events'] = []
  let moved = false
  const parcels = order.parcels.map((parcel) => {
    const answer = seen.find(({ waybill }) => waybill === parcel.waybill)
    const after = answer ? seenAs(parcel, answer, now) : parcel
    if (after.progress === parcel.progress) return after
    moved = true
    const event = EVENTS[after.progress]
    if (event && parcel.cancelledAt === null)
      events.push({ event, at: after.progressAt ?? now, detail: parcel.waybill })
    return after
  })
  const isShipped = order.deliveryStatus === 'Shipped'
  const awaited = awaitedParcels(parcels)
  const arrived = isShipped && awaited.length > 0 && awaited.every(({ progress }) => progress === 'delivered')
  const courierWork = isShipped ? workOf(parcels, now, stuckDays) : lateWork(parcels)
  const courierStatus =
    parcels.find(({ waybill }) => waybill === order.waybill)?.courierStatus ?? order.courierStatus
  const same = parcels.every((parcel, at) => parcel === order.parcels[at])
  if (same && !arrived && sameWork(order.courierWork, courierWork)) return null
  if (arrived) events.push({ event: 'Delivered', at: lastOf(awaited) ?? now, detail: null })
  const end = arrived ? ({ deliveryStatus: 'Delivered', orderStatus: 'Completed' } as const) : {}
  return { changes: { parcels, courierStatus, courierWork, ...end }, events, moved: moved || arrived }
}

function lastOf(parcels: readonly Parcel[]): Date | undefined {
  const moments = parcels.flatMap(({ progressAt }) => (progressAt ? [progressAt.getTime()] : []))
  return moments.length === 0 ? undefined : new Date(Math.max(...moments))
}

/** A parcel after an answer; the same object when the answer says nothing new. */
function seenAs(parcel: Parcel, seen: TrackedParcel, now: Date): Parcel {
  const told =
    seen.scans.length > 0 || !seen.at ? seen.scans : [{ at: seen.at, status: seen.status, place: '' }]
  const scans = lastScans([...parcel.scans, ...told], now)
  const known = parcel.scans.at(-1)?.at
  const saidAt = seen.at && seen.at < now ? seen.at : now
  const isOld = known !== undefined && seen.at !== null && seen.at < known
  const progress =
    !isOld && canTransition(PARCEL, parcel.progress, seen.progress) ? seen.progress : parcel.progress
  const courierStatus = isOld || seen.status === '' ? parcel.courierStatus : seen.status
  const expectedAt = isOld ? parcel.expectedAt : (seen.expectedAt ?? parcel.expectedAt)
  const isNew =
    progress !== parcel.progress ||
    courierStatus !== parcel.courierStatus ||
    expectedAt?.getTime() !== parcel.expectedAt?.getTime() ||
    scans.length !== parcel.scans.length ||
    scans.at(-1)?.at.getTime() !== known?.getTime()
  if (!isNew) return parcel
  const progressAt = progress === parcel.progress ? parcel.progressAt : saidAt
  return { ...parcel, scans, progress, progressAt, courierStatus, expectedAt, trackedAt: now }
}
