import { Injectable } from '@nestjs/common'
import { BatchQueries } from '../../../stock/inventory/reading/batch.queries.js'
import { type StoredBill } from '../bills.queries.js'
import { PayBills } from '../pay-bills.service.js'
import { type BillAnswer, toBillAnswer } from './bills.dto.js'

/** Answers with a bill, its receipts and its payments. */
@Injectable()
export class BillAnswers {
  constructor(
    private readonly batches: BatchQueries,
    private readonly payments: PayBills,
  ) {}

  async one(bill: StoredBill): Promise<BillAnswer> {
    const batches = await this.batches.byIds(bill.receipts.map(String))
    return toBillAnswer(bill, batches, await this.payments.of(bill._id))
  }
}
