import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { NotFound } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { type Channel, CHANNELS } from '../../settings/domain/message-settings.js'
import { type MessageKind } from '../domain/events.js'
import { type Choices, shownChoices } from '../domain/sending-rules.js'
import { ChoicesDocument, RefusingAddressDocument } from '../schemas/recipient.schemas.js'
import { type Ending, MessageKeys } from './message-keys.service.js'

export type ShownChoices = Record<MessageKind, Record<Channel, boolean>>

/** How a person wants to be told, and which addresses take nothing. */
@Injectable()
export class MessageChoices {
  constructor(
    @InjectModel(ChoicesDocument.name) private readonly choices: Model<ChoicesDocument>,
    @InjectModel(RefusingAddressDocument.name) private readonly refusing: Model<RefusingAddressDocument>,
    private readonly keys: MessageKeys,
    private readonly clock: Clock,
  ) {}

  async of(person: string): Promise<Choices> {
    return (await this.choices.findById(person).lean<ChoicesDocument>())?.choices ?? {}
  }

  /** Stores what a form says. What the form left as it was shown is no choice, and follows the rules as before. */
  async choose(person: string, form: ShownChoices): Promise<Choices> {
    const shown = shownChoices(await this.of(person))
    const changed = (Object.keys(form) as MessageKind[]).flatMap((kind) =>
      CHANNELS.filter((channel) => form[kind][channel] !== shown[kind][channel]).map(
        (channel) => [`choices.${kind}.${channel}`, form[kind][channel]] as const,
      ),
    )
    if (changed.length > 0) await this.write(person, Object.fromEntries(changed))
    return this.of(person)
  }

  /**
   * Ends the messages that a link is for, or takes that back; doing it twice changes nothing.
   * @throws NotFound for a link that is not ours
   */
  async endBy(token: string, undo: boolean): Promise<Ending> {
    const ending = await this.keys.endingOf(token)
    if (!ending) throw new NotFound('This link')
    await this.write(ending.person, { [`choices.${ending.kind}.${ending.channel}`]: undo })
    return ending
  }

  /** What the provider said when it refused the address; null for an address that takes messages. */
  async refusalOf(channel: Channel, address: string): Promise<string | null> {
    const found = await this.refusing.findById(addressKey(channel, address)).lean<RefusingAddressDocument>()
    return found?.why ?? null
  }

  /** The address is not tried again by itself. */
  async refuses(channel: Channel, address: string, person: string, why: string): Promise<void> {
    await this.refusing.updateOne(
      { _id: addressKey(channel, address) },
      { $set: { channel, person, why, at: this.clock.now() } },
      { upsert: true },
    )
  }

  async takesAgain(channel: Channel, address: string): Promise<void> {
    await this.refusing.deleteOne({ _id: addressKey(channel, address) })
  }

  private async write(person: string, values: Record<string, boolean>): Promise<void> {
    await this.choices.updateOne(
      { _id: person },
      { $set: { ...values, changedAt: this.clock.now() } },
      { upsert: true },
    )
  }
}

const addressKey = (channel: Channel, address: string): string => `${channel} ${address.toLowerCase()}`
