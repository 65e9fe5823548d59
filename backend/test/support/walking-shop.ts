import mongoose from 'mongoose'
import { ERRORS } from '../../src/kernel/error-codes.js'
import { AppError } from '../../src/kernel/errors.js'
import { paise } from '../../src/kernel/money.js'
import { Carts } from '../../src/modules/orders/cart/carts.service.js'
import { AssignStock } from '../../src/modules/orders/fulfilment/assign-stock.service.js'
import { CancelOrder } from '../../src/modules/orders/money/cancel-order.service.js'
import { PaperNumbers } from '../../src/modules/orders/money/paper-numbers.service.js'
import { ArchiveUnpaid } from '../../src/modules/orders/placing/archive-unpaid.service.js'
import { OrderQueries } from '../../src/modules/orders/store/orders.queries.js'
import { type StoredOrder } from '../../src/modules/orders/store/stored-order.js'
import { PaymentSessions } from '../../src/modules/payments/attempts/payment-sessions.service.js'
import { PlaceForPayment } from '../../src/modules/payments/attempts/place-for-payment.service.js'
import { ReportPayment } from '../../src/modules/payments/attempts/report-payment.service.js'
import { PaymentProvider } from '../../src/modules/payments/provider/payment-provider.js'
import { Reconciler } from '../../src/modules/payments/reconcile.service.js'
import { Webhook } from '../../src/modules/payments/webhook/webhook.service.js'
import { type Principal } from '../../src/platform/http/access.js'
import { ModelProvider } from './model-provider.js'
import { ADDRESS, type Jar, OrderShop } from './orders.builders.js'

/** What can happen to an order; each may come at any time, also while another is under way. */
export const STEPS = [
  'place',
  'open',
  'succeed',
  'fail',
  'drop',
  'wait',
  'answer',
  'decline',
  'late',
  'deliver',
  'repeat',
  'report',
  'retry',
  'cancel',
  'delete',
  'assign',
  'unassign',
  'break',
] as const
export type StepKind = (typeof STEPS)[number]

export interface Step {
  kind: StepKind
  /** Chooses among what the step could be done to. */
  pick: number
}

const DAY_MS = 86_400_000
const STAFF = '9000000001'
const METHODS = [
  'openSession',
  'findOrder',
  'payments',
  'endSession',
  'refund',
  'findRefund',
  'readEvent',
] as const
/** Emptied before each batch, so that a check reads little. */
const COLLECTIONS = [
  'carts',
  'orders',
  'paymentattempts',
  'payments',
  'refunds',
  'paymentreviews',
  'paymentevents',
  'stock',
  'stockledger',
  'products',
]

/** One customer and the orders placed on the way. */
export interface Walker {
  principal: Principal
  orders: string[]
}

/** A shop in which customers walk at random, with a payment provider that remembers what really moved. */
export class WalkingShop {
  private jars: Jar[] = []

  private constructor(
    readonly shop: OrderShop,
    readonly provider: ModelProvider,
    readonly walkers: Walker[],
  ) {}

  static async open(walkers: number): Promise<WalkingShop> {
    const shop = await OrderShop.open()
    const { app, clock, db } = shop.running
    const model = new ModelProvider(() => clock.now())
    const real = app.get(PaymentProvider, { strict: false })
    for (const name of METHODS) Object.defineProperty(real, name, { value: model[name].bind(model) })
    const people: Walker[] = []
    for (let index = 0; index < walkers; index++) {
      const mobileNumber = `8${String(index).padStart(9, '0')}`
      const _id = new mongoose.Types.ObjectId()
      await db.collection('users').insertOne({
        _id,
        mobileNumber,
        role: 'user',
        name: '',
        email: '',
        disabledAt: null,
        deletedAt: null,
        createdAt: new Date(),
      })
      people.push({
        principal: { userId: String(_id), mobileNumber, role: 'user', sessionId: '' },
        orders: [],
      })
    }
    return new WalkingShop(shop, model, people)
  }

  close(): Promise<void> {
    return this.shop.close()
  }

  /** Empty books and full shelves. */
  async startAfresh(): Promise<void> {
    const { db, clock } = this.shop.running
    clock.shift(0)
    this.provider.forget()
    for (const name of COLLECTIONS) await db.collection(name).deleteMany({})
    for (const walker of this.walkers) walker.orders = []
    // Fewer than the walkers want, so that some meet empty shelves.
    this.jars = []
    for (const jars of [this.walkers.length, 8, 5]) this.jars.push(await this.shop.jar({ jars }))
  }

  /** Does a step. Refusals are part of a walk; a fault of ours is not. @throws what no customer should meet */
  async step(walker: Walker, { kind, pick }: Step): Promise<void> {
    try {
      if (kind === 'place') return await this.place(walker, pick)
      const id = walker.orders[pick % Math.max(1, walker.orders.length)]
      if (id !== undefined) await this.stepOn(walker, id, kind, pick)
    } catch (error) {
      // A provider that cannot be reached is its own fault, not ours.
      if (!(error instanceof AppError) || ['fault', 'notNow'].includes(ERRORS[error.code].kind)) throw error
    }
  }

  /** Time passes for everybody, and the jobs run. */
  async passTime({ minutes, release, reconcile }: { minutes: number; release: boolean; reconcile: boolean }) {
    const { app, clock } = this.shop.running
    clock.shift(clock.now().getTime() - Date.now() + minutes * 60_000)
    await Promise.all([
      release ? this.shop.holds.releaseExpired(clock.now()) : 0,
      reconcile ? app.get(Reconciler, { strict: false }).round() : 0,
      release && reconcile
        ? this.service(ArchiveUnpaid).round(new Date(clock.now().getTime() + 40 * DAY_MS))
        : 0,
      release ? this.numberPapers() : 0,
    ])
  }

