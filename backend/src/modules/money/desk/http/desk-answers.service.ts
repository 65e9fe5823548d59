import { Injectable } from '@nestjs/common'
import { formatRupees, type Paise, paiseToRupees, subtractPaise } from '../../../../kernel/amounts/money.js'
import { fromMilli, NO_QUANTITY, sumMilli } from '../../../../kernel/amounts/quantity.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { OrderAnswers } from '../../../sales/orders/answers/order-answers.service.js'
import { ReplaceOrder } from '../../../sales/orders/desk/replace-order.service.js'
import { otherStateOf } from '../../../sales/orders/domain/business.js'
import { OrderQueries } from '../../../sales/orders/store/orders.queries.js'
import { type StoredOrder } from '../../../sales/orders/store/stored-order.js'
import { Receipts, type StoredReceipt } from '../receipts.service.js'
import { type DeskOrderAnswer } from './desk.answer.js'

/** Orders in the form that the counter needs. */
@Injectable()
export class DeskAnswers {
  constructor(
    private readonly orders: OrderQueries,
    private readonly answers: OrderAnswers,
    private readonly replacing: ReplaceOrder,
    private readonly receipts: Receipts,
    private readonly settings: Settings,
  ) {}

  /** @param origin the shop's public address @throws NotFound */
  async order(orderId: string, origin: string): Promise<DeskOrderAnswer> {
    const order = await this.orders.resolve(orderId)
    const { name: shop } = await this.settings.current()
    const payLink = `${origin}/userhomepage?tab=placeOrder`
    const receipt = await this.receipts.find(order._id)
    const left = await this.replacing.leftOf(order)
    const items = await this.settings.linesInWords(order.items)
    return {
      order: await this.answers.forStaff(order),
      payLink,
      payText: payText({ ...order, shop, link: payLink }),
      otherState: order.buyer && order.gst ? otherStateOf(order.buyer, order.gst.placeOfSupply) : null,
      receipt: receipt && toReceipt(receipt),
      replaceable: items.map(({ name, quantityMilli }, itemIdx) => ({
        itemIdx,
        name,
        bought: fromMilli(quantityMilli),
        left: fromMilli(left[itemIdx] ?? NO_QUANTITY),
      })),
      replacements: (await this.replacing.replacementsOf(order.orderId)).map(toRow),
    }
  }
}

function toReceipt({
  method,
  paise,
  receivedPaise = null,
  reference,
  by,
  at,
}: StoredReceipt): NonNullable<DeskOrderAnswer['receipt']> {
  return {
    method,
    amount: paiseToRupees(paise),
    received: receivedPaise === null ? null : paiseToRupees(receivedPaise),
    change: receivedPaise === null ? null : paiseToRupees(subtractPaise(receivedPaise, paise)),
    reference,
    by,
    at,
  }
}

function toRow({ orderId, items, deliveryStatus }: StoredOrder): DeskOrderAnswer['replacements'][number] {
  return { orderId, jars: fromMilli(sumMilli(items.map((item) => item.quantityMilli))), deliveryStatus }
}

/** The text that asks a customer to pay for an order that staff took; to be copied, or sent by WhatsApp. */
function payText(order: {
  orderId: string
  contactName: string
  mobileNumber: string
  finalPaise: Paise
  shop: string
  link: string
}): string {
  const { orderId, contactName, mobileNumber, finalPaise, shop, link } = order
  return [
    `Hello ${contactName}, this is ${shop}.`,
    `Your order ${orderId} comes to ${formatRupees(finalPaise)}.`,
    `To pay, log in here with your mobile number ${mobileNumber} and press Pay Now: ${link}`,
  ].join('\n')
}
