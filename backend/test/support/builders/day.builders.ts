import { randomUUID } from 'node:crypto'
import { Reconciler } from '../../../src/modules/money/payments/reconcile.service.js'
import { type Client } from '../http/client.js'
import { type WireOrder } from '../http/orders.wire.js'
import { expectOk, type Jar, OrderShop } from './orders.builders.js'
import { PaymentShop } from './payments.builders.js'

export interface Bought {
  client: Client
  order: WireOrder
}

/** A new one for each request that may be sent again. */
export const key = () => ({ 'idempotency-key': randomUUID() })
export const paise = (rupees: unknown): number => Math.round(Number(rupees) * 100)
export const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

/** A shop with one kind of jar, whose customers pay through the provider, for a day of it. */
export class DayAtTheShop {
  private readonly payments: PaymentShop

  private constructor(
    readonly shop: OrderShop,
    readonly staff: Client,
    readonly jar: Jar,
  ) {
    this.payments = PaymentShop.at(shop.running)
  }

  /** @param batches how many jars there are in each */
  static async open(batches: readonly number[]): Promise<DayAtTheShop> {
    const shop = await OrderShop.open()
    const jar = await shop.jar({ jars: 0 })
    for (const count of batches) await shop.receive(jar._id, count)
    return new DayAtTheShop(shop, await shop.staff(), jar)
  }

  close(): Promise<void> {
    return this.shop.close()
  }

  /** A customer buys jars and pays for them. */
  async buy(jars: number): Promise<Bought> {
    const placed = { ...(await this.shop.placed([[this.jar, jars]])), productId: this.jar._id }
    const { body } = await this.payments.token(placed)
    await this.payments.complete(body.payment_session_id, { outcome: 'SUCCESS', webhook: false })
    expectOk(await this.payments.report(placed))
    return placed
  }

  /** The provider sends the money that it was asked to give back. */
  async providerPays({ order }: Bought): Promise<void> {
    const [refund] = await this.rows('sandbox_cashfree_refunds', { orderId: order.order_extid })
    expectOk(await this.payments.sandbox(`refunds/${String(refund?._id)}/decide`, { status: 'SUCCESS' }))
    this.shop.running.clock.shift(6 * 60_000)
    await this.shop.running.app.get(Reconciler).round()
    this.shop.running.clock.shift(0)
  }

  assign({ order }: Bought) {
    return this.staff.put(`/api/admin/orders/${order._id}/assign-by-fefo`, { useNear: false })
  }

  /** Every jar of it is scanned. */
  async fillBox(bought: Bought): Promise<void> {
    for (const { batchNumber, quantity } of (await this.look(bought)).items[0]?.allocations ?? []) {
      const jars = { id: randomUUID(), batchNumber, jars: quantity }
      expectOk(await this.staff.post(this.of(bought, 'orders', '/jars'), jars))
    }
  }

  /** The courier scans its parcel. */
  async scan(bought: Bought, ...statuses: string[]): Promise<void> {
    const { waybill } = await this.look(bought)
    for (const status of statuses) expectOk(await this.shop.scan(String(waybill), status))
  }

  /** Where staff work on it. */
  of({ order }: Bought, area: string, rest = ''): string {
    return `/api/admin/${area}/${order.orderId}${rest}`
  }

  look({ order }: Pick<Bought, 'order'>): Promise<WireOrder & { creditedAmount: number }> {
    return this.shop.look(order) as Promise<WireOrder & { creditedAmount: number }>
  }

  rows(collection: string, filter: object = {}) {
    return this.shop.running.db.collection(collection).find(filter).toArray()
  }

  async paiseOf(collection: string, filter: object): Promise<number> {
    return sum((await this.rows(collection, filter)).map(({ amountPaise }) => Number(amountPaise)))
  }

  async cockpit(): Promise<Record<string, unknown>> {
    return (await this.staff.get('/api/dashboard/summary')).body
  }
}
