import { Injectable } from '@nestjs/common'
import { paiseToRupees } from '../../../../../kernel/amounts/money.js'
import { fromMilli } from '../../../../../kernel/amounts/quantity.js'
import { istDay } from '../../../../../kernel/dates/ist.js'
import { Clock } from '../../../../../platform/clock.js'
import { Settings } from '../../../../office/settings/settings.service.js'
import { BatchQueries } from '../../../../stock/inventory/reading/batch.queries.js'
import { Courier } from '../../../shipping/courier.js'
import { parcelAnswer } from '../../answers/parcel.answer.js'
import { jarsIn, jarsToInspect } from '../../domain/aftercare/returned-jars.js'
import { troubleOf } from '../../domain/fulfilment/parcel-care.js'
import { type StoredOrder } from '../../store/stored-order.js'
import { careWhyNot } from '../domain/care-steps.js'
import { refundOf } from '../settle-parcel.service.js'
import {
  type CaredParcelAnswer,
  type CourierClaimAnswer,
  type CourierWorkDetail,
  type JarsOutAnswer,
  toCourierWorkRow,
} from './care.answer.js'

/** Reads an order whose parcels need somebody, with everything that a decision about them needs. */
@Injectable()
export class CourierWorkDetails {
  constructor(
    private readonly batches: BatchQueries,
    private readonly courier: Courier,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async load(order: StoredOrder): Promise<CourierWorkDetail> {
    const { stuckDays, cancellationPercent } = await this.settings.current()
    const moment = { now: this.clock.now(), stuckDays }
    return {
      ...toCourierWorkRow(order),
      parcels: await Promise.all(order.parcels.map((parcel) => this.parcel(order, parcel, moment))),
      refundEverything: paiseToRupees(refundOf(order, 'everything', cancellationPercent)),
      refundLessCharge: paiseToRupees(refundOf(order, 'less-charge', cancellationPercent)),
    }
  }

  private async parcel(
    order: StoredOrder,
    parcel: StoredOrder['parcels'][number],
    moment: { now: Date; stuckDays: number },
  ): Promise<CaredParcelAnswer> {
    const { care } = parcel
    return {
      ...parcelAnswer(parcel, (waybill) => this.courier.trackingUrl(waybill)),
      trouble: troubleOf(parcel, moment.now, moment.stuckDays)?.kind ?? null,
      settledAs: care?.settledAs ?? null,
      inspectedAt: care?.inspectedAt ?? null,
      lookAgainAt: care?.lookAgainAt ?? null,
      claim: claimAnswer(care?.claim),
      jarsIn: fromMilli(jarsIn(order, parcel)),
      jarsOut: await this.jars(order, parcel, moment.now),
      whyNot: careWhyNot(order, parcel, moment),
    }
  }

  private async jars(
    order: StoredOrder,
    parcel: StoredOrder['parcels'][number],
    now: Date,
  ): Promise<JarsOutAnswer[]> {
    const out = jarsToInspect(order, parcel)
    const items = await this.settings.linesInWords(order.items)
    const standings = await this.batches.standings(
      out.map(({ stockId }) => stockId),
      istDay(now),
    )
    return out.map(({ line, stockId, batchNumber, quantityMilli }) => ({
      itemIdx: line,
      name: items[line]?.name ?? '',
      stockId,
      batchNumber,
      quantity: fromMilli(quantityMilli),
      standing: standings.get(stockId) ?? 'usable',
    }))
  }
}

type Claim = NonNullable<StoredOrder['parcels'][number]['care']>['claim']

function claimAnswer(claim: Claim | undefined): CourierClaimAnswer | null {
  if (!claim) return null
  const { paise, reference, at, receivedAt, receivedPaise, note = '', refusedAt = null, refusal = '' } = claim
  const receivedAmount = receivedPaise === null ? null : paiseToRupees(receivedPaise)
  return {
    amount: paiseToRupees(paise),
    reference,
    note,
    at,
    receivedAt,
    receivedAmount,
    refusedAt,
    refusal,
  }
}
