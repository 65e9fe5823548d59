import { getJson, sendJson } from './http.js'
import {
  type Issue,
  type Order,
  type PaymentReport,
  type PaymentToken,
  type Review,
  type SeenCart,
} from './types.js'

const order = (orderId: string) => `/orders/${encodeURIComponent(orderId)}`

/** The same key gives the same order, however often it is sent. A repetition sends the same `seen`. */
export const placeOrder = ({ key, seen }: { key: string; seen: SeenCart }) =>
  sendJson<Order>('POST', '/orders', { seen }, { 'Idempotency-Key': key })

export const requestPayment = (placed: Order) =>
  sendJson<PaymentToken>('POST', '/cashfree/get-order-token', {
    order_id: placed.orderId,
    order_amount: placed.finalPrice,
    order_currency: 'INR',
    customer_details: {
      customer_id: placed.mobileNumber,
      customer_name: placed.contactName,
      customer_phone: placed.mobileNumber,
      customer_email: placed.email ?? '',
    },
  })

export const reportPayment = (orderId: string) =>
  sendJson<PaymentReport>('PUT', `/cashfree/${encodeURIComponent(orderId)}/payment`, {})

export const retryPayment = (orderId: string) =>
  sendJson<{ sessionId?: string }>('POST', `${order(orderId)}/retry-payment`, {})

export const deleteOrder = (orderId: string) => sendJson('DELETE', order(orderId), {})
export const cancelOrder = (orderId: string) => sendJson<Order>('PUT', `${order(orderId)}/cancel`, {})

export const fetchOwnReview = async (productId: string, orderId: string) =>
  (
    await getJson<{ review: Review | null }>(
      `/review/existing?productId=${encodeURIComponent(productId)}&orderId=${encodeURIComponent(orderId)}`,
    )
  ).review

export const submitReview = (review: Pick<Review, 'productId' | 'orderId' | 'rating' | 'comment'>) =>
  sendJson('POST', '/review', review)

export const fetchIssues = async (orderId: string) =>
  (await getJson<{ issues: Issue[] }>(`/issues/order/${encodeURIComponent(orderId)}`)).issues

export const raiseIssue = (orderId: string, subject: string, greeting: string, description: string) =>
  sendJson<Issue>('POST', '/issues', {
    orderId,
    issueType: 'Order',
    subject,
    description,
    status: 'Open',
    messages: [{ message: greeting }, { message: description }],
  })

export const updateIssue = (issueId: string, change: { message: string } | { status: 'Open' }) =>
  sendJson<Issue>('PUT', `/issues/${encodeURIComponent(issueId)}`, change)
