import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { formatRupees, NO_MONEY, type Paise } from '../../../../kernel/amounts/money.js'
import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { HOUR_MS } from '../../../../kernel/dates/durations.js'
import { dayInWords, istDay, momentInWords } from '../../../../kernel/dates/ist.js'
import { isNobody } from '../../../../kernel/text/anonymous.js'
import { withoutStop } from '../../../../kernel/text/field-words.js'
import { type OrderId } from '../../../../kernel/text/order-ids.js'
import { Clock } from '../../../../platform/clock.js'
import { type CustomerEvent, type FactsOf } from '../../../office/messages/domain/events.js'
import {
  customerNotice,
  Messages,
  type Notice,
  staffNotice,
} from '../../../office/messages/messages.service.js'
import { arrivesBy } from '../../../office/settings/domain/delivery-days.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { Courier } from '../../shipping/courier.js'
import { failedAttempts } from '../../shipping/domain/parcel-scan.js'
import { type CourierWork, sameWork, type Trouble } from '../domain/fulfilment/parcel-care.js'
import { type ParcelNews, parcelNews } from '../domain/fulfilment/parcel-news.js'
import { liveParcels } from '../domain/fulfilment/parcels.js'
import { creditOf } from '../domain/money/credit.js'
import { creditOfDetail } from '../domain/money/credits.js'
import { type TimelineEvent, type TimelineFact } from '../domain/timeline.js'
import { OrderDocument } from '../schemas/order.schema.js'
import { type StoredOrder } from './stored-order.js'

type Fact = Pick<TimelineFact, 'event' | 'at'> & Partial<TimelineFact>

/** A refund, as people hear of it. */
export interface ToldRefund {
  /** Its natural key. */
  about: string
  paise: Paise
}

const REFUND_STARTS: readonly TimelineEvent[] = ['Refund started', 'Credit started', 'Recall refund started']
const REFUND_ENDS: readonly TimelineEvent[] = ['Refunded', 'Credited', 'Recalled jars refunded']

const TROUBLES_IN_WORDS: Readonly<Record<Trouble, string>> = {
  returned: 'it came back to us',
  lost: 'it is lost',
  undelivered: 'the courier was there twice in vain',
  stuck: 'the courier has not seen it for days',
}

/**
 * What customers and staff hear of orders, with all facts in words (docs/domain/messages.md#events). Nothing is sent
 * here: each method writes a notice in the caller's transaction.
 */
