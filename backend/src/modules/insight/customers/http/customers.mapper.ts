import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { addIstDays, type IstDay } from '../../../../kernel/dates/ist.js'
import { maskMobileNumber } from '../../../../kernel/text/mobile-number.js'
import { type MessageKind, ruleOf } from '../../../office/messages/domain/events.js'
import { type StoredMessage } from '../../../office/messages/outbox/sent-messages.service.js'
import { CHANNELS } from '../../../office/settings/domain/message-settings.js'
import { type CustomerOrder } from '../../../sales/orders/store/customer-orders.service.js'
import { type CustomerPage } from '../customer-page.service.js'
import { type CustomerCounts, type StoredCustomer } from '../customers.queries.js'
import { daysBetweenOrders, SILENT_DAYS } from '../domain/customer-sums.js'
import { type Note } from '../notes.service.js'
import {
  type CustomerAddressAnswer,
  type CustomerCountsAnswer,
  type CustomerDetail,
  type CustomerMessageAnswer,
  type CustomerNoteAnswer,
  type CustomerOrderAnswer,
  type CustomerRow,
} from './customers.dto.js'

const MOST_ADDRESSES = 20
const MOST_CREDITS = 50

export function toCustomerRow(customer: StoredCustomer): CustomerRow {
  const id = String(customer._id)
  return {
    id,
    _id: id,
    name: customer.name,
    mobileNumber: customer.mobileNumber,
    city: customer.city,
    standing: customer.standing,
    orders: customer.orders,
    spent: paiseToRupees(customer.spentPaise),
    average: customer.averagePaise === null ? null : paiseToRupees(customer.averagePaise),
    firstOrderAt: customer.firstOrderAt,
    lastOrderAt: customer.lastOrderAt,
    issues: customer.issues,
    hasOpenIssue: customer.hasOpenIssue,
  }
}

export function toCounts(counts: CustomerCounts, today: IstDay): CustomerCountsAnswer {
  const again = counts.returning + counts.regular
  const bought = counts.new + again
  return {
    ...counts,
    repeatPercent: bought > 0 ? Math.round((again / bought) * 100) : null,
    silentTo: addIstDays(today, -SILENT_DAYS - 1),
  }
}

export function toCustomerOrder(order: CustomerOrder): CustomerOrderAnswer {
  const { orderId, orderDate, finalPaise, paymentStatus, orderStatus, deliveryStatus } = order
  return {
    orderId,
    orderDate,
    finalPrice: paiseToRupees(finalPaise),
    paymentStatus,
    orderStatus,
    deliveryStatus,
  }
}

export const toNote = ({ _id, text, by, at }: Note): CustomerNoteAnswer => ({ id: String(_id), text, by, at })

/** @param seesAll whether the caller may know more than today's work needs */
export function toCustomerDetail(
  page: CustomerPage,
  notes: readonly Note[],
  seesAll: boolean,
): CustomerDetail {
  const { customer, open, orders } = page
  const { mobileNumber, spent, average, ...row } = toCustomerRow(customer)
  const isMasked = !seesAll && open.length === 0
  return {
    id: row.id,
    name: row.name,
    mobileNumber: isMasked ? maskMobileNumber(mobileNumber) : mobileNumber,
    isMasked,
    email: seesAll ? page.email || null : null,
    city: row.city,
    standing: row.standing,
    orders: row.orders,
    cancelled: customer.cancelled,
    openOrders: open.length,
    spent: seesAll ? spent : null,
    average: seesAll ? average : null,
    firstOrderAt: row.firstOrderAt,
    lastOrderAt: row.lastOrderAt,
    everyDays: daysBetweenOrders(customer),
    addresses: addressesOf(seesAll ? orders : open),
    issues: page.issues.map(({ orderId, subject, status, updatedAt }) => ({
      orderId,
      subject,
      status,
      updatedAt,
    })),
    reviews: page.reviews.map(({ orderId, productName, rating, comment, approved, date }) => ({
      orderId,
      name: productName,
      rating,
      comment,
      approved,
      date,
    })),
    credits: seesAll ? creditsOf(orders) : [],
    emails: seesAll ? emailsOf(page) : null,
    told: seesAll ? toldOf(page) : null,
    messages: seesAll ? page.told.messages.map(toMessage) : [],
    notes: notes.map(toNote),
  }
}

/** Each place once, the one that was used last first. */
function addressesOf(orders: readonly CustomerOrder[]): CustomerAddressAnswer[] {
  const places = new Map<string, CustomerAddressAnswer>()
  for (const { contactName, contactNumber, address, city, state, postalCode: pin, orderDate } of orders) {
    const place = { contactName, contactNumber, address, city, state, pin }
    const key = JSON.stringify(place)
    // Jars that were fetched went nowhere.
    if (address !== '' && !places.has(key)) places.set(key, { ...place, usedAt: orderDate })
  }
  return [...places.values()].slice(0, MOST_ADDRESSES)
}

const creditsOf = (orders: readonly CustomerOrder[]) =>
  orders
    .flatMap(({ orderId, credits }) =>
      (credits ?? []).map(({ paise, reason, at, doneAt }) => ({
        orderId,
        amount: paiseToRupees(paise),
        reason,
        at,
        doneAt,
      })),
    )
    .slice(0, MOST_CREDITS)

const toMessage = ({ _id, event, channel, status, reason, at }: StoredMessage): CustomerMessageAnswer => ({
  id: String(_id),
  title: ruleOf(event).title,
  channel,
  status,
  reason,
  at,
})

function toldOf({ told: { choices, emailRefusal } }: CustomerPage): CustomerDetail['told'] {
  const wanted = (kind: MessageKind) => CHANNELS.filter((channel) => choices[kind][channel])
  return { service: wanted('service'), marketing: wanted('marketing'), emailRefusal }
}

function emailsOf({ told: { subscription } }: CustomerPage): CustomerDetail['emails'] {
  if (!subscription) return null
  const { active, consentAt, unsubscribedAt } = subscription
  return { active, consentAt, unsubscribedAt }
}
