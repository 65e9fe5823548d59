import mongoose from 'mongoose'
import { type TestApp } from '../http/app.js'
import { ADMIN } from './auth.builders.js'
import { type Jar } from './orders.builders.js'

/** A batch by its `_id` and its number. */
export interface BatchName {
  _id: string
  batchNumber: string
}

/** A run that is finished, or still planned when no batches came out of it. @returns its number. */
export async function aPot(
  { db, clock }: TestApp,
  from: readonly BatchName[],
  makes: Jar,
  yields: readonly BatchName[],
): Promise<string> {
  const id = (hex: string) => new mongoose.Types.ObjectId(hex)
  const at = yields.length > 0 ? clock.now() : null
  const made = (at === null ? { usedMilli: null } : { usedMilli: 1500 }) as object
  const parts = { reservedMilli: 1500, pricePaise: 40_000, costPricePaise: 60_000, ...made }
  const run = {
    _id: new mongoose.Types.ObjectId(),
    reservationId: `R-261121-${String(Date.now()).slice(-6)}${Math.floor(Math.random() * 1000)}`,
    bomId: new mongoose.Types.ObjectId(),
    recipe: {
      version: 1,
      parentProduct: id(makes._id),
      parentQuantityMilli: 1000,
      parentUnit: 'PC',
      components: [],
    },
    quantityToProduceMilli: 20_000,
    costPricePaise: 60_000,
    labourPaise: 0,
    gasPaise: 0,
    overheadPaise: 0,
    reservedBy: 'Srinu',
    reservedAt: clock.now(),
    remarks: '',
    status: at === null ? 'Reserved' : 'Production Completed',
    components: from.map(({ _id, batchNumber }) => ({
      productId: new mongoose.Types.ObjectId(),
      requiredMilli: 1500,
      unit: 'KG',
      batches: [{ stockId: id(_id), batchNumber, ...parts }],
      costPricePaise: 60_000,
    })),
    yields: yields.map(({ _id, batchNumber }) => {
      const quantities = { quantityMilli: 20_000, grams: 10_000, costPaise: 60_000 }
      return { stockId: id(_id), batchNumber, productId: id(makes._id), ...quantities }
    }),
    completedAt: at,
    completedBy: at && ADMIN.mobileNumber,
    version: 0,
    createdAt: clock.now(),
    updatedAt: clock.now(),
  }
  await db.collection('reservations').insertOne(run)
  for (const { _id } of yields)
    await db
      .collection('stock')
      .updateOne(
        { _id: id(_id) },
        { $set: { reservation: { id: run._id, reservationId: run.reservationId } } },
      )
  return run.reservationId
}
