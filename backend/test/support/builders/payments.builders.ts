import { setTimeout as sleep } from 'node:timers/promises'
import { Reconciler, type Round } from '../../../src/modules/money/payments/reconcile.service.js'
import { Holds } from '../../../src/modules/sales/orders/placing/holds.service.js'
import { startApp, type TestApp } from '../http/app.js'
import { type Answer, Client } from '../http/client.js'
import { productRow } from '../http/product-row.js'
import { sendEvent, type Signing } from '../walks/signed-events.js'
import { allowManySignIns, customerInSession } from './auth.builders.js'

const MINUTE_MS = 60_000

export interface WireOrder {
  _id: string
  orderId: string
  order_extid: string
  finalPrice: number
  paymentStatus: string
  orderStatus: string
  timeline: { event: string; at: string }[]
  canRetryPayment: boolean
}

export interface Placed {
  client: Client
  order: WireOrder
  /** `_id` of the jar that was ordered. */
  productId: unknown
}

/** A shop that sells, with what the statements about payments need. */
export class PaymentShop {
  private buyers = 0
  private jars = 0

  private constructor(readonly running: TestApp) {}

  static async open(environment: Record<string, string> = {}, mongodbUri?: string): Promise<PaymentShop> {
    const running = await startApp({ environment, ...(mongodbUri ? { mongodbUri } : {}) })
    await allowManySignIns(running)
    return new PaymentShop(running)
  }

  /**
   * A shop in a process of its own: seen over the wire and in its database, reached into by nobody.
   * @param running where it listens, and the database it works on.
   */
  static at(running: Pick<TestApp, 'url' | 'db'>): PaymentShop {
    return new PaymentShop(running as TestApp)
  }

  /** A second application on the same data, as another process would be. */
  twin(): Promise<PaymentShop> {
    return PaymentShop.open({}, this.running.mongodbUri)
  }

  get url(): string {
    return this.running.url
  }

  close(): Promise<void> {
    return this.running.close()
  }

  /** A jar for sale. @returns its `_id` and `Id`. */
  async jar({
    jars = 20,
    pricePaise = 49_950,
    ...changes
  }: { jars?: number; pricePaise?: number } & Record<string, unknown> = {}): Promise<{
    _id: unknown
    Id: string
  }> {
    this.jars += 1
    const Id = `FG-${String(this.jars).padStart(4, '0')}`
    const counters = { onHandMilli: jars * 1000, availableMilli: jars * 1000 }
    const product = productRow({
      Id,
      name: `Gongura ${Id}`,
      pricePaise,
      grossWeight: 900,
      ...counters,
      ...changes,
    })
    await this.running.db.collection('products').insertOne(product)
    return { _id: product._id, Id }
  }

  /** A signed-in customer. */
  async customer(): Promise<Client> {
    this.buyers += 1
    const number = `6${String(process.pid % 10_000).padStart(4, '0')}${String(this.buyers).padStart(5, '0')}`
    if ('app' in this.running) return customerInSession(this.running, number)
    // A process of its own is reached by nothing but its calls.
    const client = new Client(this.url)
    await client.signIn(number)
    return client
  }

  /** A customer who placed an order for a jar. */
  async placed(jar?: { _id: unknown; Id: string }, quantity = 2): Promise<Placed> {
    const { _id: productId, Id } = jar ?? (await this.jar())
    const client = await this.customer()
    await client.post('/api/cart/add', { Id, quantity })
    await client.put('/api/cart/updateAddress', {
      contactName: 'Lakshmi Rao',
      contactNumber: '9876543210',
      address: '12 Main Road',
      city: 'Hyderabad',
      state: 'Telangana',
      pin: '500001',
    })
    const answer = await client.post<WireOrder>('/api/orders')
    if (answer.status !== 201) throw new Error(`POST /orders: ${JSON.stringify(answer.body)}`)
    return { client, order: answer.body, productId }
  }

