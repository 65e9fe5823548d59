import { type Paise } from '../../../../../kernel/amounts/money.js'
import { DAY_MS, type IstDay } from '../../../../../kernel/dates/ist.js'
import { type Machine } from '../../../../../kernel/states/transitions.js'
import { type ParcelProgress } from '../../../shipping/domain/parcel-progress.js'
import { failedAttempts, type ParcelScan } from '../../../shipping/domain/parcel-scan.js'

/**
 * The moves of a parcel from each place (docs/domain/orders.md#where-a-parcel-is). A parcel that arrived
 * or came back stays there. A lost parcel may be found, and a parcel whose booking was cancelled may still
 * be on its way.
 */
export const PARCEL: Machine<ParcelProgress> = {
  name: 'The parcel',
  initial: 'unknown',
  next: {
    unknown: ['booked', 'moving', 'delivered', 'returning', 'returned', 'lost', 'cancelled'],
    booked: ['moving', 'delivered', 'returning', 'returned', 'lost', 'cancelled'],
    moving: ['delivered', 'returning', 'returned', 'lost', 'cancelled'],
    returning: ['moving', 'delivered', 'returned', 'lost'],
    lost: ['moving', 'delivered', 'returning', 'returned'],
    cancelled: ['moving', 'delivered', 'returning', 'returned', 'lost'],
    delivered: [],
    returned: [],
  },
}

/** Problems of a parcel, the most serious first. */
export const TROUBLES = ['returned', 'lost', 'undelivered', 'stuck'] as const
export type Trouble = (typeof TROUBLES)[number]

/** Ways in which the customer gets what the parcel did not bring. */
export const SETTLEMENTS = ['reship', 'refund', 'made-good'] as const
export type Settlement = (typeof SETTLEMENTS)[number]

/** A claim: what the courier is asked to pay for a parcel. */
export interface CourierClaim {
  paise: Paise
  reference: string
  at: Date
  by: string
  /** A note on the claim. */
  note?: string
  /** null while the courier has not paid. */
  receivedAt: Date | null
  receivedPaise: Paise | null
  /** null while the courier has not refused the claim. */
  refusedAt?: Date | null
  refusal?: string
}

/** Whether the courier has neither paid nor refused the claim. */
export const isOpenClaim = ({ receivedAt, refusedAt = null }: CourierClaim): boolean =>
  receivedAt === null && refusedAt === null

/** A claim that the courier has paid; a parcel has one at most. */
export interface PaidClaim {
  orderId: string
  /** The parcel's reference. */
  parcel: string
  /** Number of the claim. */
  reference: string
  /** On which the money came. */
  day: IstDay
  paise: Paise
}

/** Decisions of staff about a parcel that did not arrive; each is made once. */
export interface ParcelCare {
  settledAs: Settlement | null
  settledAt: Date | null
  /** When the jars that came back were inspected. */
  inspectedAt: Date | null
  /** When the parcel was given up; null again when the courier scans it. */
  givenUpAt: Date | null
  /** Staff asked the courier: nothing is to be done before this time. */
  lookAgainAt: Date | null
  claim: CourierClaim | null
  /** Keys of requests that were carried out, which are not repeated. */
  requests: string[]
}

export const NO_CARE: ParcelCare = {
  settledAs: null,
  settledAt: null,
  inspectedAt: null,
  givenUpAt: null,
  lookAgainAt: null,
  claim: null,
  requests: [],
}

/** The parcel for which an order needs somebody (docs/domain/orders.md#parcels-that-need-somebody). */
export interface CourierWork {
  kind: Trouble
  since: Date
  /** Reference of the parcel. */
  parcel: string
}

export interface WatchedParcel {
  reference: string
  waybill: string | null
  cancelledAt: Date | null
  bookedAt: Date | null
  progress: ParcelProgress
  progressAt: Date | null
  scans: readonly ParcelScan[]
  care?: ParcelCare | null
}

/** The courier usually tries three times. After the second failure, staff can still reach the customer. */
const ATTEMPTS_THAT_WORRY = 2

/** The problem of a parcel; null when it has none, or when staff will look at it later. */
export function troubleOf(
  parcel: WatchedParcel,
  now: Date,
  stuckDays: number,
): Omit<CourierWork, 'parcel'> | null {
  const { progress, progressAt, waybill, cancelledAt } = parcel
  const care = parcel.care ?? NO_CARE
  if (waybill === null || cancelledAt !== null || progress === 'delivered') return null
  const seenAt = lastSeen(parcel)
  if (progress === 'returned')
    return care.settledAs !== null && care.inspectedAt !== null
      ? null
      : { kind: 'returned', since: progressAt ?? seenAt }
  if (care.settledAs !== null) return null
  if (progress === 'lost') return { kind: 'lost', since: progressAt ?? seenAt }
  if (care.givenUpAt !== null && care.givenUpAt >= seenAt) return { kind: 'lost', since: care.givenUpAt }
  if (care.lookAgainAt !== null && care.lookAgainAt > now) return null
  const failed = failedAttempts(parcel.scans)[ATTEMPTS_THAT_WORRY - 1]
  if (progress === 'moving' && failed) return { kind: 'undelivered', since: failed }
  const stuckSince = new Date(seenAt.getTime() + stuckDays * DAY_MS)
  return stuckSince <= now ? { kind: 'stuck', since: stuckSince } : null
}

/** When the courier last scanned a parcel, or received it. */
function lastSeen({ scans, progressAt, bookedAt }: WatchedParcel): Date {
  const moments = [scans.at(-1)?.at, bookedAt, progressAt].map((at) => at?.getTime() ?? 0)
  return new Date(Math.max(...moments))
}

/** The parcel of an order that needs somebody first: the most serious problem, then the oldest. */
export function workOf(parcels: readonly WatchedParcel[], now: Date, stuckDays: number): CourierWork | null {
  const work = parcels.flatMap((parcel) => {
    const trouble = troubleOf(parcel, now, stuckDays)
    return trouble ? [{ ...trouble, parcel: parcel.reference }] : []
  })
  const rank = ({ kind }: CourierWork) => TROUBLES.indexOf(kind)
  work.sort((one, other) => rank(one) - rank(other) || one.since.getTime() - other.since.getTime())
  return work[0] ?? null
}

/**
 * What there is to do for an order that is not on its way: its customer was served, and one of its parcels came back
 * all the same. The oldest first.
 */
export function lateWork(parcels: readonly WatchedParcel[]): CourierWork | null {
  const back = parcels.flatMap((parcel) => {
    const { progress, progressAt, cancelledAt, reference, care } = parcel
    if (progress !== 'returned' || cancelledAt !== null || !care?.settledAs || care.inspectedAt) return []
    return [{ kind: 'returned' as const, since: progressAt ?? lastSeen(parcel), parcel: reference }]
  })
  return back.toSorted((one, other) => one.since.getTime() - other.since.getTime())[0] ?? null
}

export function sameWork(one: CourierWork | null | undefined, other: CourierWork | null): boolean {
  if (!one || !other) return !one && !other
  return (
    one.kind === other.kind && one.parcel === other.parcel && one.since.getTime() === other.since.getTime()
  )
}
