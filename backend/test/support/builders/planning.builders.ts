import mongoose from 'mongoose'
import { addIstDays, istDay } from '../../../src/kernel/dates/ist.js'
import { type Answer, type Client } from '../http/client.js'
import { type WireError } from '../http/orders.wire.js'
import { productRow } from '../http/product-row.js'
import { packer } from './auth.builders.js'
import { expectOk, type Jar, OrderShop } from './orders.builders.js'
import { anOutlet } from './outlets.builders.js'
import { type StockAnswer } from './stock.builders.js'

export interface WirePlanned {
  bomId: string
  product: { _id: string; Id: string; name: string }
  quantity: number
  now: boolean
  lowOn: string | null
  reasons: { code: string; text: string }[]
}

export interface WireCheck extends WireError {
  items: {
    bomId: string
    quantity: number
    makeable: number
    status: string
    firstMissing: { product: { name: string }; quantity: number } | null
    components: { product: { name: string }; required: number; fromShelf: number; missing: number }[]
  }[]
  cookFirst: WirePlanned[]
  underWay: { reservationId: string; missing: { quantity: number }[] }[]
  shopping: {
    supplier: { name: string } | null
    lines: {
      product: { name: string }
      missing: number
      quantity: number
      neededFor: string[]
      last: { on: string; quantity: number; price?: number } | null
      estimate?: number | null
    }[]
  }[]
}

export interface WirePlan extends WireError {
  today: string
  days: number
  weeks: number
  suggestions: WirePlanned[]
  withoutRecipe: { product: { Id: string }; needed: number }[]
  check: WireCheck
}

export interface WireRuns extends WireError {
  message: string
  runs: {
    bomId: string
    reservationId: string
    status: string
    quantity: number
    missing: { product: { name: string }; quantity: number }[]
  }[]
}

type Kind = 'RM' | 'SG'

/** A shop that cooks: products with recipes, sales of the last weeks, sacks from suppliers. */
export class Kitchen {
  private numbers = 0

  private constructor(
    readonly shop: OrderShop,
    readonly boss: Client,
    readonly ops: Client,
  ) {}

  static async open(): Promise<Kitchen> {
    const shop = await OrderShop.open()
    const boss = await shop.staff()
    const { client } = await packer(shop.running, boss)
    return new Kitchen(shop, boss, client)
  }

  close(): Promise<void> {
    return this.shop.close()
  }

  get today() {
    return istDay(this.shop.running.clock.now())
  }

  /** Something that goes into jars, kept in kilograms. */
  async material(materialType: Kind, changes: Record<string, unknown> = {}): Promise<Jar> {
    this.numbers += 1
    const Id = `${materialType}-${String(8000 + this.numbers)}`
    const name = `${materialType === 'RM' ? 'Chillies' : 'Paste'} ${this.numbers}`
    const row = productRow({ Id, name, materialType, priceUnit: 'KG', ...changes })
    await this.shop.running.db.collection('products').insertOne(row)
    return { _id: String(row._id), Id, name }
  }

  /** A recipe for so many of a product. @returns its id */
  async recipe(parent: Jar, makes: number, parts: readonly (readonly [Jar, number])[]): Promise<string> {
    const at = this.shop.running.clock.now()
    const _id = new mongoose.Types.ObjectId()
    await this.shop.running.db.collection('boms').insertOne({
      _id,
      parentProduct: new mongoose.Types.ObjectId(parent._id),
      parentProductQuantityMilli: makes * 1000,
      parentProductUnit: parent.Id.startsWith('FG') ? 'PC' : 'KG',
      components: parts.map(([part, quantity]) => ({
        product: new mongoose.Types.ObjectId(part._id),
        quantityMilli: Math.round(quantity * 1000),
        stockMilli: Math.round(quantity * 1000),
        unit: 'KG',
        costPricePaise: 0,
      })),
      createdBy: 'admin',
      version: 1,
      createdAt: at,
      updatedAt: at,
    })
    return String(_id)
  }

  /** A sack that was bought. */
  async sack(product: Jar, quantity: number, changes: Record<string, unknown> = {}): Promise<string> {
    const outlet = await anOutlet(this.shop.running)
    const sent = { outlet, product: product.Id, batchNumber: 'RM-000000-000', quantity, priceUnit: 'KG' }
    const answer = await this.boss.post<StockAnswer>('/api/stock', { ...sent, price: 200, ...changes })
    expectOk(answer)
    return answer.body.stock._id
  }

  /** So many jars sold on each of so many days before today, as the sums of days have them. */
  async sold(jar: Jar, aDay: number, days: number): Promise<void> {
    for (let ago = 1; ago <= days; ago++) {
      const line = { Id: jar.Id, name: jar.name, quantityMilli: aDay * 1000, paise: aDay * 49_950 }
      await this.shop.running.db
        .collection<{ _id: string; lines: unknown[] }>('salesdays')
        .updateOne(
          { _id: addIstDays(this.today, -ago) },
          { $push: { lines: line }, $setOnInsert: { orders: 1, productPaise: 0, deliveryPaise: 0 } },
          { upsert: true },
        )
    }
  }

  async plan(query = '', by = this.ops): Promise<WirePlan> {
    const answer = await by.get<WirePlan>(`/api/admin/cook-plan${query}`)
    expectOk(answer)
    return answer.body
  }

  check(items: readonly object[], by = this.ops): Promise<Answer<WireCheck>> {
    return by.post<WireCheck>('/api/admin/cook-plan/check', { items })
  }

  reserve(items: readonly object[], key?: string): Promise<Answer<WireRuns>> {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
    return this.ops.post<WireRuns>('/api/admin/cook-plan/reservations', { items }, headers)
  }
}
