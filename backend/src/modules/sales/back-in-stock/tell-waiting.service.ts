import { Injectable, type OnModuleInit } from '@nestjs/common'
import { type Types } from 'mongoose'
import { Jobs } from '../../../platform/jobs/jobs.service.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Accounts } from '../../office/auth/accounts.service.js'
import { Messages } from '../../office/messages/messages.service.js'
import { nameInWords } from '../../office/settings/domain/catalogue-lists.js'
import { Settings } from '../../office/settings/settings.service.js'
import { StockTurns } from './stock-turns.service.js'

/** Tells those who wait, as jars come in (docs/domain/customers.md#back-in-stock). */
@Injectable()
export class TellWaiting implements OnModuleInit {
  constructor(
    private readonly turns: StockTurns,
    private readonly accounts: Accounts,
    private readonly messages: Messages,
    private readonly settings: Settings,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.define({
      name: 'back-in-stock.tell',
      title: 'Tell who waits for jars',
      does: 'Tells customers who asked for a product that had run out, in the order of asking, as jars come in.',
      schedule: { everyMinutes: 1, atSecond: 30 },
      work: async () => ({ told: await this.round() }),
    })
  }

  /** Looks at every product that somebody waits for. @returns how many people were told */
  async round(): Promise<number> {
    let told = 0
    for (const id of await this.turns.waitedFor()) told += await this.transactions.run(() => this.tell(id))
    return told
  }

  private async tell(id: Types.ObjectId): Promise<number> {
    const turns = await this.turns.take(id)
    if (turns === null) return 0
    const { product, people } = turns
    const accounts = await this.accounts.profilesOf(people.map(({ userId }) => userId))
    const { catalogue } = await this.settings.current()
    for (const { userId, askedAt } of people) {
      const customer = accounts.get(String(userId))
      if (!customer) continue
      await this.messages.toCustomer('backInStock', {
        customer,
        about: `${product.Id} ${askedAt.toISOString()}`,
        facts: { product: nameInWords(product.name, catalogue), link: pageOf(product) },
      })
    }
    return people.length
  }
}

/** The product's own address in the shop, made of its name. */
const pageOf = ({ name }: { name: string }): string =>
  `/pickles/${encodeURIComponent(name.trim().toLowerCase().replaceAll(/\s+/g, '-'))}`
