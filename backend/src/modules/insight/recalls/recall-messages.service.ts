import { Injectable } from '@nestjs/common'
import { isNobody } from '../../../kernel/text/anonymous.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { EditConflict } from '../../../platform/mongo/versions.js'
import { Messages } from '../../office/messages/messages.service.js'
import { RecallLog } from './recall-log.service.js'
import { RecallViews } from './recall-views.queries.js'
import { Recalls } from './recalls.service.js'
import { type ToldCustomer, toldCustomers } from './told-customers.js'

/** Customers to whom one transaction writes. */
const AT_ONCE = 50

/** The message of a recall to everybody who has the jars, in the channels that each of them chose. */
@Injectable()
export class RecallMessages {
  constructor(
    private readonly recalls: Recalls,
    private readonly views: RecallViews,
    private readonly log: RecallLog,
    private readonly messages: Messages,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Sends it, once to each customer for the same batches: a second click, or one after a further batch was recalled,
   * writes only to those who were not written to about them. A drill sends nothing and notes that it would have.
   * @throws NotFound; Conflict RECALL_CLOSED; EditConflict when somebody has just changed the message
   */
  async send(id: string, by: string): Promise<void> {
    const view = await this.views.load(await this.recalls.byId(id))
    const sent = view.reach.orders.filter((order) => order.sent && !isNobody(order.accountNumber))
    // By account: that is whom we reach, whoever got the parcel.
    const customers = toldCustomers(
      { ...view, reach: { ...view.reach, orders: sent } },
      ({ customerId }) => customerId,
    )
    for (let from = 0; from < customers.length; from += AT_ONCE)
      await this.transactions.run(async () => {
        const { drill, message, version } = await this.recalls.lock(id)
        if (version !== view.recall.version) throw new EditConflict('The message', { message, version })
        if (drill) return
        for (const customer of customers.slice(from, from + AT_ONCE)) await this.tell(id, customer)
      })
    await this.transactions.run(async () => {
      const recall = await this.recalls.lock(id)
      const detail = customers.length === 1 ? 'to 1 customer' : `to ${customers.length} customers`
      await this.log.write(recall, { step: 'message-sent', by, detail })
    })
  }

  private async tell(id: string, { orders: [newest], jars, message }: ToldCustomer): Promise<void> {
    const { orderId, accountNumber: mobileNumber, name } = newest
    const batch = jars.map(({ batchNumber }) => batchNumber).join(', ')
    await this.messages.toCustomer('recall', {
      customer: { mobileNumber, name },
      about: `${id}:${batch}`,
      facts: {
        orderId,
        product: [...new Set(jars.map(({ product }) => product))].join('; '),
        batch,
        message,
        link: `/userhomepage?tab=placeOrder&order=${orderId}`,
      },
    })
  }
}
