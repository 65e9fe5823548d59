import { Injectable } from '@nestjs/common'
import { paise, paiseToRupees } from '../../../../kernel/amounts/money.js'
import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { isNobody } from '../../../../kernel/text/anonymous.js'
import { Clock } from '../../../../platform/clock.js'
import {
  type CatalogueLists,
  nameInWords,
  productWords,
} from '../../../office/settings/domain/catalogue-lists.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { Courier } from '../../shipping/courier.js'
import { paidByOf } from '../domain/channel.js'
import { batchNumbers } from '../domain/fulfilment/allocation.js'
import { taxTotals } from '../domain/gst.js'
import { CANCELLABLE, DELETABLE, PAYABLE, REVIEWABLE, UNPAID_AND_HELD } from '../domain/guards.js'
import { creditOf } from '../domain/money/credit.js'
import { canRaiseIssue, refundOnCancellation } from '../domain/order.js'
import { refundState } from '../domain/refund-state.js'
import { type ItemStep, itemWhyNot, type WhyNot, whyNot } from '../domain/staff-steps.js'
import { customerTimeline, type TimelineFact } from '../domain/timeline.js'
import { type StoredOrder } from '../store/stored-order.js'
import { cancellationAnswer, creditableAnswer, moneyAnswer, staffCredits } from './credit-answers.js'
import { deliveriesOf } from './delivery.answer.js'
import { IssueNews, type IssueOfOrder } from './issue-news.service.js'
import { ItemReviews } from './item-reviews.service.js'
import { type OrderAnswer, type OrderTaxAnswer } from './order.answer.js'
import { type OrderItemAnswer } from './order-item.answer.js'
import { parcelAnswer } from './parcel.answer.js'
import { type StaffOrderAnswer } from './staff-order.answer.js'

type Item = StoredOrder['items'][number]

/** Converts orders to their wire form, for every controller that answers with one. */
@Injectable()
export class OrderAnswers {
  constructor(
    private readonly settings: Settings,
    private readonly courier: Courier,
    private readonly clock: Clock,
    private readonly itemReviews: ItemReviews,
    private readonly issueNews: IssueNews,
  ) {}

  async forCustomer(order: StoredOrder): Promise<OrderAnswer> {
    const [answer] = await this.allForCustomer([order])
    return answer as OrderAnswer
  }

  /** The same for many, with one look at their reviews and one at their issues. */
  async allForCustomer(orders: readonly StoredOrder[]): Promise<OrderAnswer[]> {
    const { catalogue } = await this.settings.current()
    const reviewOf = await this.itemReviews.find(orders.filter(REVIEWABLE.holds).map(({ _id }) => _id))
    const withIssue = orders.filter(({ issueStatus }) => issueStatus !== null)
    const news = await this.issueNews.find(withIssue.map(({ _id }) => _id))
    return Promise.all(
      orders.map(async (order) => ({
        ...(await this.common(order)),
        issueNews: newsAnswer(news.get(String(order._id))),
        items: order.items.map((item) => ({
          ...itemAnswer(order, item, catalogue),
          reviewApproved: reviewOf(order._id, item.productId),
        })),
        timeline: customerTimeline(factsOf(order)),
      })),
    )
  }

  async forStaff(order: StoredOrder): Promise<StaffOrderAnswer> {
    const { cancellationPercent, catalogue } = await this.settings.current()
    const refused = staffWhyNot(order)
    const items = order.items.map((item) => ({
      ...itemAnswer(order, item, catalogue),
      ...itemSteps(itemWhyNot(refused, item)),
      product: {
        _id: String(item.productId),
        Id: item.Id,
        name: item.name,
        description: item.description,
      },
      productName: item.name,
      title: nameInWords(item.name, catalogue),
      priceUnit: item.priceUnit,
      allocations: item.allocations.map(({ stockId, batchNumber, quantityMilli }) => ({
        stockId: String(stockId),
        batchNumber,
        quantity: fromMilli(quantityMilli),
      })),
    }))
    const { courierStatus, paymentReview } = order
    return {
      ...(await this.common(order)),
      items,
      timeline: factsOf(order),
      courierStatus,
      deliveryDifference:
        order.deliveryDifferencePaise == null ? null : paiseToRupees(paise(order.deliveryDifferencePaise)),
      parcels: order.parcels.map((parcel) =>
        parcelAnswer(parcel, (waybill) => this.courier.trackingUrl(waybill)),
      ),
      isMasked: false,
      customerId: isNobody(order.mobileNumber) ? null : String(order.userId),
      courierWork: order.courierWork?.kind ?? null,
      paymentReview: paymentReview?.reason ?? null,
      archivedAt: order.archivedAt ?? null,
      packing: order.packing ?? null,
      ...taking(order),
      deletedAt: order.deletedAt,
      canAssign: refused.assign === null,
      canUnassign: refused.unassign === null,
      canShip: refused.ship === null,
      canDeliver: refused.deliver === null,
      canRestore: refused.restore === null,
      canRefund: refused.refund === null,
      whyNot: refused,
      credits: staffCredits(await this.inWords(order)),
      creditable: creditableAnswer(order),
      cancellation: cancellationAnswer(order, cancellationPercent),
    }
  }

