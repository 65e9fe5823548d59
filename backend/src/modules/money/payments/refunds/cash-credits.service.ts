import { Injectable } from '@nestjs/common'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { type CreditPreview, type CreditRequest } from '../../../sales/orders/money/order-credits.service.js'
import { OrderQueries } from '../../../sales/orders/store/orders.queries.js'
import { CashDesk } from './cash-desk.service.js'
import { Credits, type GivenCredit } from './credits.service.js'
import { cashReferenceOf } from './paid-in-cash.js'

/** A part of a cash payment is given back in cash: credited and taken out of the drawer in one step, or neither. */
@Injectable()
export class CashCredits {
  constructor(
    private readonly credits: Credits,
    private readonly desk: CashDesk,
    private readonly orders: OrderQueries,
    private readonly transactions: Transactions,
  ) {}

  /** Said again, it changes nothing. @throws as `Credits.give`; Conflict REFUND_NOT_DUE | CASH_SHORT | DRAWER_CLOSED */
  give(wanted: CreditRequest): Promise<GivenCredit> {
    return this.transactions.run(async () => {
      const reference = await this.reference(wanted.order)
      const given = await this.credits.give({ ...wanted, way: { reference } })
      const { order, creditId } = given
      const credit = order.credits.find(({ id }) => id === creditId)
      if (credit?.reference !== reference) throw otherwise(order.orderId)
      const { orderId } = order
      await this.desk.give({ orderId, paise: credit.paise, by: wanted.by, key: `credit:${creditId}` })
      return given
    })
  }

  /** What would go back; nothing changes. @throws as `give`, as far as it can be known before. */
  async preview(wanted: CreditRequest): Promise<CreditPreview> {
    return this.credits.preview({ ...wanted, way: { reference: await this.reference(wanted.order) } })
  }

  private async reference(orderIdOrKey: string): Promise<string> {
    return cashReferenceOf(await this.orders.resolve(orderIdOrKey))
  }
}

function otherwise(orderId: string): Conflict {
  return new Conflict('REFUND_NOT_DUE', `That money of order ${orderId} has gone back in another way.`)
}
