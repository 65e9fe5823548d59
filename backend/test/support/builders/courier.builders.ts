import { type Answer, type Client } from '../http/client.js'
import { type WireError, type WireOrder } from '../http/orders.wire.js'
import { type Jar, OrderShop } from './orders.builders.js'

/** A parcel on its way, or what became of it. */
export interface Sent {
  order: WireOrder
  client: Client
  jar: Jar
  waybill: string
  parcel: string
}

/** What staff see of the parcels of an order. */
export interface CourierDetail {
  orderId: string
  kind: string | null
  refundEverything: number
  refundLessCharge: number
  parcels: {
    reference: string
    trouble: string | null
    claim: { refusedAt: string | null; refusal: string; receivedAmount: number | null } | null
    jarsIn: number
    jarsOut: { itemIdx: number; stockId: string; batchNumber: string; quantity: number; standing: string }[]
    whyNot: Record<string, string | null>
  }[]
}

/** Staff who look after what the courier does with parcels. */
export class CourierDesk {
  private constructor(
    readonly shop: OrderShop,
    readonly staff: Client,
  ) {}

  static async open(): Promise<CourierDesk> {
    const shop = await OrderShop.open()
    return new CourierDesk(shop, await shop.staff())
  }

  close(): Promise<void> {
    return this.shop.close()
  }

  async shipped(count = 2, jar?: Jar): Promise<Sent> {
    const ordered = jar ?? (await this.shop.jar())
    const { client, order } = await this.shop.packed([[ordered, count]])
    const { waybill } = (await this.shop.ship(order)).body
    return { client, order, waybill, jar: ordered, parcel: order.order_extid }
  }

  async back(count = 2): Promise<Sent> {
    const sent = await this.shipped(count)
    await this.shop.scan(sent.waybill, 'Returning')
    await this.shop.scan(sent.waybill, 'RTO')
    return sent
  }

  async lost(): Promise<Sent> {
    const sent = await this.shipped()
    await this.shop.scan(sent.waybill, 'Lost')
    return sent
  }

  /** What staff do about a parcel. */
  step(
    { orderId }: { orderId: string },
    what: string,
    body: object,
    { by = this.staff, key }: { by?: Client; key?: string } = {},
  ): Promise<Answer<CourierDetail & WireError>> {
    const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
    return by.post<CourierDetail & WireError>(`/api/admin/courier-work/${orderId}/${what}`, body, headers)
  }

  async detail({ orderId }: { orderId: string }): Promise<CourierDetail> {
    return (await this.staff.get<CourierDetail>(`/api/admin/courier-work/${orderId}`)).body
  }

  async listed(): Promise<{ orderId: string; kind: string }[]> {
    return (await this.staff.get<{ orderId: string; kind: string }[]>('/api/admin/courier-work')).body
  }

  /** What staff say of the jars that came back. */
  async found(order: WireOrder, whole: number, writtenOff = 0, reason = writtenOff > 0 ? 'Broken' : '') {
    const [jars] = (await this.detail(order)).parcels[0]?.jarsOut ?? []
    return {
      parcel: order.order_extid,
      jars: [{ itemIdx: 0, stockId: jars?.stockId, back: whole, writtenOff, reason }],
    }
  }

  /** How much of a kind of work the cockpit counts. */
  async counted(work: 'courierWork' | 'courierClaims'): Promise<number> {
    return Number((await this.staff.get('/api/dashboard/summary')).body[work])
  }
}
