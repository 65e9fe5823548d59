import mongoose from 'mongoose'

type Id = mongoose.Types.ObjectId

/** A batch as it is stored. */
export interface YearBatch {
  _id: Id
  batchNumber: string
  product: Id
  materialType: 'RM' | 'SG' | 'FG'
  quantityMilli: number
  receivedMilli: number
  reservedMilli: number
  usedMilli: number
  remainingMilli: number
  supplier: Id | null
  pricePaise: number
  reservation: { id: Id; reservationId: string } | null
  splitFrom: { id: Id; batchNumber: string } | null
}

export interface YearRun {
  _id: Id
  reservationId: string
  recipe: { parentProduct: Id }
  completedAt: Date | null
  components: { batches: { stockId: Id; reservedMilli: number; usedMilli: number | null }[] }[]
  yields: { stockId: Id; quantityMilli: number }[]
}

export interface YearOrder {
  _id: Id
  orderId: string
  items: { allocations: { stockId: Id; quantityMilli: number }[] }[]
}

const BY = '9000000001'

/** What a batch has beside what it is of. */
export function batchPaper(quantityMilli: number, at: Date) {
  return {
    _id: new mongoose.Types.ObjectId(),
    receivedMilli: quantityMilli,
    quantityMilli,
    reservedMilli: 0,
    usedMilli: 0,
    remainingMilli: quantityMilli,
    pricePaise: 0,
    reservation: null,
    splitFrom: null,
    supplier: null,
    supplierLot: '',
    receivedOn: at.toISOString().slice(0, 10),
    bestBefore: null,
    fefoDay: '9999-12-31',
    quarantine: null,
    createdBy: BY,
    createdAt: at,
    updatedAt: at,
  }
}

/** What a run has beside its batches. */
export function runPaper(
  product: { _id: Id; unit: string | undefined },
  { quantityToProduceMilli, done, at }: { quantityToProduceMilli: number; done: boolean; at: Date },
) {
  return {
    bomId: new mongoose.Types.ObjectId(),
    recipe: {
      version: 1,
      parentProduct: product._id,
      parentQuantityMilli: 1000,
      parentUnit: product.unit,
      components: [],
    },
    quantityToProduceMilli,
    costPricePaise: 0,
    labourPaise: 0,
    gasPaise: 0,
    overheadPaise: 0,
    reservedBy: 'Srinu',
    reservedAt: at,
    remarks: '',
    status: done ? 'Production Completed' : 'Reserved',
    completedAt: done ? at : null,
    completedBy: done ? BY : null,
    version: 0,
    createdAt: at,
    updatedAt: at,
  }
}

/** What an order has beside its lines. */
export function orderPaper(buyer: { number: number; city: string }, at: Date, delivered: boolean) {
  const _id = new mongoose.Types.ObjectId()
  return {
    _id,
    externalId: String(_id),
    userId: _id,
    requestKey: String(_id),
    orderDate: at,
    contactName: `Customer ${buyer.number}`,
    city: buyer.city,
    mobileNumber: `9${String(100_000_000 + buyer.number)}`,
    deliveryStatus: delivered ? 'Delivered' : 'Packed',
    timeline: [{ event: 'Packed', at, by: BY, detail: null }],
  }
}