  private async inWords(order: StoredOrder): Promise<StoredOrder> {
    return { ...order, items: await this.settings.linesInWords(order.items) }
  }

  private async common(order: StoredOrder): Promise<Omit<OrderAnswer, 'items' | 'timeline'>> {
    const { issueWindowDays, cancellationPercent } = await this.settings.current()
    const { orderId, orderDate, mobileNumber, email, contactName, contactNumber, waybill } = order
    const { address, city, state, paymentStatus, orderStatus, deliveryStatus, issueStatus } = order
    return {
      ...moneyAnswer(await this.inWords(order)),
      _id: String(order._id),
      orderId,
      order_extid: order.externalId,
      orderDate,
      mobileNumber,
      email,
      contactName,
      contactNumber,
      address,
      city,
      state,
      pin: order.postalCode,
      buyer: order.buyer ?? null,
      paymentStatus,
      orderStatus,
      deliveryStatus,
      issueStatus,
      totalPrice: paiseToRupees(order.totalPaise),
      deliveryCost: paiseToRupees(order.deliveryPaise),
      finalPrice: paiseToRupees(order.finalPaise),
      refundAmount: order.refundPaise === null ? null : paiseToRupees(order.refundPaise),
      refundState: refundState(order),
      refundReference: order.refundReference,
      invoiceUrl: order.paidAt === null ? null : `/api/orders/${orderId}/invoice`,
      creditNoteUrl: creditOf(order) === null ? null : `/api/orders/${orderId}/credit-note`,
      tax: taxAnswer(order),
      waybill,
      trackingUrl: waybill === null ? null : this.courier.trackingUrl(waybill),
      deliveries:
        orderStatus === 'Cancelled'
          ? []
          : deliveriesOf(order.parcels, (parcel) => this.courier.trackingUrl(parcel)),
      holdExpiresAt: UNPAID_AND_HELD.holds(order) ? order.holdUntil : null,
      canCancel: CANCELLABLE.holds(order),
      cancellationRefund: CANCELLABLE.holds(order)
        ? paiseToRupees(refundOnCancellation(order, cancellationPercent))
        : null,
      canRetryPayment: PAYABLE.holds(order),
      canDelete: DELETABLE.holds(order),
      canRaiseIssue: canRaiseIssue(order, issueWindowDays, this.clock.now()),
      handover: order.handover ?? 'courier',
      replaces: order.replaces ?? null,
      paymentUnderReview: order.paymentReview !== null,
    }
  }
}

function newsAnswer(news: IssueOfOrder | undefined): OrderAnswer['issueNews'] {
  if (!news?.lastMessage) return null
  const { message, role, timestamp } = news.lastMessage
  return { unread: news.unread, message, fromShop: role !== 'user', at: timestamp }
}

/** What is left of its money also decides whether a part of it can go back. */
function staffWhyNot(order: StoredOrder): WhyNot {
  const refused = whyNot(order)
  const isSpent = refused.credit === null && creditableAnswer(order) === null
  return isSpent ? { ...refused, credit: 'Everything that was paid for it has gone back.' } : refused
}

/** Older events have neither names nor details. */
function factsOf({ timeline }: StoredOrder): TimelineFact[] {
  return timeline.map(({ event, at, by, detail }) => ({ event, at, by: by ?? null, detail: detail ?? null }))
}

/** Orders from before desk orders have no channel: they came through the shop. */
function taking(order: StoredOrder) {
  return { channel: order.channel ?? 'shop', takenBy: order.takenBy ?? null, paidBy: paidByOf(order) }
}

function itemSteps(refused: WhyNot<ItemStep>) {
  return { canAssign: refused.assign === null, canUnassign: refused.unassign === null, whyNot: refused }
}

function taxAnswer(order: StoredOrder): OrderTaxAnswer | null {
  const totals = taxTotals(order)
  if (!order.gst || !totals) return null
  return {
    gstin: order.gst.gstin,
    placeOfSupply: order.gst.placeOfSupply,
    taxable: paiseToRupees(totals.taxablePaise),
    cgst: paiseToRupees(totals.cgstPaise),
    sgst: paiseToRupees(totals.sgstPaise),
    igst: paiseToRupees(totals.igstPaise),
  }
}

function itemAnswer(order: StoredOrder, item: Item, lists: CatalogueLists): OrderItemAnswer {
  return {
    id: item.Id,
    _id: String(item.productId),
    name: item.name,
    words: productWords(item.name, lists),
    description: item.description,
    image: item.image,
    quantity: fromMilli(item.quantityMilli),
    price: paiseToRupees(item.unitPaise),
    linePrice: paiseToRupees(item.linePaise),
    batchNumber: batchNumbers(item),
    canReview: REVIEWABLE.holds(order),
  }
}
