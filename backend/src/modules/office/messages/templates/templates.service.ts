import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { InvalidInput, NotFound } from '../../../../kernel/errors/errors.js'
import { type Principal } from '../../../../platform/http/routes/access.js'
import { type Channel, type MessageTemplate } from '../../settings/domain/message-settings.js'
import { ChangeSettings } from '../../settings/editing/change-settings.service.js'
import { SettingsVersions } from '../../settings/editing/settings-versions.service.js'
import { EVENTS, isMessageEvent, type MessageEvent } from '../domain/events.js'
import { TESTS } from '../domain/occasion.js'
import { exampleFacts, templateProblems } from '../domain/templates.js'
import { MessageAddresses } from '../recipients/message-addresses.service.js'
import { NoticeDocument } from '../schemas/notice.schema.js'
import { type Composed, Composing, templateOf } from './composing.service.js'

/** The template of an event, as it is edited. */
export interface EditedTemplate {
  event: MessageEvent
  template: MessageTemplate
  /** The owner changed it. */
  isChanged: boolean
  /** Of the settings, which templates are a part of. */
  version: number
}

/** What a template looks like. */
export interface Preview extends Composed {
  /** What the facts are from; null: examples, since nothing of the kind has happened yet. */
  about: string | null
}

/** The words of messages, which the owner writes; each change is a version of the settings. */
@Injectable()
export class Templates {
  constructor(
    @InjectModel(NoticeDocument.name) private readonly notices: Model<NoticeDocument>,
    private readonly versions: SettingsVersions,
    private readonly changing: ChangeSettings,
    private readonly composing: Composing,
    private readonly addresses: MessageAddresses,
  ) {}

  async all(): Promise<EditedTemplate[]> {
    const { settings, version } = await this.versions.latest()
    return (Object.keys(EVENTS) as MessageEvent[]).map((event) => ({
      event,
      template: templateOf(event, settings),
      isChanged: Object.hasOwn(settings.messageTemplates, event),
      version,
    }))
  }

  /** @throws NotFound for an event that there is not */
  async one(name: string): Promise<EditedTemplate> {
    const event = eventNamed(name)
    const found = (await this.all()).find((one) => one.event === event)
    if (!found) throw new NotFound('The template')
    return found
  }

  /**
   * Replaces the template of an event.
   * @throws InvalidInput naming each field, such as one with an unknown variable; EditConflict when templates changed since
   * `version`
   */
  async change(
    name: string,
    version: number,
    template: MessageTemplate,
    by: Principal,
  ): Promise<EditedTemplate> {
    const event = eventNamed(name)
    demandSense(event, template)
    const { settings } = await this.versions.latest()
    const messageTemplates = { ...settings.messageTemplates, [event]: template }
    await this.changing.change(version, { messageTemplates }, by)
    return this.one(event)
  }

  /**
   * What a person would get by a channel.
   * @param draft instead of the stored template
   * @param about the occasion whose facts fill it; without one, the last of the kind, or examples
   * @throws InvalidInput naming a field of the draft
   */
  async preview(
    name: string,
    channel: Channel,
    draft: MessageTemplate | undefined,
    about: string | undefined,
    by: Principal,
  ): Promise<Preview> {
    const event = eventNamed(name)
    if (draft) demandSense(event, { ...draft, channels: [] })
    const { settings } = await this.versions.latest()
    const notice = await this.notices
      // What was tried has example facts itself.
      .findOne({ event, about: about ?? { $not: TESTS } })
      .sort({ at: -1 })
      .lean<NoticeDocument>()
    if (about !== undefined && !notice) throw new NotFound('The occasion')
    const self = await this.addresses.account(by.mobileNumber)
    const composed = await this.composing.compose(
      {
        event,
        channel,
        person: by.mobileNumber,
        name: notice?.name || self?.name || '',
        facts: notice?.facts ?? exampleFacts(event),
      },
      draft ?? templateOf(event, settings),
      settings,
    )
    return { ...composed, about: notice?.about ?? null }
  }
}

/** @throws NotFound */
export function eventNamed(name: string): MessageEvent {
  if (!isMessageEvent(name)) throw new NotFound('The template')
  return name
}

function demandSense(event: MessageEvent, template: MessageTemplate): void {
  const problems = templateProblems(event, template)
  const [first] = Object.values(problems)
  if (first !== undefined) throw new InvalidInput(first, problems)
}
