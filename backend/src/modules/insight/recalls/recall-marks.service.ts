import { Injectable } from '@nestjs/common'
import { addMilli, fromMilli, type Milli } from '../../../kernel/amounts/quantity.js'
import { InvalidInput } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { type Mark, type RecallStep } from './domain/steps.js'
import { RecallLines } from './recall-lines.service.js'
import { RecallLog } from './recall-log.service.js'
import { RecallPlaces } from './recall-places.service.js'

/** What is noted of the parcels of one customer. */
export interface MarkOrder {
  mark: Mark
  orderIds: readonly string[]
  /** false takes it back. */
  done: boolean
}

/** Jars that are accounted for. */
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

/** Records who was told, which parcels stay here, and which jars came back. */
@Injectable()
export class RecallMarks {
  constructor(
    private readonly places: RecallPlaces,
    private readonly lines: RecallLines,
    private readonly log: RecallLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** What is marked already stays as it is. @throws NotFound; Conflict RECALL_CLOSED */
  async mark(id: string, { mark, orderIds, done }: MarkOrder, by: string): Promise<void> {
    const stockIds = await this.places.batchesOf(id)
    await this.transactions.run(async () => {
      const marked = new Set<string>()
      const places = await this.places.lockAll(id, orderIds, stockIds)
      for (const place of places) {
        const before = (await this.lines.find(place.recall, place))?.[mark] ?? null
        if ((before !== null) === done) continue
        await this.lines.write(place.recall, place, { [mark]: done ? { by, at: this.clock.now() } : null })
        marked.add(place.order.orderId)
      }
      const [place] = places
      for (const about of marked)
        if (place) await this.log.write(place.recall, { step: STEPS[mark][done ? 0 : 1], by, about })
    })
  }

  /** The last word counts. @throws InvalidInput for more than were recalled; NotFound; Conflict RECALL_CLOSED */
  async recover(id: string, recovered: RecoveredJars, by: string): Promise<void> {
    const stockIds = await this.places.batchesOf(id)
    const { returnedMilli, destroyedMilli } = recovered
    await this.transactions.run(async () => {
      const place = await this.places.lock(id, recovered, stockIds)
      if (addMilli(returnedMilli, destroyedMilli) > place.recalledMilli) throw tooMany(place.recalledMilli)
      const before = await this.lines.find(place.recall, place)
      if (before?.returnedMilli === returnedMilli && before.destroyedMilli === destroyedMilli) return
      await this.lines.write(place.recall, place, { returnedMilli, destroyedMilli })
      const detail = `${fromMilli(returnedMilli)} came back, ${fromMilli(destroyedMilli)} destroyed`
      await this.log.write(place.recall, { step: 'recovered', by, about: place.order.orderId, detail })
    })
  }
}

function tooMany(recalledMilli: Milli): InvalidInput {
  const sentence = `Only ${fromMilli(recalledMilli)} of these jars were sent.`
  return new InvalidInput(sentence, { returned: sentence, destroyed: sentence })
}
