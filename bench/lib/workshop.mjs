import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../../scripts/lib/prepare.mjs'

const { ObjectId } = createRequire(join(root, 'embedded-mongo', 'package.json'))('mongodb')
/** Number of runs that use one sack or one pot of paste. */
const RUNS_OF_A_BATCH = 10
const BY = '9000000001'

const dayOf = (at) => at.toISOString().slice(0, 10)

/** A component of a run, from one batch. */
const componentOf = (batch) => ({
  productId: batch.product,
  requiredMilli: 2_500,
  unit: batch.priceUnit,
  costPricePaise: 20_000,
  batches: [
    {
      stockId: batch._id,
      batchNumber: batch.batchNumber,
      reservedMilli: 2_500,
      usedMilli: 2_400,
      pricePaise: 21_000,
      costPricePaise: 50_400,
    },
  ],
})

/** A line of an order. */
const itemOf = ({ batch, product }) => ({
  productId: product._id,
  Id: product.Id,
  name: product.name,
  description: product.description,
  image: product.image,
  priceUnit: 'PC',
  unitPaise: 44_900,
  quantityMilli: 1000,
  linePaise: 44_900,
  grossWeight: 800,
  tax: null,
  allocations: [{ stockId: batch._id, batchNumber: batch.batchNumber, quantityMilli: 1000 }],
})

/**
 * A year of a busy workshop. Ten runs take from sacks and pastes, and fill two sizes of jars. Orders of two lines take
 * their jars from the runs of the last days.
 */
export class Workshop {
  batches = []
  runs = []
  orders = []
  #numbers = 0
  #open = new Map()

  constructor({ products, outlet, suppliers }) {
    this.products = products
    this.outlet = outlet
    this.suppliers = suppliers
  }

  number(kind) {
    this.#numbers += 1
    return `${kind}-T${String(this.#numbers).padStart(7, '0')}`
  }

  batch(product, at, changes) {
    const batch = {
      _id: new ObjectId(),
      outlet: this.outlet._id,
      product: product._id,
      materialType: product.materialType,
      batchNumber: this.number(product.materialType),
      receivedMilli: 30_000,
      quantityMilli: 30_000,
      reservedMilli: 0,
      usedMilli: 30_000,
      remainingMilli: 0,
      priceUnit: product.priceUnit,
      pricePaise: 21_000,
      reservation: null,
      source: 'purchase',
      splitFrom: null,
      receivedOn: dayOf(at),
      bestBefore: null,
      fefoDay: '9999-12-31',
      supplier: null,
      supplierLot: 'GT-2291',
      invoiceNumber: 'INV-448',
      notes: '',
      billPhoto: null,
      quarantine: null,
      expired: false,
      expiryOverride: null,
      noStockConfirmed: false,
      emptied: null,
      countedAt: null,
      version: 0,
      requestKey: null,
      createdBy: BY,
      createdAt: at,
      updatedAt: at,
      ...changes,
    }
    this.batches.push(batch)
    return batch
  }

  /** The open sack of a material; a new one comes when ten runs drew on it. */
  sack(product, at) {
    const key = String(product._id)
    const open = this.#open.get(key)
    if (open && open.uses < RUNS_OF_A_BATCH) {
      open.uses += 1
      return open.batch
    }
    const supplier = this.suppliers[this.#numbers % this.suppliers.length]?._id ?? null
    const batch = this.batch(product, at, { supplier })
    this.#open.set(key, { batch, uses: 1 })
    return batch
  }

  run(product, at, inputs, yields) {
    const run = { _id: new ObjectId(), reservationId: this.number('R') }
    const reservation = { id: run._id, reservationId: run.reservationId }
    const made = Array.from({ length: yields }, () => this.batch(product, at, { reservation, source: 'run' }))
    this.runs.push({
      ...run,
      bomId: run._id,
      recipe: {
        version: 1,
        parentProduct: product._id,
        parentQuantityMilli: 1000,
        parentUnit: product.priceUnit,
        components: inputs.map((batch) => ({
          product: batch.product,
          stockMilli: 100,
          unit: batch.priceUnit,
        })),
      },
      quantityToProduceMilli: 60_000,
      costPricePaise: 100_000,
      labourPaise: 0,
      gasPaise: 0,
      overheadPaise: 0,
      reservedBy: 'Srinu',
      reservedAt: at,
      remarks: '',
      status: 'Production Completed',
      components: inputs.map(componentOf),
      yields: made.map(({ _id: stockId, batchNumber }) => ({
        stockId,
        batchNumber,
        productId: product._id,
        quantityMilli: 30_000,
        grams: 15_000,
        costPaise: 50_000,
      })),
      completedAt: at,
      completedBy: BY,
      version: 1,
      createdAt: at,
      updatedAt: at,
    })
    return made
  }

  order(at, jars) {
    const _id = new ObjectId()
    const event = (name, by = null) => ({ event: name, at, by, detail: null })
    this.orders.push({
      _id,
      // As the shop numbers them: P-T003-2935.
      orderId: this.number('P').replace(/(.{4})$/, '-$1'),
      externalId: `JDI-${_id}`,
      userId: new ObjectId(),
      requestKey: String(_id),
      orderDate: at,
      mobileNumber: `9${String(100_000_000 + (this.#numbers % 1_000_000))}`,
      email: 'lakshmi@example.com',
      contactName: 'Lakshmi Rao',
      contactNumber: '9876543210',
      address: '12 Main Road, behind the temple, second floor',
      city: 'Hyderabad',
      state: 'Telangana',
      postalCode: '500001',
      orderStatus: 'Completed',
      deliveryStatus: 'Delivered',
      paymentStatus: 'Completed',
      issueStatus: null,
      items: jars.map(itemOf),
      totalPaise: 89_800,
      deliveryPaise: 12_000,
      finalPaise: 101_800,
      gst: null,
      deliveryTax: null,
      held: false,
      holdUntil: at,
      paidAt: at,
      paidPaise: 101_800,
      deletedAt: null,
      archivedAt: null,
      waybill: `T${_id}`,
      timeline: [
        event('Placed'),
        event('Paid'),
        event('Packed', BY),
        event('Shipped', BY),
        event('Delivered'),
      ],
      revision: 5,
      createdAt: at,
      updatedAt: at,
    })
  }
}
