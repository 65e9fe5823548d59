import { type Year } from './year.builders.js'
import { edgesOf, reachedFrom } from './year.edges.js'
import { type YearBatch } from './year.rows.js'
import { JAR_PAISE, type SoldOrder } from './year.sales.js'

/** A batch as a recall shows it, worked out from all documents of the year. */
export interface BatchTruth {
  batchNumber: string
  product: string
  supplier: string
  root: boolean
  made: number
  remaining: number
  setAside: number
  sent: number
}

/** Recalled jars in an order, its lines as `place batch jars`. */
export interface OrderTruth {
  orderId: string
  sent: boolean
  customer: string
  delivery: number
  lines: string[]
  jars: number
}

export interface RecallTruth {
  batches: BatchTruth[]
  /** As `product: batch quantity, …`. */
  runs: string[]
  orders: OrderTruth[]
  /** Batch numbers. */
  siblings: string[]
  cost: { shelf: number; material: number; refunds: number; courier: number; total: number }
}

function count(counts: Map<string, number>, id: unknown, quantity: number): void {
  counts.set(String(id), (counts.get(String(id)) ?? 0) + quantity)
}

const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0)

/** What a recall reaches, found by looking through every document of the year. */
export class RecallTruths {
  private readonly edges
  private readonly batches: Map<string, YearBatch>
  private readonly names: Map<string, string>
  /** Jars of each batch that customers have, and how many of it are at other outlets, in thousandths. */
  private readonly sent = new Map<string, number>()
  private readonly moved = new Map<string, number>()

  constructor(private readonly year: Year) {
    this.edges = edgesOf(year)
    this.batches = new Map(year.batches.map((batch) => [String(batch._id), batch]))
    this.names = new Map([...year.products.values()].map(({ _id, name }) => [String(_id), name]))
    for (const { splitFrom, receivedMilli } of year.batches)
      if (splitFrom) count(this.moved, splitFrom.id, receivedMilli)
    for (const { deliveryStatus, items } of year.orders as unknown as SoldOrder[])
      for (const { stockId, quantityMilli } of items.flatMap(({ allocations }) => allocations))
        if (deliveryStatus === 'Delivered') count(this.sent, stockId, quantityMilli)
  }

  of(batch: YearBatch): RecallTruth {
    const roots = this.wholes(batch)
    const reached = reachedFrom(
      this.edges,
      roots.map(({ _id }) => `batch:${_id}`),
      'forward',
    )
    const orders = this.ordersOf(reached)
    const batches = this.year.batches
      .filter(({ _id }) => reached.has(`batch:${_id}`))
      .map((one) => this.batchOf(one, one === batch))
    return {
      batches,
      orders,
      runs: this.runsOf(reached),
      siblings: this.siblingsOf(reached),
      cost: this.costOf(reached, orders),
    }
  }

  /** A part is the lot that it was taken from. */
  private wholes(batch: YearBatch): YearBatch[] {
    const whole = batch.splitFrom && this.batches.get(String(batch.splitFrom.id))
    return whole ? [batch, ...this.wholes(whole)] : [batch]
  }

  private batchOf(batch: YearBatch, root: boolean): BatchTruth {
    const id = String(batch._id)
    return {
      batchNumber: batch.batchNumber,
      product: this.productOf(batch.product),
      supplier: this.year.suppliers.find(({ _id }) => _id === batch.supplier)?.name ?? '',
      root,
      made: (batch.receivedMilli - (this.moved.get(id) ?? 0)) / 1000,
      remaining: batch.remainingMilli / 1000,
      setAside: batch.reservedMilli / 1000,
      sent: (this.sent.get(id) ?? 0) / 1000,
    }
  }

  private runsOf(reached: ReadonlySet<string>): string[] {
    return this.year.runs
      .filter((run) => reached.has(`run:${run._id}`) && run.completedAt === null)
      .map(({ recipe, components }) => {
        const parts = components
          .flatMap(({ batches }) => batches)
          .filter(({ stockId }) => reached.has(`batch:${stockId}`))
          .map(({ stockId, reservedMilli }) => `${this.numberOf(stockId)} ${reservedMilli / 1000}`)
        return `${this.productOf(recipe.parentProduct)}: ${parts.join(', ')}`
      })
  }

  private ordersOf(reached: ReadonlySet<string>): OrderTruth[] {
    return (this.year.orders as unknown as SoldOrder[])
      .filter(({ _id }) => reached.has(`order:${_id}`))
      .map(({ orderId, deliveryStatus, mobileNumber, deliveryPaise, items }) => {
        const parts = items.flatMap(({ allocations }, line) =>
          allocations
            .filter(({ stockId }) => reached.has(`batch:${stockId}`))
            .map(({ stockId, quantityMilli }) => ({ line, stockId, jars: quantityMilli / 1000 })),
        )
        return {
          orderId,
          sent: deliveryStatus === 'Delivered',
          customer: String(mobileNumber),
          delivery: deliveryPaise / 100,
          lines: parts.map(({ line, stockId, jars }) => `${line} ${this.numberOf(stockId)} ${jars}`),
          jars: sum(parts.map(({ jars }) => jars)),
        }
      })
  }

  /** Out of a pot that made a reached batch and had nothing of one. */
  private siblingsOf(reached: ReadonlySet<string>): string[] {
    const makers = new Set(
      this.year.batches
        .filter(({ _id }) => reached.has(`batch:${_id}`))
        .map(({ reservation }) => String(reservation?.id)),
    )
    return this.year.runs
      .filter(({ _id }) => makers.has(String(_id)) && !reached.has(`run:${_id}`))
      .flatMap(({ yields }) => yields.filter(({ stockId }) => !reached.has(`batch:${stockId}`)))
      .map(({ stockId }) => this.numberOf(stockId))
  }

  private costOf(reached: ReadonlySet<string>, orders: readonly OrderTruth[]): RecallTruth['cost'] {
    const worth = (isJar: boolean): number =>
      sum(
        this.year.batches
          .filter(({ _id, materialType }) => reached.has(`batch:${_id}`) && (materialType === 'FG') === isJar)
          .map(({ pricePaise, remainingMilli, reservedMilli }) =>
            Math.round((pricePaise * (remainingMilli + reservedMilli)) / 1000),
          ),
      ) / 100
    const sent = orders.filter((order) => order.sent)
    const [shelf, material] = [worth(true), worth(false)]
    const refunds = sum(sent.map(({ jars }) => (jars * JAR_PAISE) / 100))
    const courier = sum(sent.map(({ delivery }) => delivery))
    return {
      shelf,
      material,
      refunds,
      courier,
      total: Math.round((shelf + material + refunds + courier) * 100) / 100,
    }
  }

  private numberOf(stockId: unknown): string {
    return this.batches.get(String(stockId))?.batchNumber ?? ''
  }

  private productOf(id: unknown): string {
    return this.names.get(String(id)) ?? ''
  }
}
