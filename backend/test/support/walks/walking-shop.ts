import mongoose from 'mongoose'
import { PaymentProvider } from '../../../src/modules/money/payments/provider/payment-provider.js'
import { Reconciler } from '../../../src/modules/money/payments/reconcile.service.js'
import { PaperNumbers } from '../../../src/modules/sales/orders/money/paper-numbers.service.js'
import { ArchiveUnpaid } from '../../../src/modules/sales/orders/placing/archive-unpaid.service.js'
import { OrderShop } from '../builders/orders.builders.js'
import { ModelProvider } from './model-provider.js'
import { type Walker, WalkSteps } from './walk-steps.js'

const DAY_MS = 86_400_000
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

/** A shop in which customers act at random, with a payment provider that remembers what really moved. */
export class WalkingShop {
  readonly steps: WalkSteps

  private constructor(
    readonly shop: OrderShop,
    readonly provider: ModelProvider,
    readonly walkers: Walker[],
  ) {
    this.steps = new WalkSteps(shop, provider)
  }

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
    this.steps.jars = []
    for (const jars of [this.walkers.length, 8, 5]) this.steps.jars.push(await this.shop.jar({ jars }))
  }

  /** Time passes for everybody, and the jobs run. */
  async passTime({ minutes, release, reconcile }: { minutes: number; release: boolean; reconcile: boolean }) {
    const { app, clock } = this.shop.running
    clock.shift(clock.now().getTime() - Date.now() + minutes * 60_000)
    await Promise.all([
      release ? this.shop.holds.releaseExpired(clock.now()) : 0,
      reconcile ? app.get(Reconciler, { strict: false }).round() : 0,
      release && reconcile
        ? app.get(ArchiveUnpaid, { strict: false }).round(new Date(clock.now().getTime() + 40 * DAY_MS))
        : 0,
      release ? this.numberPapers() : 0,
    ])
  }

  /** Invoices and credit notes at the same time, as when somebody opens one while the job runs. */
  private async numberPapers(): Promise<void> {
    const numbers = this.shop.running.app.get(PaperNumbers, { strict: false })
    await Promise.all([numbers.numberInvoices(), numbers.numberCreditNotes()])
  }

  /** Everything that is still to come arrives: webhooks (unless they are all lost), the bank's answer, the jobs. */
  async comeToRest({ webhooksLost }: { webhooksLost: boolean }): Promise<void> {
    this.provider.breakdowns = 0
    for (const reference of this.provider.sessions.keys()) this.provider.answer(reference, 'failed')
    if (webhooksLost) this.provider.events = []
    while (this.provider.events.length > 0) await this.steps.deliver(0)
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
}
