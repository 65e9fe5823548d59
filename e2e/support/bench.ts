import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { freshNumber } from './people.js'

export interface BenchOrder {
  _id: string
  orderId: string
  order_extid: string
  mobileNumber: string
  totalPrice: number
  finalPrice: number
  deliveryStatus: string
  orderStatus: string
  paymentStatus: string
  refundAmount: number | null
  creditedAmount: number
  waybill: string | null
}

interface Jar {
  _id: string
  Id: string
  variantType: string
  price: number
  grossWeight: number
  activeFlag: boolean
  unlimitedStock: boolean
}

const PLACE = { address: '12-3 Temple Street', city: 'Bengaluru', state: 'Karnataka', postalCode: '560001' }
const A_YEAR_MS = 365 * 86_400_000

/** What happens around the packing bench, done over the API by the staff member whose page it is. */
export class Bench {
  constructor(private readonly page: Page) {}

  async get<T>(path: string): Promise<T> {
    const answer = await this.page.request.get(path)
    expect([path, answer.status()]).toEqual([path, 200])
    return (await answer.json()) as T
  }

  post<T>(path: string, data: object = {}): Promise<T> {
    return this.send('POST', path, data)
  }

  put<T>(path: string, data: object = {}): Promise<T> {
    return this.send('PUT', path, data)
  }

  /** A jar on sale of which so many are there that keep for a year. */
  async jar(jars: number): Promise<Jar> {
    const { products } = await this.get<{ products: Jar[] }>('/api/products?materialType=FG&perPage=500')
    const jar = products.find((one) => one.activeFlag && one.price > 0 && !one.unlimitedStock)
    const [outlet] = await this.get<{ id: string }[]>('/api/admin/outlets')
    await this.post('/api/admin/stock/opening', {
      outlet: outlet?.id,
      product: jar?.Id,
      quantity: jars,
      price: 300,
      bestBefore: new Date(Date.now() + A_YEAR_MS).toISOString().slice(0, 10),
      reason: 'For a day at the bench',
    })
    return jar as Jar
  }

  /** A customer orders by phone, and has paid. */
  async order(jar: Jar, quantity: number, contactName = 'Asha Rani'): Promise<BenchOrder> {
    const query = `d_pin=${PLACE.postalCode}&cgm=${jar.grossWeight * quantity}`
    const [charge] = await this.get<{ total_amount: number }[]>(`/api/delhivery/charges?${query}`)
    const { order } = await this.post<{ order: BenchOrder }>('/api/admin/desk/orders', {
      channel: 'phone',
      customerNumber: freshNumber(),
      contactName,
      handover: 'courier',
      ...PLACE,
      lines: [{ Id: jar.Id, quantity, price: jar.price }],
      deliveryCost: charge?.total_amount,
      payment: 'upi',
      reference: randomUUID(),
    })
    return order
  }

  look({ orderId }: Pick<BenchOrder, 'orderId'>): Promise<BenchOrder> {
    return this.get(`/api/orders/order/${orderId}`)
  }

  /** The courier scans the parcel of an order. */
  async scan(order: BenchOrder, ...statuses: string[]): Promise<void> {
    const { waybill } = await this.look(order)
    for (const status of statuses) await this.post(`/sandbox/delhivery/shipments/${waybill}/scan`, { status })
  }

  private async send<T>(method: string, path: string, data: object): Promise<T> {
    const headers = { origin: new URL(this.page.url()).origin, 'idempotency-key': randomUUID() }
    const answer = await this.page.request.fetch(path, { method, data, headers })
    expect([path, answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([
      path,
      answer.status(),
      '',
    ])
    return (await answer.json()) as T
  }
}