  token(
    { client, order }: Placed,
    changes: Record<string, unknown> = {},
  ): Promise<
    Answer<{
      payment_session_id: string
      order_amount: number
      code?: string
      details?: unknown
      error?: string
    }>
  > {
    return client.post('/api/cashfree/get-order-token', {
      order_id: order.orderId,
      order_amount: order.finalPrice,
      order_currency: 'INR',
      customer_details: { customer_id: 'x', customer_name: 'y', customer_phone: 'z', customer_email: '' },
      ...changes,
    })
  }

  /** An order with an open payment window. */
  async opened(jar?: { _id: unknown; Id: string }): Promise<Placed & { session: string }> {
    const placed = await this.placed(jar)
    const answer = await this.token(placed)
    if (answer.status !== 200) throw new Error(`get-order-token: ${JSON.stringify(answer.body)}`)
    return { ...placed, session: answer.body.payment_session_id }
  }

  /** What the customer or the bank does in the window. */
  async complete(session: string, body: Record<string, unknown>): Promise<{ cf_payment_id: string }> {
    const answer = await this.sandbox<{ cf_payment_id: string }>(`sessions/${session}/complete`, body)
    if (answer.status !== 200) throw new Error(`complete: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  sandbox<T = Record<string, unknown>>(path: string, body: Record<string, unknown>): Promise<Answer<T>> {
    return new Client(this.url).post<T>(`/sandbox/cashfree/${path}`, body)
  }

  /** The window has closed, says the client. */
  report({ client, order }: Placed): Promise<Answer<{ paymentStatus: string; code?: string }>> {
    return client.put(`/api/cashfree/${order.orderId}/payment`)
  }

  retry({ client, order }: Placed): Promise<Answer<{ sessionId: string; code?: string; error?: string }>> {
    return client.post(`/api/orders/${order.orderId}/retry-payment`)
  }

  /** Sends bytes to the webhook, signed as told. */
  webhook(body: string, signing: Partial<Signing> = {}): Promise<number> {
    return sendEvent(this.url, body, signing)
  }

  /** One round of the reconciler, after `minutes` of the application's time. */
  async reconcileAfter(minutes: number): Promise<Round> {
    this.moveClock(minutes)
    return this.running.app.get(Reconciler).round()
  }

  /** Sets the application's clock so many minutes ahead of the machine's. */
  moveClock(minutes: number): void {
    this.running.clock.shift(minutes * MINUTE_MS)
  }

  /** The order as stored. */
  async stored({ order }: Pick<Placed, 'order'>) {
    const found = await this.running.db.collection('orders').findOne({ orderId: order.orderId })
    if (!found) throw new Error(`order ${order.orderId} is gone`)
    return found as unknown as {
      paymentStatus: string
      orderStatus: string
      held: boolean
      finalPaise: number
      externalId: string
      mobileNumber: string
      paymentReview: unknown
      timeline: { event: string }[]
    }
  }

  /** The stock counters of a product. */
  async counters(productId: unknown) {
    const found = await this.running.db.collection('products').findOne({ _id: productId as never })
    return { committed: found?.['committedMilli'] as number, available: found?.['availableMilli'] as number }
  }

  attempts({ order }: Pick<Placed, 'order'>) {
    return this.rows('paymentattempts', { orderId: order.orderId }, { sequence: 1 })
  }

  reviews({ order }: Pick<Placed, 'order'>) {
    return this.rows('paymentreviews', { orderId: order.orderId }, { createdAt: 1 })
  }

  refunds({ order }: Pick<Placed, 'order'>) {
    return this.rows('refunds', { orderId: order.orderId }, { createdAt: 1 })
  }

  rows(collection: string, filter: Record<string, unknown>, sort: Record<string, 1 | -1> = {}) {
    return this.running.db.collection(collection).find(filter).sort(sort).toArray()
  }
}

/** Gives the jars of unpaid orders back whose time is up, as the job does. */
export const endHolds = ({ running: { app, clock } }: PaymentShop): Promise<number> =>
  app.get(Holds).releaseExpired(clock.now())

/** Waits until a check holds; its last failure is the test's. */
export async function eventually<T>(check: () => Promise<T>, withinMs = 10_000): Promise<T> {
  const end = Date.now() + withinMs
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > end) throw error
      await sleep(25)
    }
  }
}