@Injectable()
export class OrderNews {
  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    private readonly messages: Messages,
    private readonly settings: Settings,
    private readonly courier: Courier,
    private readonly clock: Clock,
  ) {}

  /**
   * What was just written: events of the timeline, and where parcels are seen now. Most events are internal and tell
   * nobody anything.
   * @param before the order as it was; absent for a write that concerns no parcel
   */
  async tell(order: StoredOrder, facts: readonly Fact[], before?: StoredOrder): Promise<void> {
    for (const fact of facts) await this.tellOne(order, fact)
    if (!before) return
    if (before.deliveryStatus === 'Shipped')
      for (const news of parcelNews(before.parcels, order.parcels, this.clock.now()))
        await this.parcel(order, news)
    const { courierWork: work } = order
    if (work && !sameWork(before.courierWork, work)) await this.trouble(order, work)
  }

  private async tellOne(order: StoredOrder, { event, at, detail = null }: Fact): Promise<void> {
    switch (event) {
      case 'Placed':
        if (order.replaces != null) return this.replaced(order, order.replaces)
        // Who orders from staff hears of it once it is known how it is paid.
        return order.takenBy == null ? this.placed(order) : undefined
      case 'Payment failed':
        return this.paymentFailed(order)
      case 'Paid':
        return this.paid(order)
      case 'Packed':
        return this.packed(order)
      case 'Shipped':
        return this.shipped(order, at)
      case 'Delivered':
        return this.delivered(order, at)
      case 'Parcel came back':
        return this.cameBack(order, detail)
      case 'Address corrected':
        return this.addressChanged(order)
      case 'Cancelled':
        return this.cancelled(order)
      case 'Refund started':
      case 'Refunded':
        return this.refunded(order, event, order.refundPaise, order.refundReference)
      case 'Credit started':
      case 'Credited':
      case 'Recall refund started':
      case 'Recalled jars refunded': {
        const credit = creditOfDetail(order.credits, detail)
        return this.refunded(order, event, credit?.paise ?? null, credit?.reference ?? null)
      }
      default:
    }
  }

  /** It waits for its payment. */
  async placed(order: StoredOrder): Promise<void> {
    const facts = { ...(await this.goods(order)), ...unpaid(order), link: linkTo(order) }
    await this.customer('orderPlaced', order, { about: order.orderId, facts })
  }

  private async replaced(order: StoredOrder, replaces: OrderId): Promise<void> {
    const { orderId, items } = order
    const facts = { orderId, replaces, items: await this.jars(items), link: linkTo(order) }
    await this.customer('orderReplaced', order, { about: orderId, facts })
  }

  /** The jars of an unpaid order are kept only for some minutes more. */
  async closing(order: StoredOrder): Promise<void> {
    const facts = { orderId: order.orderId, ...unpaid(order), link: linkTo(order) }
    await this.customer('paymentWindowClosing', order, { about: order.orderId, facts })
  }

  /** Money that did not pay the order is on its way back, or is back with its `reference`. */
  async surplus(orderId: OrderId, refund: ToldRefund, reference: string | null = null): Promise<void> {
    const order = await this.orders.findOne({ orderId }).lean<OrderDocument>()
    if (order) await this.refund(order, refund, reference)
  }

  /** Staff hear that the provider did not give money back. */
  async refundFailed(orderId: OrderId, { about, paise }: ToldRefund, note: string): Promise<void> {
    await this.messages.toStaff('refundFailed', {
      about,
      facts: { orderId, amount: formatRupees(paise), reason: withoutStop(note), link: '/dashboard/refunds' },
    })
  }

  private async refund(
    order: StoredOrder,
    { about, paise }: ToldRefund,
    reference: string | null,
  ): Promise<void> {
    const { orderId } = order
    const facts = { orderId, amount: formatRupees(paise), link: linkTo(order) }
    if (reference !== null)
      return this.customer('refundDone', order, { about, facts: { ...facts, reference } })
    await this.customer('refundStarted', order, {
      about,
      facts: { ...facts, arrivesIn: await this.refundTakes() },
    })
  }

  /** Its customer is asked what these jars of it are like. */
  async rating(order: StoredOrder, items: StoredOrder['items']): Promise<void> {
    const { orderId } = order
    const facts = { orderId, items: await this.jars(items), link: linkTo(order) }
    await this.customer('rateYourJars', order, { about: orderId, facts })
  }

  private async parcel(order: StoredOrder, { kind, waybill, at, tries }: ParcelNews): Promise<void> {
    const { orderId } = order
    const about = `${orderId}:${waybill}:${kind === 'undelivered' ? tries : istDay(at)}`
    const facts = { orderId, waybill, link: pageOf(waybill) }
    if (kind === 'out-for-delivery') return this.customer('outForDelivery', order, { about, facts })
    const reason = tries === 1 ? 'it was the first attempt' : `it was attempt ${tries}`
    const told = { ...facts, reason, link: linkTo(order) }
    await this.customer('deliveryFailed', order, { about, facts: told })
  }

  private async trouble(order: StoredOrder, { kind, parcel: reference, since }: CourierWork): Promise<void> {
    const { orderId, parcels } = order
    const waybill = parcels.find((parcel) => parcel.reference === reference)?.waybill ?? ''
    await this.messages.toStaff('parcelTrouble', {
      about: `${reference}:${kind}:${istDay(since)}`,
      facts: { orderId, waybill, reason: TROUBLES_IN_WORDS[kind], link: `/dashboard/courier/${orderId}` },
    })
  }

  private async paymentFailed(order: StoredOrder): Promise<void> {
    // Told late, it would only say that the jars are gone.
    if (!order.held || order.holdUntil <= this.clock.now()) return
    const facts = { orderId: order.orderId, ...unpaid(order), link: linkTo(order) }
    await this.customer('paymentFailed', order, { about: order.orderId, facts })
  }

  private async paid(order: StoredOrder): Promise<void> {
    const { orderId, contactName, city } = order
    const settings = await this.settings.current()
    const total = formatRupees(order.paidPaise ?? order.finalPaise)
    const goods = { ...(await this.goods(order)), total }
    const facts = { ...goods, link: linkTo(order), attachment: { kind: 'invoice', id: orderId } } as const
    const forStaff = staffNotice('paidOrder', {
      about: orderId,
      facts: { ...goods, customer: contactName, city, link: `/assign-stock?order=${orderId}` },
    })
    if (order.handover === 'pickup')
      await this.customer(
        'pickupPaid',
        order,
        { about: orderId, facts: { ...facts, place: await this.pickupPlace() } },
        forStaff,
      )
    else {
      const arrives = dayInWords(arrivesBy(istDay(this.clock.now()), settings))
      await this.customer(
        'orderPaid',
        order,
        { about: orderId, facts: { ...facts, arrivesBy: arrives } },
        forStaff,
      )
    }
  }

  /** Told once, however often it is unpacked and packed again; once more when it is sent again. */
  private async packed(order: StoredOrder): Promise<void> {
    const { orderId, handover } = order
    const about = nth(orderId, count(order, ['Sent again']) + 1)
    const facts = { orderId, items: await this.jars(order.items), link: linkTo(order) }
    if (handover !== 'pickup') return this.customer('orderPacked', order, { about, facts })
    await this.customer('readyForPickup', order, {
      about,
      facts: { ...facts, place: await this.pickupPlace() },
    })
  }

  private async shipped(order: StoredOrder, at: Date): Promise<void> {
    const { orderId } = order
    const { deliveryDays, holidays } = await this.settings.current()
    const waybills = liveParcels(order.parcels).flatMap(({ waybill }) => waybill ?? [])
    const arrives = arrivesBy(istDay(at), { processingDays: { min: 0, max: 0 }, deliveryDays, holidays })
    const [only, another] = waybills
    await this.customer('orderShipped', order, {
      about: `${orderId}:${waybills.join('+')}`,
      facts: {
        orderId,
        courier: this.courier.name,
        waybill: waybills.join(', '),
        arrivesBy: dayInWords(arrives),
        // Several parcels have a page each: the order leads to all of them.
        link: only && another === undefined ? pageOf(only) : linkTo(order),
      },
    })
  }

  private async delivered(order: StoredOrder, at: Date): Promise<void> {
    const { orderId } = order
    const { reportHours } = (await this.settings.current()).policies
    const reportBy = momentInWords(new Date(at.getTime() + reportHours * HOUR_MS))
    await this.customer('orderDelivered', order, {
      about: orderId,
      facts: { orderId, reportBy, link: linkTo(order) },
    })
  }

  private async cameBack(order: StoredOrder, waybill: string | null): Promise<void> {
    const { orderId, parcels } = order
    const parcel = parcels.find((one) => one.waybill === waybill)
    // Its money went back already, or its jars were sent again.
    if (order.orderStatus === 'Cancelled' || parcel?.care?.settledAs) return
    const tries = failedAttempts(parcel?.scans ?? []).length
    const reason =
      tries < 2 ? 'the courier could not deliver it' : `the courier tried ${tries} times to deliver it`
    await this.customer('orderReturned', order, {
      about: `${orderId}:${waybill}`,
      facts: { orderId, reason, link: linkTo(order) },
    })
  }

  private async addressChanged(order: StoredOrder): Promise<void> {
    const { orderId, contactName, address, city, state, postalCode } = order
    await this.customer('addressChanged', order, {
      about: nth(orderId, count(order, ['Address corrected'])),
      facts: {
        orderId,
        address: `${contactName}, ${address}, ${city}, ${state} ${postalCode}`,
        link: linkTo(order),
      },
    })
  }

  private async cancelled(order: StoredOrder): Promise<void> {
    const { orderId, cancelReason, refundPaise } = order
    const back = refundPaise ?? NO_MONEY
    const facts = {
      orderId,
      reason: cancelReason === null ? 'you cancelled it' : withoutStop(cancelReason),
      moneyBack:
        back > NO_MONEY
          ? `${formatRupees(back)} goes back to you within ${await this.refundTakes()}.`
          : 'No money goes back.',
      link: linkTo(order),
    }
    const attachment = { kind: 'creditNote', id: orderId } as const
    await this.customer('orderCancelled', order, {
      about: orderId,
      facts: creditOf(order) === null ? facts : { ...facts, attachment },
    })
  }

  private async refunded(
    order: StoredOrder,
    event: TimelineEvent,
    paise: Paise | null,
    reference: string | null,
  ): Promise<void> {
    const isDone = REFUND_ENDS.includes(event)
    // Cash is in the customer's hands.
    if (!paise || (isDone && reference?.startsWith('CASH-'))) return
    const about = nth(order.orderId, count(order, isDone ? REFUND_ENDS : REFUND_STARTS))
    await this.refund(order, { about, paise }, isDone ? (reference ?? '') : null)
  }

  /** By the number of the account: that is who ordered, wherever the parcel goes. Staff may be told in the same write. */
  private async customer<E extends CustomerEvent>(
    event: E,
    { mobileNumber, contactName: name, email }: StoredOrder,
    told: { about: string; facts: FactsOf<E> },
    ...forStaff: readonly Notice[]
  ): Promise<void> {
    const customer = { mobileNumber, name, email }
    const own = isNobody(mobileNumber) ? [] : [customerNotice(event, { customer, ...told })]
    if (own.length + forStaff.length > 0) await this.messages.tell([...own, ...forStaff])
  }

  private async goods({ orderId, items, finalPaise }: StoredOrder) {
    return { orderId, items: await this.jars(items), total: formatRupees(finalPaise) }
  }

  private async jars(items: StoredOrder['items']): Promise<string> {
    const lines = await this.settings.linesInWords(items)
    return lines.map(({ name, quantityMilli }) => `${fromMilli(quantityMilli)} × ${name}`).join('; ')
  }

  private async pickupPlace(): Promise<string> {
    const { pickupLocation, pickupHours, phone } = await this.settings.current()
    const { name, address, city, pin } = pickupLocation
    const hours = pickupHours === '' ? '' : ` (${pickupHours})`
    return `${name}, ${address}, ${city} ${pin}${hours}, phone ${phone}`
  }

  private async refundTakes(): Promise<string> {
    const { min, max } = (await this.settings.current()).policies.refundDays
    return `${min} to ${max} business days`
  }
}

/** The order among those of its customer, with what can be done about it. */
const linkTo = ({ orderId }: StoredOrder): string => `/userhomepage?tab=placeOrder&order=${orderId}`

/** The courier's page of a parcel, by way of the shop. */
const pageOf = (waybill: string): string => `/api/parcels/${encodeURIComponent(waybill)}`

const unpaid = ({ finalPaise, holdUntil }: StoredOrder) => ({
  total: formatRupees(finalPaise),
  payBy: momentInWords(holdUntil),
})

/** The natural key of what may happen to an order several times: `P-7KQ4-M2XD:2` is its second refund. */
const nth = (orderId: string, number: number): string => (number < 2 ? orderId : `${orderId}:${number}`)

const count = ({ timeline }: StoredOrder, events: readonly TimelineEvent[]): number =>
  timeline.filter(({ event }) => events.includes(event)).length
