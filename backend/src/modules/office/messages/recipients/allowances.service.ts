import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { HOUR_MS } from '../../../../kernel/dates/durations.js'
import { DAY_MS, istDay, istDayEnd, istMonth } from '../../../../kernel/dates/ist.js'
import { Clock } from '../../../../platform/clock.js'
import { isDuplicateKey } from '../../../../platform/mongo/duplicate-key.js'
import { type Channel, type MessageSettings } from '../../settings/domain/message-settings.js'
import { Settings } from '../../settings/settings.service.js'
import { isTest } from '../domain/occasion.js'
import { smsParts } from '../domain/templates.js'
import { type MessageDocument } from '../schemas/message.schema.js'
import { AllowanceDocument } from '../schemas/recipient.schemas.js'

/** Tests that a person may send themselves in an hour. They take nothing of what the person is told otherwise. */
const MOST_TESTS = 30

/** A bound that something is taken from. */
interface Bound {
  key: string
  amount: number
  most: number
  until: Date
  /** The sentence when nothing is left. */
  full: string
}

/** What is taken, or the sentence of the bound that is used up. */
export type Taken = { costPaise: number; giveBack: () => Promise<void> } | { full: string }

/**
 * How many messages a person is sent in an hour and a day, and what messages cost in a day and a month. Checking and
 * counting are one conditional write, so that two processes together stay within the bound too.
 */
@Injectable()
export class Allowances {
  constructor(
    @InjectModel(AllowanceDocument.name) private readonly allowances: Model<AllowanceDocument>,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Takes one message of a person, and the price of its text; all or nothing. */
  async take(
    { person, audience, channel, about }: Pick<MessageDocument, 'person' | 'audience' | 'channel' | 'about'>,
    text: string,
  ): Promise<Taken> {
    const { messages } = await this.settings.current()
    const { limits, budget } = messages
    const costPaise = priceOf(channel, text, messages)
    const isStaff = audience === 'staff'
    const now = this.clock.now()
    const day = istDay(now)
    const hour = Math.floor(now.getTime() / HOUR_MS)
    const thisHour = { amount: 1, until: new Date((hour + 1) * HOUR_MS) }
    const bounds: Bound[] = isTest(about)
      ? [
          {
            ...thisHour,
            key: `${person} tests ${hour}`,
            most: MOST_TESTS,
            full: `You have sent yourself ${MOST_TESTS} tests in this hour. Go on in the next one.`,
          },
        ]
      : [
          {
            ...thisHour,
            key: `${person} hour ${hour}`,
            most: isStaff ? limits.staffPerHour : limits.customerPerHour,
            full: 'The person has got as many messages in this hour as the settings allow.',
          },
          {
            key: `${person} day ${day}`,
            amount: 1,
            most: isStaff ? limits.staffPerDay : limits.customerPerDay,
            until: istDayEnd(day),
            full: 'The person has got as many messages today as the settings allow.',
          },
        ]
    if (costPaise > 0)
      bounds.push(
        {
          key: `cost day ${day}`,
          amount: costPaise,
          most: budget.perDayPaise,
          until: istDayEnd(day),
          full: 'The budget for messages of this day is used up.',
        },
        {
          key: `cost month ${day.slice(0, 7)}`,
          amount: costPaise,
          most: budget.perMonthPaise,
          until: istDayEnd(istMonth(day).last),
          full: 'The budget for messages of this month is used up.',
        },
      )
    const taken: Bound[] = []
    for (const bound of bounds) {
      if (await this.takeFrom(bound)) taken.push(bound)
      else {
        await this.giveBack(taken)
        return { full: bound.full }
      }
    }
    return { costPaise, giveBack: () => this.giveBack(taken) }
  }

  private async takeFrom({ key, amount, most, until }: Bound): Promise<boolean> {
    if (amount > most) return false
    try {
      await this.allowances.updateOne(
        { _id: key, used: { $lte: most - amount } },
        // A day longer than needed: the clock of the database may differ from ours.
        { $inc: { used: amount }, $setOnInsert: { until: new Date(until.getTime() + DAY_MS) } },
        { upsert: true },
      )
      return true
    } catch (error) {
      // Too much is used, so nothing matched, and the upsert met the bound's own document.
      if (isDuplicateKey(error)) return false
      throw error
    }
  }

  private async giveBack(taken: readonly Bound[]): Promise<void> {
    for (const { key, amount } of taken)
      await this.allowances.updateOne({ _id: key }, { $inc: { used: -amount } })
  }
}

/** What the provider takes for a message. */
function priceOf(channel: Channel, text: string, { prices }: MessageSettings): number {
  if (channel === 'sms') return prices.smsPaise * smsParts(text)
  return channel === 'whatsapp' ? prices.whatsappPaise : 0
}