  /** Invoices and credit notes at the same time, as somebody who opens one while the job runs. */
  private async numberPapers(): Promise<void> {
    const numbers = this.service(PaperNumbers)
    await Promise.all([numbers.numberInvoices(), numbers.numberCreditNotes()])
  }

  /** Everything that is still to come comes: webhooks (unless they are all lost), the bank's word, the jobs. */
  async comeToRest({ webhooksLost }: { webhooksLost: boolean }): Promise<void> {
    this.provider.breakdowns = 0
    for (const reference of this.provider.sessions.keys()) this.provider.answer(reference, 'failed')
    if (webhooksLost) this.provider.events = []
    while (this.provider.events.length > 0) await this.deliver(0)
    // Past the last look at a session that ended, and at a refund that waited.
    for (let time = 0; time < 2; time++) {
      await this.passTime({ minutes: 26 * 60, release: true, reconcile: false })
      const reconciler = this.shop.running.app.get(Reconciler, { strict: false })
      for (let rounds = 0; rounds < 20; rounds++) {
        const { attempts, refunds } = await reconciler.round()
        if (attempts + refunds === 0) break
      }
    }
    await this.numberPapers()
  }

  rows<T>(collection: string): Promise<T[]> {
    return this.shop.running.db.collection(collection).find({}).toArray() as unknown as Promise<T[]>
  }

  private async place(walker: Walker, pick: number): Promise<void> {
    const jar = this.jars[pick % this.jars.length] as Jar
    const { userId } = walker.principal
    const line = { quantity: 1 + (pick % 2), priceWhenAddedPaise: paise(49_950), seenPaise: paise(49_950) }
    const productId = new mongoose.Types.ObjectId(jar._id)
    const { pin: postalCode, ...address } = ADDRESS
    await this.service(Carts).change(userId, () => ({
      ...address,
      postalCode,
      lines: [{ productId, ...line }],
    }))
    const { order } = await this.service(PlaceForPayment).place(walker.principal, { acceptChanges: true })
    if (!walker.orders.includes(order.orderId)) walker.orders.push(order.orderId)
  }

  private async stepOn({ principal }: Walker, id: string, kind: StepKind, pick: number): Promise<unknown> {
    const order = await this.service(OrderQueries).resolve(id)
    // Any of its sessions: an older one may still be open in another tab.
    const sessions = [...this.provider.sessions.keys()].filter(
      (reference) => reference === order.externalId || reference.startsWith(`${order.externalId}-`),
    )
    const reference = sessions[pick % Math.max(1, sessions.length)] ?? ''
    const { provider } = this
    switch (kind) {
      case 'open':
        return this.handOut(
          this.service(PaymentSessions).open(principal, id, {
            amountPaise: order.finalPaise,
            currency: 'INR',
          }),
        )
      case 'succeed':
        return provider.pay(reference, 'success')
      case 'fail':
        return provider.pay(reference, 'failed')
      case 'drop':
        return provider.pay(reference, 'dropped')
      case 'wait':
        return provider.pay(reference, 'waiting')
      case 'late':
        return provider.pay(reference, 'success', true)
      case 'answer':
        return provider.answer(reference, 'success')
      case 'decline':
        return provider.answer(reference, 'failed')
      case 'deliver':
        return this.deliver(pick)
      case 'repeat':
        return this.repeat(pick)
      case 'report':
        return this.service(ReportPayment).execute(principal, id)
      case 'retry':
        return this.handOut(this.service(PaymentSessions).retry(principal, id))
      case 'cancel':
        return this.service(CancelOrder).execute(principal, id)
      case 'delete':
        return this.service(CancelOrder).delete(principal, id)
      case 'assign':
        return this.assign(order, pick)
      case 'unassign':
        return this.service(AssignStock).unassign(id, 0, STAFF)
      case 'break':
        return (provider.breakdowns = 1 + (pick % 3))
      case 'place':
        return
    }
  }

  private async assign({ orderId, items }: StoredOrder, pick: number): Promise<void> {
    const jar = this.jars.find(({ Id }) => Id === items[0]?.Id)
    const [batch] = jar ? await this.shop.batches(jar) : []
    if (!batch) return
    const part = pick % 3 === 0 ? { quantity: 1 } : {}
    await this.service(AssignStock).assign(orderId, { itemIdx: 0, stockId: batch._id, ...part }, STAFF)
  }

  private async handOut(opening: Promise<{ sessionId: string }>): Promise<void> {
    this.provider.handOut((await opening).sessionId)
  }

  private async deliver(pick: number): Promise<void> {
    const [told] = this.provider.events.splice(pick % Math.max(1, this.provider.events.length), 1)
    if (!told) return
    this.provider.delivered.push(told)
    try {
      await this.send(told)
    } catch (error) {
      // Refused with 5xx: the provider sends it again later.
      this.provider.events.push(told)
      throw error
    }
  }

  private async repeat(pick: number): Promise<void> {
    const told = this.provider.delivered[pick % Math.max(1, this.provider.delivered.length)]
    if (told) await this.send(told)
  }

  private send(told: object): Promise<void> {
    return this.service(Webhook).receive({ rawBody: Buffer.from(JSON.stringify(told)), headers: {} })
  }

  private service<T>(type: abstract new (...args: never[]) => T): T {
    return this.shop.running.app.get(type as never, { strict: false })
  }
}
