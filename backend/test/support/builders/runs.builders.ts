import mongoose from 'mongoose'
import { type StoredProduct } from '../../../src/modules/stock/catalog/products.service.js'
import { type Answer } from '../http/client.js'
import { type StockEntry, type Storeroom } from './stock.builders.js'

/** A run of one component, as its form would have saved it, with its batch reserved. */
export async function aRun(
  { pantry }: Storeroom,
  parent: StoredProduct,
  component: { product: StoredProduct; batch: StockEntry; quantityMilli: number },
): Promise<{ _id: string; reservationId: string }> {
  const { db, clock } = pantry.running
  const at = clock.now()
  const bom = {
    _id: new mongoose.Types.ObjectId(),
    parentProduct: parent._id,
    parentProductQuantityMilli: 1000,
    parentProductUnit: 'PC',
    components: [{ product: component.product._id, quantityMilli: 500, unit: 'KG', stockMilli: 500 }],
    createdBy: 'admin',
    version: 1,
    createdAt: at,
    updatedAt: at,
  }
  await db.collection('boms').insertOne(bom)
  const stockId = new mongoose.Types.ObjectId(component.batch._id)
  const run = {
    _id: new mongoose.Types.ObjectId(),
    reservationId: `R-261121-${String(stockId).slice(-4).toUpperCase()}`,
    bomId: bom._id,
    recipe: {
      version: 1,
      parentProduct: parent._id,
      parentQuantityMilli: 1000,
      parentUnit: 'PC',
      components: [{ product: component.product._id, stockMilli: 500, unit: 'KG' }],
    },
    quantityToProduceMilli: 10_000,
    costPricePaise: 106_250,
    reservedBy: 'Srinu',
    reservedAt: at,
    remarks: '',
    status: 'Reserved',
    components: [
      {
        productId: component.product._id,
        requiredMilli: component.quantityMilli,
        unit: 'KG',
        batches: [
          {
            stockId,
            batchNumber: component.batch.batchNumber,
            reservedMilli: component.quantityMilli,
            usedMilli: null,
            pricePaise: 21_250,
            costPricePaise: 106_250,
          },
        ],
        costPricePaise: 106_250,
      },
    ],
    labourPaise: 0,
    gasPaise: 0,
    overheadPaise: 0,
    yields: [],
    completedAt: null,
    completedBy: null,
    version: 0,
    createdAt: at,
    updatedAt: at,
  }
  await db.collection('reservations').insertOne(run)
  await pantry.batches.reserve({
    stockId,
    productId: component.product._id,
    quantityMilli: component.quantityMilli as never,
    cause: { document: 'reservation', id: String(run._id), line: 0 },
    by: 'Srinu',
  })
  return { _id: String(run._id), reservationId: run.reservationId }
}

/** A run as its calls tell it, or a refusal. */
export interface Run {
  _id: string
  reservationId: string
  status: string
  version: number
  recipeVersion: number
  quantitytoProduce: number
  costPrice: number
  totalCost: number
  reservedBy: string
  remarks: string
  components: {
    productId: { Id: string }
    batchNumber: string | null
    requiredQuantity: number
    reservedQuantity: number
    unit: string
    costPrice: number
    batches: {
      batchNumber: string
      reservedQuantity: number
      usedQuantity: number | null
      price: number
      costPrice: number
    }[]
  }[]
  yields: {
    batchNumber: string
    product: { Id: string }
    quantity: number
    weight: number
    cost: number
    unitPrice: number
  }[]
  plannedWeight: number
  actualWeight: number | null
  lossWeight: number | null
  labour: number
  gas: number
  overhead: number
  completedBy: string | null
}

export interface RunAnswer {
  message: string
  reservationId: string
  reservation: Run
  reservations: Run[]
  error: string
  code: string
  details: { fields?: Record<string, string>; current?: Run; [detail: string]: unknown }
}

/** A BOM that makes so many units of a product from the given quantities, in the units of their stock. */
export async function aBom(
  { pantry }: Pick<Storeroom, 'pantry'>,
  parent: StoredProduct,
  components: readonly { product: StoredProduct; quantity: number }[],
  makes = 1,
): Promise<string> {
  const at = pantry.running.clock.now()
  const bom = {
    _id: new mongoose.Types.ObjectId(),
    parentProduct: parent._id,
    parentProductQuantityMilli: makes * 1000,
    parentProductUnit: parent.priceUnit,
    components: components.map(({ product, quantity }) => ({
      product: product._id,
      quantityMilli: Math.round(quantity * 1000),
      unit: product.priceUnit,
      stockMilli: Math.round(quantity * 1000),
      costPricePaise: 0,
    })),
    createdBy: 'admin',
    version: 1,
    createdAt: at,
    updatedAt: at,
  }
  await pantry.running.db.collection('boms').insertOne(bom)
  return String(bom._id)
}

/** A workshop that makes jars of chillies and oil: half a kilo and 0.2 litres go into each. */
export class Workshop {
  private constructor(
    readonly room: Storeroom,
    readonly jar: StoredProduct,
    readonly chillies: StoredProduct,
    readonly oil: StoredProduct,
    readonly bomId: string,
  ) {}

  static async begin(room: Storeroom): Promise<Workshop> {
    const jar = await room.pantry.jar()
    const chillies = await room.material()
    const oil = await room.oil()
    const bomId = await aBom(room, jar, [
      { product: chillies, quantity: 0.5 },
      { product: oil, quantity: 0.2 },
    ])
    return new Workshop(room, jar, chillies, oil, bomId)
  }

  /** A run as the form sends it: jars, and a batch or several for each component. */
  body(jars: number, chosen: { chillies?: Chosen; oil?: Chosen } = {}, changes: object = {}): object {
    return {
      bomId: this.bomId,
      quantitytoProduce: jars,
      costPrice: 1,
      reservedBy: 'Lakshmi',
      remarks: '',
      components: [
        { productId: this.chillies.Id, ...toLine(chosen.chillies) },
        { productId: this.oil.Id, ...toLine(chosen.oil) },
      ],
      ...changes,
    }
  }

  post(body: object, headers?: Record<string, string>): Promise<Answer<RunAnswer>> {
    return this.room.boss.post<RunAnswer>('/api/reservations', body, headers)
  }

  put(run: { reservationId: string }, body: object): Promise<Answer<RunAnswer>> {
    return this.room.boss.put<RunAnswer>(`/api/reservations/${run.reservationId}`, body)
  }

  /** A run that was made. */
  async run(jars: number, chosen: { chillies?: Chosen; oil?: Chosen }, changes: object = {}): Promise<Run> {
    const { status, body } = await this.post(this.body(jars, chosen, changes))
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.reservation
  }

  async read(run: { reservationId: string }): Promise<Run> {
    return (await this.room.boss.get<Run>(`/api/reservations/${run.reservationId}`)).body
  }

  /** Quantity, reserved, used and remaining of a batch. */
  async counters(batch: StockEntry): Promise<number[]> {
    const { quantity, reservedQuantity, usedQuantity, remainingQuantity } = await this.room.read(batch)
    return [quantity, reservedQuantity, usedQuantity, remainingQuantity]
  }
}

type Chosen = readonly (readonly [batch: StockEntry, quantity?: number])[]

const toLine = (chosen: Chosen = []) => ({
  batches: chosen.map(([{ batchNumber }, reservedQuantity]) => ({ batchNumber, reservedQuantity })),
})
