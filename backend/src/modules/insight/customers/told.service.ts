import { Injectable } from '@nestjs/common'
import { shownChoices } from '../../office/messages/domain/sending-rules.js'
import { SentMessages, type StoredMessage } from '../../office/messages/outbox/sent-messages.service.js'
import {
  MessageChoices,
  type ShownChoices,
} from '../../office/messages/recipients/message-choices.service.js'
import { type StoredSubscriber, SubscriberQueries } from '../../office/subscriptions/subscribers.queries.js'

const MOST_MESSAGES = 20

/** What a customer was told, and how they want to be told. */
export interface ToldCustomer {
  /** Newest first. */
  messages: StoredMessage[]
  choices: ShownChoices
  /** What the mail server said when it refused the address; null for one that takes e-mails. */
  emailRefusal: string | null
  /** What the address agreed to. */
  subscription: StoredSubscriber | null
}

/** Reads what a customer was told, and what they agreed to. */
@Injectable()
export class Told {
  constructor(
    private readonly messages: SentMessages,
    private readonly choices: MessageChoices,
    private readonly subscribers: SubscriberQueries,
  ) {}

  /** @param email empty where none is known */
  async of(mobileNumber: string, email: string): Promise<ToldCustomer> {
    return {
      messages: await this.messages.toCustomer(mobileNumber, MOST_MESSAGES),
      choices: shownChoices(await this.choices.of(mobileNumber)),
      emailRefusal: email === '' ? null : await this.choices.refusalOf('email', email),
      subscription: email === '' ? null : await this.subscribers.byEmail(email),
    }
  }
}
