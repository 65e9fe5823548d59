import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type Channel } from '../../settings/domain/message-settings.js'
import { Settings } from '../../settings/settings.service.js'
import { type Letter } from '../channels/channel.js'
import { ruleOf } from '../domain/events.js'
import { chatLink } from '../domain/sending-rules.js'
import { Attachments } from '../recipients/message-addresses.service.js'
import { type MessageDocument } from '../schemas/message.schema.js'
import { NoticeDocument } from '../schemas/notice.schema.js'
import { type Composed, Composing, templateOf } from '../templates/composing.service.js'

/** What a message says. */
export interface Words {
  composed: Composed
  /** A chat with the customer, the text ready; null for staff. */
  whatsappLink: string | null
}

/** Writes messages out: what their notice tells, in the words of the templates of now. */
@Injectable()
export class Letters {
  constructor(
    @InjectModel(NoticeDocument.name) private readonly notices: Model<NoticeDocument>,
    private readonly composing: Composing,
    private readonly attachments: Attachments,
    private readonly settings: Settings,
  ) {}

  /** The message as it goes out; null when what it would say is not kept any more. */
  async letterOf(message: MessageDocument): Promise<Letter | null> {
    const notice = await this.noticeOf(message)
    if (!notice) return null
    const { _id, event, channel, person, to } = message
    const settings = await this.settings.current()
    const composed = await this.compose(message, notice, channel)
    const { kind, mayWait } = ruleOf(event)
    const hasPaper = channel === 'email' && notice.attachment !== null
    const papers = hasPaper && notice.attachment ? [await this.attachments.paper(notice.attachment)] : []
    const template = templateOf(event, settings)
    return { ...composed, id: String(_id), event, kind, mayWait, person, to, template, papers }
  }

  /** The message as staff read it; null when what it says is not kept any more. */
  async wordsOf(message: MessageDocument): Promise<Words | null> {
    const notice = await this.noticeOf(message)
    if (!notice) return null
    const { event, channel, person, audience } = message
    const composed = await this.compose(message, notice, channel)
    const template = templateOf(event, await this.settings.current())
    const chat = template.whatsapp.text === '' ? composed : await this.compose(message, notice, 'whatsapp')
    return { composed, whatsappLink: audience === 'customer' ? chatLink(person, chat.text) : null }
  }

  private noticeOf({ notice }: MessageDocument): Promise<NoticeDocument | null> {
    return this.notices.findById(notice).lean<NoticeDocument>().exec()
  }

  private async compose(
    { event, person, name }: MessageDocument,
    { facts }: NoticeDocument,
    channel: Channel,
  ): Promise<Composed> {
    const settings = await this.settings.current()
    const material = { event, channel, person, name, facts }
    return this.composing.compose(material, templateOf(event, settings), settings)
  }
}
