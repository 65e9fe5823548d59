import { type Channel, type MessageTemplate } from '../../settings/domain/message-settings.js'
import { type MessageEvent, type MessageKind } from '../domain/events.js'
import { type Outcome } from '../domain/sending-rules.js'
import { type Paper } from '../recipients/message-addresses.service.js'

/** A message as it goes out. */
export interface Letter {
  /** Its own id: the same for every try. */
  id: string
  event: MessageEvent
  kind: MessageKind
  /** It may be delivered later without harm. */
  mayWait: boolean
  person: string
  /** Address in the form of the channel. */
  to: string
  template: MessageTemplate
  /** Of an e-mail, or the title of a push. */
  subject: string
  text: string
  html: string
  /** Values of the variables, for providers that keep the text and fill it in themselves. */
  values: Readonly<Record<string, string>>
  link: string
  unsubscribe: { page: string; oneClick: string } | null
  papers: readonly Paper[]
}

/** Port to what carries messages of one kind. */
export abstract class MessageChannel {
  abstract readonly channel: Channel

  /** Whether anything is sent by it at all; without a provider it is not. */
  abstract isConnected(): boolean

  /** Tries once, and does not throw: whatever went wrong is in the outcome. It ends within a minute. */
  abstract send(letter: Letter): Promise<Outcome>
}
