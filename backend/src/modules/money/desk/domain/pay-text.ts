import { formatRupees, type Paise } from '../../../../kernel/amounts/money.js'

/** The text that asks a customer to pay for an order that staff took; ready to be copied, or sent by WhatsApp. */
export function payText(order: {
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
