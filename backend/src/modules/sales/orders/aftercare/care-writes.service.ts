import { Injectable } from '@nestjs/common'
import { Conflict, NotFound } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Audit } from '../../../office/audit/audit.service.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { awaitedParcels } from '../domain/aftercare/returned-jars.js'
import { isOpenClaim, NO_CARE, type ParcelCare, workOf } from '../domain/fulfilment/parcel-care.js'
import { type NewFact, type OrderChanges, OrderStore } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'
import { type CareStep, careWhyNot } from './domain/care-steps.js'

/** Most requests that are remembered for one parcel. */
const REQUESTS = 20

/** A staff member's request to do something about a parcel. */
export interface CareRequest {
  orderId: string
  /** The parcel's reference. */
  parcel: string
  by: string
  /** Key of the caller's request, which is carried out once. */
  key?: string | undefined
}

/** A parcel that may be changed: its order is locked. */
export interface TakenParcel {
  order: StoredOrder
  parcel: StoredOrder['parcels'][number]
  now: Date
}

/** The changes that a step makes to the parcel and its order. */
export interface CareOutcome {
  care: Partial<ParcelCare>
  /** The step applies to all parcels that the customer waits for. */
  forAll?: boolean
  changes?: OrderChanges
  event: Pick<NewFact, 'event' | 'detail'>
  /** Details for the audit log. */
  told?: Record<string, unknown>
}

/**
 * Runs every step in the same way: lock, check whether it is allowed, write, timeline, audit
 * (docs/domain/orders.md#parcels-that-need-somebody).
 */
@Injectable()
export class CareWrites {
  constructor(
    private readonly store: OrderStore,
    private readonly settings: Settings,
    private readonly audit: Audit,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, Conflict COURIER_STEP; an error of `work` undoes everything */
  async run(
    request: CareRequest,
    step: CareStep,
    work: (taken: TakenParcel) => Promise<CareOutcome> | CareOutcome,
  ): Promise<StoredOrder> {
    const { stuckDays } = await this.settings.current()
    const now = this.clock.now()
    return this.transactions.run(async () => {
      const order = await this.store.take(request.orderId)
      const parcel = order.parcels.find(({ reference }) => reference === request.parcel)
      if (!parcel) throw new NotFound('The parcel')
      const { key } = request
      if (key !== undefined && parcel.care?.requests.includes(`${step} ${key}`)) return order
      const whyNot = careWhyNot(order, parcel, { now, stuckDays })[step]
      if (whyNot !== null) throw new Conflict('COURIER_STEP', whyNot, { parcel: parcel.reference })
      const outcome = await work({ order, parcel, now })
      return this.write({ order, parcel, now }, outcome, { ...request, step, stuckDays })
    })
  }

  private async write(
    { order, parcel, now }: TakenParcel,
    { care, forAll = false, changes = {}, event, told = {} }: CareOutcome,
    { by, key, step, stuckDays }: CareRequest & { step: CareStep; stuckDays: number },
  ): Promise<StoredOrder> {
    const meant = new Set(forAll ? awaitedParcels(order.parcels) : [parcel])
    const parcels = order.parcels.map((one) => {
      if (!meant.has(one)) return one
      const before = one.care ?? NO_CARE
      const requests =
        key === undefined ? before.requests : [...before.requests, `${step} ${key}`].slice(-REQUESTS)
      return { ...one, care: { ...before, ...care, requests } }
    })
    await this.audit.record({
      action: `parcel.${step}`,
      subject: `order:${order.orderId}`,
      changes: Object.entries({ parcel: parcel.reference, ...told }).map(([field, after]) => ({
        field,
        after,
      })),
    })
    return this.store.write(
      order,
      {
        parcels,
        courierWork: workOf(parcels, now, stuckDays),
        claimOpen: parcels.some((one) => one.care?.claim && isOpenClaim(one.care.claim)),
        ...changes,
      },
      [{ at: now, by, ...event }],
    )
  }
}
