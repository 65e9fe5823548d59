import { Injectable } from '@nestjs/common'
import { paiseToRupees } from '../../kernel/money.js'
import { fromMilli } from '../../kernel/quantity.js'
import { Clock } from '../../platform/clock.js'
import { Settings } from '../settings/settings.service.js'
import { Courier } from '../shipping/courier.js'
import { batchNumbers } from './domain/allocation.js'
import { canCancel, canDelete, canRaiseIssue, canRetryPayment, canReview } from './domain/order.js'
import { type OrderAnswer, type OrderItemAnswer, type StaffOrderAnswer } from './order.answer.js'
import { type OrderRecord } from './order.record.js'

type Item = OrderRecord['items'][number]

/** Orders in their wire form, for every controller that answers with one. */
@Injectable()
export class OrderAnswers {
  constructor(
    private readonly settings: Settings,
    private readonly courier: Courier,
    private readonly clock: Clock,
  ) {}

  async forCustomer(order: OrderRecord): Promise<OrderAnswer> {
    const items = order.items.map((item) => itemAnswer(order, item))
    return { ...(await this.common(order)), items }
  }

  async forStaff(order: OrderRecord): Promise<StaffOrderAnswer> {
    const items = order.items.map((item) => ({
      ...itemAnswer(order, item),
      product: {
        _id: String(item.productId),
        Id: item.Id,
        name: item.name,
        description: item.description,
      },
      productName: item.name,
      priceUnit: item.priceUnit,
      allocations: item.allocations.map(({ stockId, batchNumber, quantityMilli }) => ({
        stockId: String(stockId),
        batchNumber,
        quantity: fromMilli(quantityMilli),
      })),
    }))
    const { refundReference, courierStatus, paymentReview } = order
    return {
      ...(await this.common(order)),
      items,
      refundReference,
      courierStatus,
      paymentReview: paymentReview?.reason ?? null,
    }
  }

  private async common(order: OrderRecord): Promise<Omit<OrderAnswer, 'items'>> {
    const { issueWindowDays } = await this.settings.current()
    const { orderId, orderDate, mobileNumber, email, contactName, contactNumber, waybill } = order
    const { address, city, state, pin, paymentStatus, orderStatus, deliveryStatus, issueStatus } = order
    return {
      ...{ _id: String(order._id), orderId, order_extid: order.externalId, orderDate, mobileNumber, email },
      ...{ contactName, contactNumber, address, city, state, pin },
      ...{ paymentStatus, orderStatus, deliveryStatus, issueStatus },
      totalPrice: paiseToRupees(order.totalPaise),
      deliveryCost: paiseToRupees(order.deliveryPaise),
      finalPrice: paiseToRupees(order.finalPaise),
      refundAmount: order.refundPaise === null ? null : paiseToRupees(order.refundPaise),
      waybill,
      trackingUrl: waybill === null ? null : this.courier.trackingUrl(waybill),
      holdExpiresAt: order.held && paymentStatus === 'Pending' ? order.holdUntil : null,
      timeline: order.timeline.map(({ event, at }) => ({ event, at })),
      canCancel: canCancel(order),
      canRetryPayment: canRetryPayment(order),
      canDelete: canDelete(order),
      canRaiseIssue: canRaiseIssue(order, issueWindowDays, this.clock.now()),
      paymentUnderReview: order.paymentReview !== null,
    }
  }
}

function itemAnswer(order: OrderRecord, item: Item): OrderItemAnswer {
  return {
    id: item.Id,
    _id: String(item.productId),
    name: item.name,
    description: item.description,
    image: item.image,
    quantity: fromMilli(item.quantityMilli),
    price: paiseToRupees(item.unitPaise),
    linePrice: paiseToRupees(item.linePaise),
    batchNumber: batchNumbers(item),
    canReview: canReview(order),
  }
}
