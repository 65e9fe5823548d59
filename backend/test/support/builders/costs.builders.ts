import mongoose, { type mongo } from 'mongoose'
import { productRow } from '../http/product-row.js'
import { type OrderShop } from './orders.builders.js'

const { ObjectId } = mongoose.Types
type Id = mongo.ObjectId

export interface Material {
  _id: Id
  Id: string
}

interface PotPlan {
  /** The batches used, each with the quantity used and its cost. */
  used: { batch: BatchRow; milli: number; costPaise: number }[]
  labourPaise?: number
  gasPaise?: number
  overheadPaise?: number
  /** In the unit of the product, of which the first is what was planned. */
  makes: { product: Material; quantityMilli: number; costPaise: number; grams?: number }[]
  plannedMilli?: number
  unit?: 'KG' | 'PC'
}

export interface BatchRow {
  _id: Id
  batchNumber: string
  product: Id
}

/** Batches, recipes and runs as the books hold them, for what they cost. */
export class Workshop {
  private numbers = 0

  constructor(private readonly shop: OrderShop) {}

  private get db() {
    return this.shop.running.db
  }

  async material(name: string, changes: Record<string, unknown> = {}): Promise<Material> {
    this.numbers += 1
    const materialType = (changes['materialType'] as string | undefined) ?? 'RM'
    const Id = `${materialType}-${7000 + this.numbers}`
    const row = productRow({ Id, name, materialType, priceUnit: 'KG', netWeight: 0, ...changes })
    await this.db.collection('products').insertOne(row)
    return { _id: new ObjectId(String(row._id)), Id }
  }

  /** What was bought of a material. */
  async bought(product: Material, pricePaise: number, over: object = {}): Promise<BatchRow> {
    this.numbers += 1
    const row = {
      _id: new ObjectId(),
      outlet: new ObjectId(),
      product: product._id,
      materialType: product.Id.slice(0, 2),
      batchNumber: `${product.Id.slice(0, 2)}-260101-${7000 + this.numbers}`,
      receivedMilli: 100_000,
      quantityMilli: 100_000,
      reservedMilli: 0,
      usedMilli: 0,
      remainingMilli: 100_000,
      priceUnit: 'KG',
      pricePaise,
      source: 'purchase',
      reservation: null,
      splitFrom: null,
      receivedOn: '2026-01-01',
      bestBefore: null,
      fefoDay: '9999-12-31',
      supplier: null,
      quarantine: null,
      expired: false,
      expiryOverride: null,
      noStockConfirmed: false,
      emptied: null,
      requestKey: null,
      billPhoto: null,
      version: 0,
      createdBy: 'test',
      createdAt: this.shop.running.clock.now(),
      updatedAt: this.shop.running.clock.now(),
      ...over,
    }
    await this.db.collection('stock').insertOne(row)
    return row
  }

  async recipe(
    product: Material,
    makes: [milli: number, unit: 'KG' | 'PC'],
    lines: readonly (readonly [Material, milli: number, unit: 'KG' | 'PC'])[],
  ): Promise<void> {
    const at = this.shop.running.clock.now()
    await this.db.collection('boms').insertOne({
      parentProduct: product._id,
      parentProductQuantityMilli: makes[0],
      parentProductUnit: makes[1],
      components: lines.map(([component, quantityMilli, unit]) => ({
        product: component._id,
        quantityMilli,
        unit,
        stockMilli: quantityMilli,
        costPricePaise: 0,
      })),
      createdBy: 'admin',
      version: 1,
      createdAt: at,
      updatedAt: at,
    })
  }

  /** A run that was received, and its batches. */
  async pot(plan: PotPlan): Promise<BatchRow[]> {
    this.numbers += 1
    const { used, makes, labourPaise = 0, gasPaise = 0, overheadPaise = 0, unit = 'PC' } = plan
    const at = this.shop.running.clock.now()
    const run = { id: new ObjectId(), reservationId: `R-260101-${7000 + this.numbers}` }
    const [first] = makes as [PotPlan['makes'][number]]
    const made: BatchRow[] = []
    for (const { product, quantityMilli, costPaise } of makes)
      made.push(
        await this.bought(product, Math.round((costPaise * 1000) / quantityMilli), {
          source: 'run',
          reservation: run,
          receivedMilli: quantityMilli,
          quantityMilli,
          remainingMilli: quantityMilli,
          priceUnit: unit,
          receivedOn: '2026-01-02',
        }),
      )
    await this.db.collection('reservations').insertOne({
      _id: run.id,
      reservationId: run.reservationId,
      bomId: new ObjectId(),
      recipe: {
        version: 1,
        parentProduct: first.product._id,
        parentQuantityMilli: 1000,
        parentUnit: unit,
        components: [],
      },
      quantityToProduceMilli: plan.plannedMilli ?? first.quantityMilli,
      costPricePaise: used.reduce((sum, { costPaise }) => sum + costPaise, 0),
      labourPaise,
      gasPaise,
      overheadPaise,
      reservedBy: 'Srinu',
      reservedAt: at,
      remarks: '',
      status: 'Production Completed',
      components: used.map(({ batch, milli, costPaise }) => ({
        productId: batch.product,
        requiredMilli: milli,
        unit: 'KG',
        batches: [
          {
            stockId: batch._id,
            batchNumber: batch.batchNumber,
            reservedMilli: milli,
            usedMilli: milli,
            pricePaise: 100,
            costPricePaise: costPaise,
          },
        ],
        costPricePaise: costPaise,
      })),
      yields: makes.map(({ product, quantityMilli, costPaise, grams = 0 }, at) => ({
        stockId: made[at]?._id,
        batchNumber: made[at]?.batchNumber,
        productId: product._id,
        quantityMilli,
        grams,
        costPaise,
      })),
      completedAt: at,
      completedBy: '9000000001',
      version: 1,
      createdAt: at,
      updatedAt: at,
    })
    return made
  }
}
