import { type Types } from 'mongoose'
import { paise } from '../../../src/kernel/amounts/money.js'
import { milli } from '../../../src/kernel/amounts/quantity.js'
import { grams } from '../../../src/kernel/amounts/weight.js'
import { Availability } from '../../../src/modules/stock/catalog/availability.service.js'
import {
  CreateProduct,
  type ProductDraft,
} from '../../../src/modules/stock/catalog/create-product.service.js'
import { Products, type StoredProduct } from '../../../src/modules/stock/catalog/products.service.js'
import { StockCheck } from '../../../src/modules/stock/inventory/checking/stock-check.service.js'
import { Batches } from '../../../src/modules/stock/inventory/movements/batches.service.js'
import { type StoredBatch } from '../../../src/modules/stock/inventory/reading/stock.queries.js'
import { type Receipt, Receiving } from '../../../src/modules/stock/inventory/receiving/receiving.service.js'
import { startApp, type TestApp } from '../http/app.js'
import { Client } from '../http/client.js'
import { ADMIN, WITH_ADMIN } from './auth.builders.js'
import { anOutlet } from './outlets.builders.js'

const OILS = ['CP_PO', 'RO_PO', 'CP_SO'] as const
const SPICES = ['LOW', 'MEDIUM', 'HIGH'] as const
const TYPES = ['CHICKEN', 'MUTTON', 'PRAWNS', 'GONGURA'] as const

/** A jar on sale. */
export const JAR = {
  materialType: 'FG',
  variantType: 'CHICKEN',
  variantOil: 'CP_PO',
  variantSpicy: 'MEDIUM',
  variantWeight: '1kg',
  description: '<p>Chicken pickle</p>',
  pricePaise: paise(84_900),
  netWeight: grams(1000),
  grossWeight: grams(1420),
} as const satisfies ProductDraft

/** A shop in which catalogue and stock are exercised, through HTTP and through the modules' services. */
export class Pantry {
  private made = 0

  private constructor(readonly running: TestApp) {}

  static async open(mongodbUri?: string): Promise<Pantry> {
    return new Pantry(await startApp({ environment: WITH_ADMIN, ...(mongodbUri ? { mongodbUri } : {}) }))
  }

  close(): Promise<void> {
    return this.running.close()
  }

  get batches(): Batches {
    return this.running.app.get(Batches, { strict: false })
  }

  get availability(): Availability {
    return this.running.app.get(Availability, { strict: false })
  }

  get check(): StockCheck {
    return this.running.app.get(StockCheck, { strict: false })
  }

  create(draft: ProductDraft): Promise<StoredProduct> {
    return this.running.app.get(CreateProduct, { strict: false }).create(draft)
  }

  /** A variant that no earlier call has made. */
  jar(changes: Partial<ProductDraft> = {}): Promise<StoredProduct> {
    const number = this.made++
    const variant = {
      variantOil: OILS[number % 3],
      variantSpicy: SPICES[Math.floor(number / 3) % 3],
      variantType: TYPES[Math.floor(number / 9) % 4],
    }
    return this.create({ ...JAR, ...variant, ...changes })
  }

  async receive(
    product: StoredProduct,
    quantityMilli: number,
    at = this.running.clock.now(),
  ): Promise<StoredBatch> {
    return this.receiveAt(await this.outlet(), product, quantityMilli, at)
  }

  outlet(): Promise<string> {
    return anOutlet(this.running)
  }

  receiveAt(
    outletId: string,
    { Id: productId }: { Id: string },
    quantityMilli: number,
    at = this.running.clock.now(),
    dates: Pick<Receipt, 'receivedOn' | 'bestBefore'> = {},
  ): Promise<StoredBatch> {
    const receiving = this.running.app.get(Receiving, { strict: false })
    const receipt = {
      ...dates,
      outletId,
      productId,
      quantityMilli: milli(quantityMilli),
      pricePaise: paise(40_000),
      by: ADMIN.mobileNumber,
      at,
    }
    return productId.startsWith('RM') ? receiving.receive(receipt) : receiving.open(receipt, 'For a test')
  }

  reread(product: { Id: string }): Promise<StoredProduct> {
    return this.running.app.get(Products, { strict: false }).resolve(product.Id)
  }

  async counters(product: { Id: string }): Promise<[onHand: number, committed: number, available: number]> {
    const { onHandMilli, committedMilli, availableMilli } = await this.reread(product)
    return [onHandMilli / 1000, committedMilli / 1000, availableMilli / 1000]
  }

  ledger(stock: Types.ObjectId): Promise<Record<string, unknown>[]> {
    return this.running.db.collection('stockledger').find({ stock }).sort({ _id: 1 }).toArray()
  }

  async staff(): Promise<Client> {
    const client = new Client(this.running.url)
    await client.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
    return client
  }

  visitor(): Client {
    return new Client(this.running.url)
  }
}
