import { call, getJson, sendJson } from './http.js'
import {
  type Issue,
  type Order,
  type OrderAgain,
  type PaymentReport,
  type PaymentToken,
  type Review,
  type ReviewText,
  type SeenCart,
} from './types.js'

/**
 * Sends one file; the file itself is the body.
 * @throws {ApiError} as `call`
 */
async function sendFile<T>(method: 'POST' | 'PUT', path: string, file: File): Promise<T> {
  return (await call<T>(method, `/api${path}`, file, { 'content-type': file.type || 'image/jpeg' })).body
}

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

/** Its jars come into the cart; asking twice adds none. */
export const orderAgain = (orderId: string) => sendJson<OrderAgain>('POST', `${order(orderId)}/again`, {})

export const deleteOrder = (orderId: string) => sendJson('DELETE', order(orderId), {})
export const cancelOrder = (orderId: string) => sendJson<Order>('PUT', `${order(orderId)}/cancel`, {})

type Reviewed = Pick<Review, 'productId' | 'orderId'>

const existing = ({ productId, orderId }: Reviewed, part = '') =>
  `/review/existing${part}?${new URLSearchParams({ productId, orderId })}`

export const fetchOwnReview = async (reviewed: Reviewed) =>
  (await getJson<{ review: Review | null }>(existing(reviewed))).review

export const submitReview = async (review: ReviewText) =>
  (await sendJson<{ review: Review }>('POST', '/review', review)).review

export const sendReviewPhoto = async (reviewed: Reviewed, photo: File) =>
  (await sendFile<{ review: Review }>('PUT', existing(reviewed, '/photo'), photo)).review

export const removeReviewPhoto = async (reviewed: Reviewed) =>
  (await sendJson<{ review: Review }>('DELETE', existing(reviewed, '/photo'), {})).review

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

export const sendIssuePhoto = (issueId: string, photo: File) =>
  sendFile<Issue>('POST', `/issues/${encodeURIComponent(issueId)}/photos`, photo)

/** Says how many messages are on the screen: the order shows no mark for them any more. */
export const seeIssue = (issueId: string, messages: number) =>
  sendJson<{ unread: number }>('PUT', `/issues/${encodeURIComponent(issueId)}/seen`, { messages })

/** @param key of the message: what is sent again under it is one message */
export const updateIssue = (
  issueId: string,
  change: { message: string } | { status: 'Open' },
  key: string = crypto.randomUUID(),
) => sendJson<Issue>('PUT', `/issues/${encodeURIComponent(issueId)}`, change, { 'Idempotency-Key': key })
