import { Injectable } from '@nestjs/common'
import { addMilli, fromMilli, type Milli } from '../../../kernel/amounts/quantity.js'
import { InvalidInput } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { type Mark, type RecallStep } from './domain/steps.js'
import { RecallLines } from './recall-lines.service.js'
import { RecallLog } from './recall-log.service.js'

/** A mark for the parcels of one customer. */
export interface MarkOrder {
  mark: Mark
  orderIds: readonly string[]
  /** false removes the mark. */
  done: boolean
}

/** Returned and destroyed jars. */
export interface RecoveredJars {
  orderId: string
  line: number
  returnedMilli: Milli
  destroyedMilli: Milli
}

const STEPS: Readonly<Record<Mark, readonly [done: RecallStep, undone: RecallStep]>> = {
  informed: ['informed', 'informed-undone'],
  heldBack: ['held-back', 'held-back-undone'],
}

/** Records which customers were informed, which parcels are held back, and which jars came back. */
@Injectable()
export class RecallMarks {
  constructor(
    private readonly lines: RecallLines,
    private readonly log: RecallLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Sets a mark; a parcel that has it already does not change. @throws NotFound; Conflict RECALL_CLOSED */
  async mark(id: string, { mark, orderIds, done }: MarkOrder, by: string): Promise<void> {
    const stockIds = await this.lines.batchesOf(id)
    await this.transactions.run(async () => {
      const marked = new Set<string>()
      const all = await this.lines.lockAll(id, orderIds, stockIds)
      for (const locked of all) {
        const before = (await this.lines.find(locked))?.[mark] ?? null
        if ((before !== null) === done) continue
        await this.lines.write(locked, { [mark]: done ? { by, at: this.clock.now() } : null })
        marked.add(locked.order.orderId)
      }
      const [locked] = all
      for (const about of marked)
        if (locked) await this.log.write(locked.recall, { step: STEPS[mark][done ? 0 : 1], by, about })
    })
  }

  /**
   * Records returned and destroyed jars; the last entry is valid. @throws InvalidInput for more than were
   * recalled; NotFound; Conflict RECALL_CLOSED
   */
  async recover(id: string, recovered: RecoveredJars, by: string): Promise<void> {
    const stockIds = await this.lines.batchesOf(id)
    const { returnedMilli, destroyedMilli } = recovered
    await this.transactions.run(async () => {
      const locked = await this.lines.lock(id, recovered, stockIds)
      if (addMilli(returnedMilli, destroyedMilli) > locked.recalledMilli) throw tooMany(locked.recalledMilli)
      const before = await this.lines.find(locked)
      if (before?.returnedMilli === returnedMilli && before.destroyedMilli === destroyedMilli) return
      await this.lines.write(locked, { returnedMilli, destroyedMilli })
      const detail = `${fromMilli(returnedMilli)} came back, ${fromMilli(destroyedMilli)} destroyed`
      await this.log.write(locked.recall, { step: 'recovered', by, about: locked.order.orderId, detail })
    })
  }
}

function tooMany(recalledMilli: Milli): InvalidInput {
  const sentence = `Only ${fromMilli(recalledMilli)} of these jars were sent.`
  return new InvalidInput(sentence, { returned: sentence, destroyed: sentence })
}
