import { Injectable } from '@nestjs/common'
import { type Channel } from '../../settings/domain/message-settings.js'
import { ruleOf } from '../domain/events.js'
import { type NoticeDocument } from '../schemas/notice.schema.js'
import { MessageAddresses, type Recipient } from './message-addresses.service.js'
import { PushSubscriptions } from './push-subscriptions.service.js'

/** Whom a notice is for, and where they are reached. */
@Injectable()
export class Recipients {
  constructor(
    private readonly addresses: MessageAddresses,
    private readonly subscriptions: PushSubscriptions,
  ) {}

  /** One customer or member of staff, or all staff who hold the event's permission. */
  async of({
    event,
    person,
    name,
    email,
  }: Pick<NoticeDocument, 'event' | 'person' | 'name' | 'email'>): Promise<Recipient[]> {
    const { permission } = ruleOf(event)
    if (person === null) return permission ? this.addresses.staffWith(permission) : []
    const account = await this.byNumber(person)
    // The account's address is the newer one; a person without an account is written to where the order says.
    return [{ mobileNumber: person, name: name || account.name, email: account.email || email }]
  }

  /** As the account has them; with the number alone where there is none. */
  async byNumber(mobileNumber: string): Promise<Recipient> {
    return (await this.addresses.account(mobileNumber)) ?? { mobileNumber, name: '', email: '' }
  }

  /** Where a person is reached by a channel; null: nowhere. A push has no address, but browsers. */
  async addressOf({ mobileNumber, email }: Recipient, channel: Channel): Promise<string | null> {
    if (channel === 'email') return email === '' ? null : email
    if (channel !== 'push') return mobileNumber
    return (await this.subscriptions.of(mobileNumber)).length === 0 ? null : ''
  }
}
