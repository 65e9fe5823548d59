import mongoose from 'mongoose'
import { paise } from '../../../src/kernel/amounts/money.js'
import { ERRORS } from '../../../src/kernel/errors/error-codes.js'
import { AppError } from '../../../src/kernel/errors/errors.js'
import { Attempts } from '../../../src/modules/money/payments/attempts/attempts.service.js'
import { PaymentSessions } from '../../../src/modules/money/payments/attempts/payment-sessions.service.js'
import { ReportPayment } from '../../../src/modules/money/payments/attempts/report-payment.service.js'
import { Webhook } from '../../../src/modules/money/payments/webhook/webhook.service.js'
import { Carts } from '../../../src/modules/sales/orders/cart/carts.service.js'
import { AssignStock } from '../../../src/modules/sales/orders/fulfilment/assign-stock.service.js'
import { CancelOrder } from '../../../src/modules/sales/orders/money/cancel-order.service.js'
import { PlaceOrder } from '../../../src/modules/sales/orders/placing/place-order.service.js'
import { OrderQueries } from '../../../src/modules/sales/orders/store/orders.queries.js'
import { type StoredOrder } from '../../../src/modules/sales/orders/store/stored-order.js'
import { type Principal } from '../../../src/platform/http/routes/access.js'
import { ADDRESS, type Jar, type OrderShop } from '../builders/orders.builders.js'
import { type ModelProvider } from './model-provider.js'

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

const STAFF = '9000000001'

/** One customer and the orders placed on the way. */
export interface Walker {
  principal: Principal
  orders: string[]
}

/** What happens to an order on a walk, done as its customer, the staff or the provider would. */
export class WalkSteps {
  /** On the shelves: what customers choose from. */
  jars: Jar[] = []

  constructor(
    private readonly shop: OrderShop,
    private readonly provider: ModelProvider,
  ) {}

  /** Does a step. Refusals are part of a walk; a fault of ours is not. @throws what no customer should meet */
  async take(walker: Walker, { kind, pick }: Step): Promise<void> {
    try {
      if (kind === 'place') return await this.place(walker, pick)
      const id = walker.orders[pick % Math.max(1, walker.orders.length)]
      if (id !== undefined) await this.stepOn(walker, id, kind, pick)
    } catch (error) {
      // A provider that cannot be reached is its own fault, not ours.
      if (!(error instanceof AppError) || ['fault', 'notNow'].includes(ERRORS[error.code].kind)) throw error
    }
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
    const { order } = await this.service(PlaceOrder).place(walker.principal, {
      acceptChanges: true,
      alongside: (placed) => this.service(Attempts).first(placed),
    })
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
        return this.service(ReportPayment).report(principal, id)
      case 'retry':
        return this.handOut(this.service(PaymentSessions).retry(principal, id))
      case 'cancel':
        return this.service(CancelOrder).cancel(principal, id)
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

  /** One of the provider's waiting messages arrives. */
  async deliver(pick: number): Promise<void> {
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
