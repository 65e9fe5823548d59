import mongoose from 'mongoose'
import { paise } from '../../../src/kernel/amounts/money.js'
import { jars } from '../../../src/kernel/amounts/quantity.js'
import { RefundOrder } from '../../../src/modules/sales/orders/money/refund-order.service.js'
import { SettlePayment } from '../../../src/modules/sales/orders/money/settle-payment.service.js'
import { HeldForPaying } from '../../../src/modules/sales/orders/placing/held-for-paying.service.js'
import { Holds } from '../../../src/modules/sales/orders/placing/holds.service.js'
import { StockCheck } from '../../../src/modules/stock/inventory/checking/stock-check.service.js'
import { Receiving } from '../../../src/modules/stock/inventory/receiving/receiving.service.js'
import { startApp, type TestApp } from '../http/app.js'
import { type Answer, Client } from '../http/client.js'
import { type WireError, type WireOrder } from '../http/orders.wire.js'
import { productRow } from '../http/product-row.js'
import { ADMIN, allowManySignIns, customerInSession, WITH_ADMIN } from './auth.builders.js'
import { anOutlet } from './outlets.builders.js'

export interface Jar {
  _id: string
  Id: string
  name: string
}

export const ADDRESS = {
  contactName: 'Lakshmi Rao',
  contactNumber: '9876543210',
  address: '12 Main Road',
  city: 'Hyderabad',
  state: 'Telangana',
  pin: '500001',
}

/** A shop with jars, customers and staff, for what orders must do. */
export class OrderShop {
  private numbers = 0
  private employee: Client | null = null

  private constructor(readonly running: TestApp) {}

  static async open(environment: Record<string, string> = {}, mongodbUri?: string): Promise<OrderShop> {
    const running = await startApp({
      environment: { ...WITH_ADMIN, ...environment },
      ...(mongodbUri ? { mongodbUri } : {}),
    })
    const shop = new OrderShop(running)
    await allowManySignIns(running)
    return shop
  }

  /** A second process' worth of application on the same data. */
  twin(): Promise<OrderShop> {
    return OrderShop.open({}, this.running.mongodbUri)
  }

  get holds(): Holds {
    return this.running.app.get(Holds)
  }

  get heldForPaying(): HeldForPaying {
    return this.running.app.get(HeldForPaying)
  }

  get settling(): SettlePayment {
    return this.running.app.get(SettlePayment)
  }

  get refunding(): RefundOrder {
    return this.running.app.get(RefundOrder)
  }

  close(): Promise<void> {
    return this.running.close()
  }

  /** A product on sale with a batch of jars. */
  async jar({ jars = 20, ...changes }: { jars?: number } & Record<string, unknown> = {}): Promise<Jar> {
    this.numbers += 1
    const Id = `FG-${String(9000 + this.numbers)}`
    const name = `Gongura ${this.numbers}`
    const product = productRow({ Id, name, ...changes })
    await this.running.db.collection('products').insertOne(product)
    const _id = String(product._id)
    if (jars > 0) await this.receive(_id, jars)
    return { _id, Id, name }
  }

  /** A further batch. */
  async receive(productId: string, count: number): Promise<{ _id: string; batchNumber: string }> {
    const receipt = {
      outletId: await anOutlet(this.running),
      productId,
      quantityMilli: jars(count),
      pricePaise: paise(20_000),
      by: ADMIN.mobileNumber,
      at: this.running.clock.now(),
    }
    const batch = await this.running.app.get(Receiving).open(receipt, 'For a test')
    return { _id: String(batch._id), batchNumber: batch.batchNumber }
  }

  async change(jar: Jar, changes: Record<string, unknown>): Promise<void> {
    await this.running.db
      .collection('products')
      .updateOne({ _id: new mongoose.Types.ObjectId(jar._id) }, { $set: changes })
  }

  /** Counters of a product, in jars. */
  async stock(jar: Jar): Promise<{ onHand: number; committed: number; available: number }> {
    const found = await this.running.db
      .collection('products')
      .findOne({ _id: new mongoose.Types.ObjectId(jar._id) })
    const inJars = (field: string): number => ((found?.[field] as number) ?? Number.NaN) / 1000
    return {
      onHand: inJars('onHandMilli'),
      committed: inJars('committedMilli'),
      available: inJars('availableMilli'),
    }
  }

