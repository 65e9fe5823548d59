import { type Paise } from '../../../../../kernel/amounts/money.js'
import { DAY_MS } from '../../../../../kernel/dates/ist.js'
import { type Machine } from '../../../../../kernel/states/transitions.js'
import { type ParcelProgress } from '../../../shipping/domain/parcel-progress.js'
import { failedAttempts, type ParcelScan } from '../../../shipping/domain/parcel-scan.js'

/**
 * The moves of a parcel from each place (docs/domain/orders.md#where-a-parcel-is). A parcel that arrived or came back stays
 * so. A lost parcel may be found, and one whose booking was cancelled may still be on its way.
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

/** Why a parcel needs somebody, the gravest first. */
export const TROUBLES = ['returned', 'lost', 'undelivered', 'stuck'] as const
export type Trouble = (typeof TROUBLES)[number]

/** How the customer gets what the parcel did not bring. */
export const SETTLEMENTS = ['reship', 'refund', 'made-good'] as const
export type Settlement = (typeof SETTLEMENTS)[number]

/** What the courier is asked to pay for a parcel. */
export interface CourierClaim {
  paise: Paise
  reference: string
  at: Date
  by: string
  /** What else is to be known of it. */
  note?: string
  /** null: the courier has not paid. */
  receivedAt: Date | null
  receivedPaise: Paise | null
  /** null: the courier did not refuse it. */
  refusedAt?: Date | null
  refusal?: string
}

/** The courier has neither paid nor refused it. */
export const isOpenClaim = ({ receivedAt, refusedAt = null }: CourierClaim): boolean =>
  receivedAt === null && refusedAt === null

/** What staff decided about a parcel that did not arrive; each decision once. */
export interface ParcelCare {
  settledAs: Settlement | null
  settledAt: Date | null
  /** Its jars came back and were looked at. */
  inspectedAt: Date | null
  /** Taken for lost, until the courier sees it again. */
  givenUpAt: Date | null
  /** Somebody asked the courier: nothing is to be done until then. */
  lookAgainAt: Date | null
  claim: CourierClaim | null
  /** Requests that were carried out: the same one does nothing a second time. */
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

/** A parcel of an order that waits for somebody (docs/domain/orders.md#parcels-that-need-somebody). */
export interface CourierWork {
  kind: Trouble
  since: Date
  /** Its reference. */
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

/** The courier usually tries three times. After the second, somebody may still reach the customer. */
const ATTEMPTS_THAT_WORRY = 2

/** The problem of a parcel; null when there is none, or when somebody will look at it later. */
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

/** When the courier last saw a parcel, or got it. */
function lastSeen({ scans, progressAt, bookedAt }: WatchedParcel): Date {
  const moments = [scans.at(-1)?.at, bookedAt, progressAt].map((at) => at?.getTime() ?? 0)
  return new Date(Math.max(...moments))
}

/** What an order's parcels need first: the gravest, then the oldest. */
export function workOf(parcels: readonly WatchedParcel[], now: Date, stuckDays: number): CourierWork | null {
  const work = parcels.flatMap((parcel) => {
    const trouble = troubleOf(parcel, now, stuckDays)
    return trouble ? [{ ...trouble, parcel: parcel.reference }] : []
  })
  const rank = ({ kind }: CourierWork) => TROUBLES.indexOf(kind)
  work.sort((one, other) => rank(one) - rank(other) || one.since.getTime() - other.since.getTime())
  return work[0] ?? null
}

export function sameWork(one: CourierWork | null | undefined, other: CourierWork | null): boolean {
  if (!one || !other) return !one && !other
  return (
    one.kind === other.kind && one.parcel === other.parcel && one.since.getTime() === other.since.getTime()
  )
}
