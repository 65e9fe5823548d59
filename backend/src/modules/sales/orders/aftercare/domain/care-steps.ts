import { type Paise } from '../../../../../kernel/amounts/money.js'
import { awaitedParcels } from '../../domain/aftercare/returned-jars.js'
import {
  type CourierClaim,
  isOpenClaim,
  NO_CARE,
  type ParcelCare,
  type Trouble,
  troubleOf,
} from '../../domain/fulfilment/parcel-care.js'
import { type Parcel } from '../../domain/fulfilment/parcels.js'
import { type DeliveryStatus, type PaymentStatus } from '../../domain/machines.js'

/** Steps that staff can take for a parcel that did not arrive. */
export const CARE_STEPS = [
  'inspect',
  'reship',
  'refund',
  'madeGood',
  'wait',
  'giveUp',
  'claim',
  'claimPaid',
  'claimRefused',
] as const
export type CareStep = (typeof CARE_STEPS)[number]

/** For each step, a sentence for staff why it cannot be done now; null when it can. */
export type CareWhyNot = Record<CareStep, string | null>

/** The fields of an order that the steps depend on. */
export interface CaredOrder {
  deliveryStatus: DeliveryStatus
  paymentStatus: PaymentStatus
  finalPaise: Paise
  parcels: readonly Parcel[]
  items: readonly { allocations: readonly { refund?: object | null }[] }[]
}

interface Moment {
  now: Date
  stuckDays: number
}

const SERVED: Record<NonNullable<ParcelCare['settledAs']>, string> = {
  reship: 'Its jars were sent again.',
  refund: 'The money went back.',
  'made-good': 'It was made good in another way.',
}

/** The problem of a parcel, even when nobody has to look at it yet. */
function trouble(parcel: Parcel, { now, stuckDays }: Moment): Trouble | null {
  const awake = { ...parcel, care: { ...(parcel.care ?? NO_CARE), lookAgainAt: null } }
  return troubleOf(awake, now, stuckDays)?.kind ?? null
}

const isGone = (kind: Trouble | null): boolean => kind === 'returned' || kind === 'lost'
const isWaiting = (kind: Trouble | null): boolean => kind === 'stuck' || kind === 'undelivered'

export function careWhyNot(order: CaredOrder, parcel: Parcel, moment: Moment): CareWhyNot {
  const care = parcel.care ?? NO_CARE
  const kind = trouble(parcel, moment)
  const waiting = isWaiting(kind)
    ? null
    : kind === null
      ? 'There is no problem with it.'
      : 'The courier does not have it any more.'
  return {
    inspect: notInspected(parcel, care),
    reship: unserved(order, parcel, moment) ?? notReshipped(order, moment),
    refund: unserved(order, parcel, moment) ?? notAlone(order, moment) ?? notRefunded(order),
    madeGood: unserved(order, parcel, moment) ?? notMadeGood(order, moment),
    wait: waiting,
    giveUp: waiting,
    claim: notClaimed(parcel, care, kind),
    claimPaid: notSettled(care.claim),
    claimRefused: notSettled(care.claim),
  }
}

function notInspected({ progress }: Parcel, { inspectedAt }: ParcelCare): string | null {
  if (inspectedAt !== null) return 'Its jars were looked at.'
  return progress === 'returned' ? null : 'It has not come back.'
}

/**
 * The reason why the customer needs nothing: they were served, or may still get the parcel; null when they
 * do.
 */
function unserved(order: CaredOrder, parcel: Parcel, moment: Moment): string | null {
  const { settledAs } = parcel.care ?? NO_CARE
  if (settledAs !== null) return SERVED[settledAs]
  const kind = trouble(parcel, moment)
  if (isWaiting(kind)) return 'The courier still has it. Give it up first.'
  if (!isGone(kind)) return 'There is no problem with it.'
  return order.deliveryStatus === 'Shipped' ? null : `The order is ${order.deliveryStatus}.`
}

/**
 * The reason why the order is not lost as a whole: a part of it arrived, or may still arrive; null when
 * all is lost.
 */
function notAlone({ parcels }: CaredOrder, moment: Moment): string | null {
  return awaitedParcels(parcels).every((parcel) => isGone(trouble(parcel, moment)))
    ? null
    : 'Other parcels of this order arrived, or are on their way. Replace what is missing, or give back its price.'
}

function notReshipped(order: CaredOrder, moment: Moment): string | null {
  const other = notAlone(order, moment)
  if (other !== null) return other
  if (
    awaitedParcels(order.parcels).some(({ progress, care }) => progress === 'returned' && !care?.inspectedAt)
  )
    return 'Look at the jars that came back first.'
  const isRefunded = order.items.some(({ allocations }) => allocations.some(({ refund }) => refund))
  return isRefunded ? 'Money went back for some of its jars. Give back the rest instead.' : null
}

function notRefunded({ paymentStatus, finalPaise }: CaredOrder): string | null {
  return paymentStatus === 'Completed' && finalPaise > 0 ? null : 'Nothing was paid for it.'
}

function notMadeGood(order: CaredOrder, moment: Moment): string | null {
  return notAlone(order, moment) === null ? 'Send it again, or give the money back.' : null
}

const PAID = 'The courier has paid.'

function notSettled(claim: CourierClaim | null): string | null {
  if (claim === null) return 'Nothing was claimed.'
  if (claim.receivedAt !== null) return PAID
  return isOpenClaim(claim) ? null : 'The courier refused it. Make a new claim.'
}

function notClaimed(
  { progress }: Parcel,
  { claim, givenUpAt }: ParcelCare,
  kind: Trouble | null,
): string | null {
  // A refused claim may be made again, with more evidence.
  if (claim && isOpenClaim(claim)) return 'The courier was asked to pay.'
  if (claim?.receivedAt) return PAID
  const failed = kind !== null || givenUpAt !== null || progress === 'returned' || progress === 'lost'
  return failed ? null : 'There is no problem with it.'
}