  async batches(jar: Jar): Promise<{ _id: string; batchNumber: string; remaining: number; used: number }[]> {
    const found = await this.running.db
      .collection('stock')
      .find({ product: new mongoose.Types.ObjectId(jar._id) })
      .sort({ createdAt: 1, _id: 1 })
      .toArray()
    return found.map((batch) => ({
      _id: String(batch._id),
      batchNumber: String(batch['batchNumber']),
      remaining: Number(batch['remainingMilli']) / 1000,
      used: Number(batch['usedMilli']) / 1000,
    }))
  }

  /** Counters that differ from the ledger and the orders; a correct shop has none. */
  async drift(): Promise<number> {
    const { drift } = await this.running.app.get(StockCheck).recompute()
    return drift
  }

  /** A signed-in customer with an empty cart. */
  async customer(url = this.running.url): Promise<Client> {
    this.numbers += 1
    return customerInSession({ ...this.running, url }, `8${String(this.numbers).padStart(9, '0')}`)
  }

  async staff(): Promise<Client> {
    if (this.employee) return this.employee
    const client = new Client(this.running.url)
    await client.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
    this.employee = client
    return client
  }

  /** A customer whose cart is ready to be placed. */
  async shopper(lines: readonly (readonly [Jar, number])[], url?: string): Promise<Client> {
    const client = await this.customer(url)
    await this.fill(client, lines)
    return client
  }

  async fill(client: Client, lines: readonly (readonly [Jar, number])[]): Promise<void> {
    for (const [{ Id }, quantity] of lines) expectOk(await client.post('/api/cart/add', { Id, quantity }))
    expectOk(await client.put('/api/cart/updateAddress', ADDRESS))
  }

  async placed(lines: readonly (readonly [Jar, number])[]): Promise<{ client: Client; order: WireOrder }> {
    const client = await this.shopper(lines)
    const answer = await client.post<WireOrder>('/api/orders')
    expectOk(answer)
    return { client, order: answer.body }
  }

  async paid(lines: readonly (readonly [Jar, number])[]): Promise<{ client: Client; order: WireOrder }> {
    const placed = await this.placed(lines)
    const { outcome } = await this.settling.markPaid(placed.order.orderId, { at: this.running.clock.now() })
    if (outcome !== 'paid') throw new Error(`markPaid: ${outcome}`)
    return placed
  }

  /** Paid, and every line taken from the product's first batch. */
  async packed(lines: readonly (readonly [Jar, number])[]): Promise<{ client: Client; order: WireOrder }> {
    const paid = await this.paid(lines)
    for (const [itemIdx, [jar]] of lines.entries()) {
      const [batch] = await this.batches(jar)
      expectOk(await this.assign(paid.order, { itemIdx, stockId: batch?._id }))
    }
    return paid
  }

  async assign(
    order: { _id: string },
    body: Record<string, unknown>,
  ): Promise<Answer<WireOrder & WireError>> {
    return (await this.staff()).put(`/api/orders/${order._id}/assign-stock`, body)
  }

  async unassign(order: { _id: string }, itemIdx: number): Promise<Answer<WireOrder & WireError>> {
    return (await this.staff()).put(`/api/orders/${order._id}/unassign-stock`, { itemIdx })
  }

  async ship(
    order: { order_extid: string },
    client?: Client,
  ): Promise<Answer<{ waybill: string; packages: { status: string }[] } & WireError>> {
    return (client ?? (await this.staff())).post('/api/delhivery/create-shipment', {
      shipments: [{ order: order.order_extid, name: 'ignored', weight: 1, total_amount: 1 }],
      pickup_location: {},
    })
  }

  async scan(waybill: string, status: string): Promise<Answer> {
    return new Client(this.running.url).post(`/sandbox/delhivery/shipments/${waybill}/scan`, { status })
  }

  /** Makes the stand-in courier misbehave. */
  async courierFault(operation: string, fault: string, times = 1, hangMs = 1_000, skip = 0): Promise<void> {
    expectOk(
      await new Client(this.running.url).post('/sandbox/delhivery/faults', {
        operation,
        fault,
        times,
        skip,
        hangMs,
      }),
    )
  }

  /** The order as staff see it. */
  async look(order: { orderId: string }): Promise<WireOrder> {
    const answer = await (await this.staff()).get<WireOrder>(`/api/orders/order/${order.orderId}`)
    expectOk(answer)
    return answer.body
  }

  /** Moves the clock past every hold. */
  letHoldsExpire(minutes = 31): Date {
    this.running.clock.shift(minutes * 60_000)
    return this.running.clock.now()
  }
}

export function expectOk(answer: Answer<unknown>): void {
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
}
