import { type INestApplicationContext } from '@nestjs/common'
import { getModelToken } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { type Paise, roundToPaisa } from '../kernel/amounts/money.js'
import { type Milli, milli } from '../kernel/amounts/quantity.js'
import { DAY_MS } from '../kernel/dates/ist.js'
import { type StoredProduct } from '../modules/stock/catalog/products.service.js'
import { type StoredBatch } from '../modules/stock/inventory/reading/batch.queries.js'
import { type DemoCustomer } from './data/people.js'
import { Random } from './random.js'

/** A class of a mongoose schema or of a service, as Nest knows it. */
type Class<T> = abstract new (...args: never[]) => T

/** What the steps of the demo data share: the application's services, the time, and the results of earlier steps. */
export class DemoContext {
  /** Products by slug (finished) or key (materials). */
  readonly products = new Map<string, StoredProduct>()
  /**
   * Batches of a product, oldest first, by the product's key. While orders are made, it keeps count of what is left.
   */
  readonly batches = new Map<string, { record: StoredBatch; leftMilli: Milli }[]>()
  readonly customers = new Map<string, DemoCustomer & { _id: Types.ObjectId }>()
  /** Who sells a material, by its key. */
  readonly suppliers = new Map<string, Types.ObjectId>()
  readonly random = new Random(849)
  outletId!: Types.ObjectId

  constructor(
    private readonly app: INestApplicationContext,
    readonly now: Date,
  ) {}

  service<T>(type: Class<T>): T {
    return this.app.get<T>(type as never, { strict: false })
  }

  model<T>(type: Class<T>): Model<T> {
    return this.app.get<Model<T>>(getModelToken(type.name), { strict: false })
  }

  /** A model that only some environments have: of the sandboxes, which the demo must not import. */
  standIn(name: string): Model<object> | null {
    try {
      return this.app.get<Model<object>>(getModelToken(name), { strict: false })
    } catch {
      return null
    }
  }

  daysAgo(days: number): Date {
    return new Date(this.now.getTime() - days * DAY_MS)
  }

  product(key: string): StoredProduct {
    const product = this.products.get(key)
    if (!product) throw new Error(`The demo data know no product "${key}"`)
    return product
  }

  customer(key: string): DemoCustomer & { _id: Types.ObjectId } {
    const customer = this.customers.get(key)
    if (!customer) throw new Error(`The demo data know no customer "${key}"`)
    return customer
  }

  batchesOf(key: string): { record: StoredBatch; leftMilli: Milli }[] {
    return this.batches.get(key) ?? []
  }

  remember(key: string, record: StoredBatch): void {
    this.batches.set(key, [...this.batchesOf(key), { record, leftMilli: record.remainingMilli }])
  }
}

export const rupees = (amount: number): Paise => roundToPaisa(amount * 100)
export const units = (quantity: number): Milli => milli(Math.round(quantity * 1000))

/** Who the demo's movements are booked to. */
export const DEMO_STAFF = '9000000002'
