import { randomUUID } from 'node:crypto'
import { Injectable, Logger } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { Clock } from '../../../../platform/clock.js'
import { type Channel, CHANNELS } from '../../settings/domain/message-settings.js'
import { Channels } from '../channels/channels.service.js'
import { following, hasConsent, mayRepeat, type Outcome } from '../domain/sending-rules.js'
import { Allowances } from '../recipients/allowances.service.js'
import { MessageChoices } from '../recipients/message-choices.service.js'
import { MessageDocument } from '../schemas/message.schema.js'
import { Letters } from './letters.service.js'

/** Longer than any try takes. By the machine's own clock, as leases of jobs: moving the shop's clock frees none. */
const CLAIM_MS = 120_000

const SENDABLE = ['waiting', 'failed'] as const

/** Sends messages: claimed first, tried once, then recorded. */
@Injectable()
export class Deliveries {
  private readonly logger = new Logger('Messages')

  constructor(
    @InjectModel(MessageDocument.name) private readonly messages: Model<MessageDocument>,
    private readonly letters: Letters,
    private readonly channels: Channels,
    private readonly choices: MessageChoices,
    private readonly allowances: Allowances,
    private readonly clock: Clock,
  ) {}

  /**
   * Claims the next message of a channel that is due, tries it, and records how that ended.
   * @returns the outcome; null when none is due
   */
  async next(channel: Channel): Promise<Outcome | null> {
    const claimed = await this.claim({ channel, nextAt: { $lte: this.clock.now() } })
    return claimed && this.deliver(claimed)
  }

  /** The same for one message; null when another process has it, or it is not due to be sent. */
  async one(id: Types.ObjectId): Promise<Outcome | null> {
    const claimed = await this.claim({ _id: id })
    return claimed && this.deliver(claimed)
  }

  /**
   * What became of messages whose sender died: those that may repeat are tried again, the others were perhaps sent and
   * wait for a person.
   * @returns how many there were
   */
  async takeBack(): Promise<number> {
    const left = { status: 'sending' as const, claimedUntil: { $lte: this.clock.actual() } }
    const repeating = CHANNELS.filter(mayRepeat)
    const reason = 'The process ended while it sent this message.'
    const again = await this.messages.updateMany(
      { ...left, channel: { $in: repeating } },
      { $set: { status: 'failed', reason, nextAt: this.clock.now() } },
    )
    const perhaps = await this.messages.updateMany(
      { ...left, channel: { $nin: repeating } },
      { $set: { status: 'perhapsSent', reason } },
    )
    return again.modifiedCount + perhaps.modifiedCount
  }

  private claim(which: object): Promise<MessageDocument | null> {
    return this.messages
      .findOneAndUpdate(
        { ...which, status: { $in: SENDABLE } },
        {
          $set: {
            status: 'sending',
            claim: randomUUID(),
            claimedUntil: new Date(this.clock.actual().getTime() + CLAIM_MS),
          },
          $inc: { tries: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean<MessageDocument>()
      .exec()
  }

  private async deliver(message: MessageDocument): Promise<Outcome> {
    const { outcome, costPaise } = await this.attempt(message).catch((error: unknown) => {
      this.logger.error({ failed: 'message', channel: message.channel, event: message.event, err: error })
      const why = `It could not be prepared: ${error instanceof Error ? error.message : String(error)}`
      return { outcome: { is: 'later', why } as Outcome, costPaise: 0 }
    })
    await this.record(message, outcome, costPaise)
    return outcome
  }

  private async attempt(message: MessageDocument): Promise<{ outcome: Outcome; costPaise: number }> {
    const { event, channel, person, to, byHand } = message
    const skipped = (why: string) => ({ outcome: { is: 'skipped', why } as Outcome, costPaise: 0 })
    if (!hasConsent(event, channel, await this.choices.of(person)))
      return skipped('The person does not want messages of this kind by this channel.')
    const refusal = to === '' || byHand ? null : await this.choices.refusalOf(channel, to)
    if (refusal !== null) return skipped(`The address takes no messages. ${refusal}`)
    const letter = await this.letters.letterOf(message)
    if (letter === null) return skipped('What it would say is not kept any more.')
    const taken = await this.allowances.take(message, letter.text)
    if ('full' in taken) return skipped(taken.full)
    const outcome = await this.channels.get(channel).send(letter)
    if (outcome.is === 'sent' || outcome.is === 'unknown') return { outcome, costPaise: taken.costPaise }
    await taken.giveBack()
    return { outcome, costPaise: 0 }
  }

  private async record(message: MessageDocument, outcome: Outcome, costPaise: number): Promise<void> {
    const { _id, claim, channel, to, person, tries, byHand } = message
    const now = this.clock.now()
    const { status, reason, nextAt } = following(outcome, channel, tries, now)
    // Whoever was slower than its claim still tells what it knows, unless the message has been claimed anew.
    await this.messages.updateOne(
      { _id, claim },
      {
        $set: {
          status,
          reason,
          claimedUntil: null,
          ...(nextAt ? { nextAt } : {}),
          ...(outcome.is === 'sent' ? { sentAt: now } : {}),
        },
        $inc: { costPaise },
      },
    )
    if (to === '') return
    if (outcome.is === 'addressRefused') await this.choices.refuses(channel, to, person, outcome.why)
    if (outcome.is === 'sent' && byHand) await this.choices.takesAgain(channel, to)
  }
}
