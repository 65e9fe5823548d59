/**
 * The least of a payment provider that a checkout needs, in a process of its own: what it costs is not the shop's. It
 * keeps orders in memory, speaks the provider's wire form, and signs the event of a payment. Its address goes to standard
 * output. `POST /sessions/<session>/pay` answers with the event, for the bench to send when it likes.
 */
import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'

/** The secret of a shop that is given none. */
const SECRET = 'sandbox-secret'
const orders = new Map()

const wireTime = () => new Date().toISOString().replace(/\.\d+Z$/, 'Z')

function create({ order_id, order_amount, order_currency, order_expiry_time }) {
  const order = {
    cf_order_id: String(orders.size + 1),
    order_id,
    order_amount,
    order_currency,
    order_expiry_time,
    order_status: 'ACTIVE',
    payment_session_id: `session_${order_id}`,
  }
  orders.set(order_id, order)
  return order
}

/** The order is paid from now on. @returns the signed event that says so */
function pay(order) {
  order.order_status = 'PAID'
  order.payment = {
    cf_payment_id: `9${order.cf_order_id}`,
    payment_status: 'SUCCESS',
    payment_amount: order.order_amount,
    payment_currency: order.order_currency,
    payment_message: 'paid',
    payment_time: wireTime(),
  }
  const { order_id, order_amount, order_currency, payment } = order
  const body = JSON.stringify({
    data: { order: { order_id, order_amount, order_currency }, payment },
    event_time: payment.payment_time,
    type: 'PAYMENT_SUCCESS_WEBHOOK',
  })
  const timestamp = String(Date.now())
  const signature = createHmac('sha256', SECRET)
    .update(timestamp + body)
    .digest('base64')
  return { body, headers: { 'x-webhook-signature': signature, 'x-webhook-timestamp': timestamp } }
}

function answerTo(method, [kind, id, part], body) {
  if (method === 'POST' && id === undefined) return create(body)
  const order = orders.get(kind === 'sessions' ? id.replace('session_', '') : id)
  if (!order) return null
  if (part === 'pay') return pay(order)
  return part === 'payments' ? [order.payment].filter(Boolean) : order
}

const server = createServer(async (request, response) => {
  const parts = []
  for await (const part of request) parts.push(part)
  const text = Buffer.concat(parts).toString('utf8')
  const answer = answerTo(
    request.method,
    request.url.split('/').slice(1),
    text === '' ? null : JSON.parse(text),
  )
  response.writeHead(answer === null ? 404 : 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(answer ?? { code: 'order_not_found' }))
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
process.once('SIGTERM', () => process.exit(0))
