import { Injectable } from '@nestjs/common'
import { Types } from 'mongoose'
import { fromMilli, sumMilli } from '../../../../kernel/amounts/quantity.js'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { Batches } from '../../../stock/inventory/movements/batches.service.js'
import {
  type Inspected,
  inspectionFault,
  jarsToInspect,
  sentAgainAt,
  withoutThoseBack,
  withoutThoseFound,
} from '../domain/aftercare/returned-jars.js'
import { type ReturnedJarsDocument } from '../schemas/returned-jars.schema.js'
import { type OrderChanges } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'
import { type CareOutcome, type CareRequest, CareWrites, type TakenParcel } from './care-writes.service.js'

/**
 * Books the inspection of jars in a parcel that came back: they return to their shelf, or are written off
 * (docs/domain/orders.md#jars-that-came-back).
 */
@Injectable()
export class InspectJars {
  constructor(
    private readonly writes: CareWrites,
    private readonly batches: Batches,
  ) {}

  /** @throws NotFound, InvalidInput naming `jars`, Conflict COURIER_STEP | NOT_RESERVED */
  inspect(request: CareRequest, found: readonly Inspected[]): Promise<StoredOrder> {
    return this.writes.run(request, 'inspect', (taken) => this.book(taken, found, request.by))
  }

  private async book(
    { order, parcel, now }: TakenParcel,
    found: readonly Inspected[],
    by: string,
  ): Promise<CareOutcome> {
    const fault = inspectionFault(order, parcel, found)
    if (fault !== null) throw InvalidInput.field('jars', fault)
    const inside = jarsToInspect(order, parcel)
    const jars: ReturnedJarsDocument[] = []
    for (const { line, stockId, backMilli, writtenOffMilli, reason } of found) {
      const item = order.items[line]
      const batch = inside.find((part) => part.line === line && part.stockId === stockId)
      if (!item || !batch) throw new RangeError('An inspection was checked and names jars that did not leave')
      const cause = { document: 'order' as const, id: String(order._id), line }
      if (backMilli > 0)
        await this.batches.takeBack({
          stockId,
          productId: item.productId,
          quantityMilli: backMilli,
          cause,
          by,
        })
      const { batchNumber } = batch
      jars.push({
        parcel: parcel.reference,
        line,
        stockId: new Types.ObjectId(stockId),
        batchNumber,
        backMilli,
        writtenOffMilli,
        reason,
        at: now,
        by,
      })
    }
    const back = sumMilli(jars.map(({ backMilli }) => backMilli))
    return {
      care: { inspectedAt: now },
      changes: withFound(order, parcel, jars),
      event: {
        event: back > 0 ? 'Returned jars to shelf' : 'Returned jars written off',
        detail: inWords(jars),
      },
      told: { jars: inWords(jars) },
    }
  }
}

/**
 * What the inspection changes in the order. The jars leave its lines; where others were sent in their place, the lines
 * hold those, and the jars that came back no longer count as lost.
 */
function withFound(
  { items, returnedJars }: StoredOrder,
  parcel: TakenParcel['parcel'],
  jars: ReturnedJarsDocument[],
): OrderChanges {
  const lostAt = sentAgainAt(parcel)
  return lostAt === null
    ? { items: withoutThoseBack(items, jars), returnedJars: [...returnedJars, ...jars] }
    : { returnedJars: [...withoutThoseFound(returnedJars, lostAt, jars), ...jars] }
}

function inWords(jars: readonly ReturnedJarsDocument[]): string {
  return jars
    .map(({ batchNumber, backMilli, writtenOffMilli, reason }) => {
      const off = writtenOffMilli > 0 ? `, ${fromMilli(writtenOffMilli)} written off: ${reason}` : ''
      return `${batchNumber}: ${fromMilli(backMilli)} back${off}`
    })
    .join('; ')
}
