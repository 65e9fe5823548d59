import { type Answer, Client } from '../http/client.js'
import { ADMIN, WITH_ADMIN } from './auth.builders.js'
import { PaymentShop, type Placed } from './payments.builders.js'

/** A cancelled order, as its customer and the staff who refund it see it. */
export interface RefundOrder {
  orderId: string
  finalPrice: number
  refundAmount: number
  refundState: string | null
  refundReference: string | null
  paymentStatus: string
  canRefundThroughProvider: boolean
  lastRefund: { id: string; method: string; status: string; amount: number } | null
  timeline: { event: string; by?: string | null; detail: string | null }[]
  code?: string
  error?: string
}

/** An order of which a part went back, or a refusal. */
export interface CreditedOrder {
  orderId: string
  paymentStatus: string
  creditedAmount: number
  credits: {
    id: string
    kind: string
    amount: number
    state: string
    reason: string
    reference: string | null
    by?: string
    creditNoteUrl: string | null
    lines: { line: number; name: string; quantity: number; amount: number }[]
  }[]
  creditable: { total: number; lines: { quantity: number; amount: number }[]; delivery: number } | null
  whyNot: Record<string, string | null>
  timeline: { event: string; detail: string | null }[]
  code: string
  details: { fields?: Record<string, string> }
}

/** A shop with an admin who gives the money of cancelled orders back. */
export class RefundDesk {
  private constructor(
    readonly shop: PaymentShop,
    readonly admin: Client,
  ) {}

  static async open(): Promise<RefundDesk> {
    const shop = await PaymentShop.open(WITH_ADMIN)
    const admin = new Client(shop.url)
    await admin.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
    return new RefundDesk(shop, admin)
  }

  /** An order of two jars that was paid through the provider. */
  async paid(jar?: Parameters<PaymentShop['jar']>[0]): Promise<Placed> {
    const opened = await this.shop.opened(jar && (await this.shop.jar(jar)))
    await this.shop.complete(opened.session, { outcome: 'SUCCESS', webhook: false })
    await this.shop.report(opened)
    return opened
  }

  /** An order that was paid, then cancelled: its refund is due. */
  async cancelled(): Promise<Placed> {
    const opened = await this.paid()
    const answer = await opened.client.put(`/api/orders/${opened.order.orderId}/cancel`)
    expect(answer.status).toBe(200)
    return opened
  }

  byHand({ order }: Placed, refundReference: unknown): Promise<Answer<RefundOrder>> {
    return this.admin.put(`/api/orders/${order.orderId}/refund-completed`, { refundReference })
  }

  throughProvider({ order }: Placed): Promise<Answer<RefundOrder>> {
    return this.admin.post(`/api/admin/refunds/${order.orderId}/provider`)
  }

  async seenByCustomer({ client, order }: Placed): Promise<RefundOrder | undefined> {
    const { body } = await client.get<{ orders: RefundOrder[] }>('/api/orders')
    return body.orders.find(({ orderId }) => orderId === order.orderId)
  }

  refundsAtProvider({ order }: Placed) {
    return this.shop.rows('sandbox_cashfree_refunds', { orderId: order.order_extid })
  }

  /** The payment of the order, as stored. */
  async payment({ order }: Placed) {
    return (await this.shop.rows('payments', { orderId: order.orderId, disposition: 'applied' }))[0]
  }
}
