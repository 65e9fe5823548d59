import { randomUUID } from 'node:crypto'
import { type Answer, type Client } from '../http/client.js'
import { type WireError, type WireOrder } from '../http/orders.wire.js'
import { packer } from './auth.builders.js'
import { type Jar, OrderShop } from './orders.builders.js'

/** An order as the desk shows it, or a refusal. */
export interface WireDesk extends WireError {
  order: WireOrder & Record<string, unknown>
  payLink: string
  payText: string
  receipt: Record<string, unknown> | null
}

/** Of a request that may be sent again. */
export const key = () => ({ 'idempotency-key': randomUUID() })

/** Somebody of staff at the counter and at the telephone. */
export class Desk {
  private numbers = 0

  private constructor(
    readonly shop: OrderShop,
    readonly ops: Client,
  ) {}

  static async open(): Promise<Desk> {
    const shop = await OrderShop.open()
    return new Desk(shop, (await packer(shop.running, await shop.staff())).client)
  }

  close(): Promise<void> {
    return this.shop.close()
  }

  /** The number of a customer who was never here. */
  newNumber(): string {
    this.numbers += 1
    return `95${String(this.numbers).padStart(8, '0')}`
  }

  /** What staff write down of an order. */
  told(lines: readonly (readonly [Jar, number])[], changes: Record<string, unknown> = {}) {
    return {
      channel: 'counter',
      customerNumber: this.newNumber(),
      contactName: 'Lakshmi Rao',
      handover: 'pickup',
      lines: lines.map(([{ Id }, quantity]) => ({ Id, quantity, price: 499.5 })),
      deliveryCost: 0,
      payment: 'link',
      ...changes,
    }
  }

  take(body: object, headers: Record<string, string> = key(), client = this.ops): Promise<Answer<WireDesk>> {
    return client.post<WireDesk>('/api/admin/desk/orders', body, headers)
  }

  collect(orderId: string, body: Record<string, unknown>, client = this.ops): Promise<Answer<WireDesk>> {
    return client.post<WireDesk>(`/api/admin/desk/orders/${orderId}/receipt`, body)
  }

  async openDrawer(): Promise<void> {
    const answer = await this.ops.post<WireError>('/api/admin/drawers', { float: 500 }, key())
    if (answer.status !== 200 && answer.body.code !== 'DRAWER_OPEN')
      throw new Error(JSON.stringify(answer.body))
  }

  /** What should lie in the open drawer. */
  async cash(): Promise<number> {
    type Current = { drawer: { expected: number } | null }
    const { body } = await this.ops.get<Current>('/api/admin/drawers/current')
    return body.drawer?.expected ?? Number.NaN
  }
}
