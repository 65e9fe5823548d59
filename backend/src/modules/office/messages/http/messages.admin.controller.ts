import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import {
  filterBy,
  type ListPage,
  type ListRequest,
  type ListRules,
} from '../../../../platform/lists/simple-rest.js'
import { ListParameters, StaffList } from '../../../../platform/lists/staff-list.js'
import { CHANNELS } from '../../settings/domain/message-settings.js'
import { Channels } from '../channels/channels.service.js'
import { EVENTS } from '../domain/events.js'
import { MESSAGE_STATUSES } from '../domain/sending-rules.js'
import { SentMessages } from '../outbox/sent-messages.service.js'
import { TestMessages } from '../outbox/test-messages.service.js'
import { Templates } from '../templates/templates.service.js'
import {
  ChannelBody,
  ChannelStateAnswer,
  PreviewAnswer,
  PreviewBody,
  SentMessageAnswer,
  SentMessageDetail,
  TemplateAnswer,
  TemplateBody,
  toMessageAnswer,
  toMessageDetail,
  toPreviewAnswer,
  toTemplateAnswer,
} from './messages.dto.js'

/** What the console may sort and filter messages by. */
const MESSAGE_LIST_RULES: ListRules = {
  resource: 'messages',
  sorts: { at: 'at' },
  filters: {
    status: filterBy.oneOf('status', MESSAGE_STATUSES),
    channel: filterBy.oneOf('channel', CHANNELS),
    event: filterBy.oneOf('event', Object.keys(EVENTS)),
    audience: filterBy.oneOf('audience', ['customer', 'staff']),
    about: filterBy.text('about', 'P-7KQ4-M2XD'),
    from: filterBy.fromDay('at'),
    to: filterBy.toDay('at'),
    q: filterBy.words('words', 'lakshmi'),
  },
  defaultSort: ['at', 'DESC'],
}

/** What people were told, and what did not reach them. */
@ApiTags('staff: messages')
@Allow('messages.manage')
@Controller('admin/messages')
export class MessagesAdminController {
  constructor(private readonly messages: SentMessages) {}

  @StaffList(MESSAGE_LIST_RULES, SentMessageAnswer, 'Messages to customers and staff, kept 400 days')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<SentMessageAnswer>> {
    const page = await this.messages.page(request)
    return { ...page, rows: page.rows.map(toMessageAnswer) }
  }

  @Get(':id')
  @ApiOperation({ summary: 'One message with its text, as the templates of today write it' })
  @ApiOkResponse({ type: SentMessageDetail })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string): Promise<SentMessageDetail> {
    const { message, words } = await this.messages.read(id)
    return toMessageDetail(message, words)
  }

  /** Also one that was perhaps sent: then it may arrive twice, which the person who presses decides. */
  @Post(':id/send-again')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send a message again that was not sent, or perhaps not' })
  @ApiOkResponse({ type: SentMessageAnswer })
  @Fails('NOT_FOUND', { INVALID_TRANSITION: 'It was sent, or is being sent just now.' })
  async sendAgain(@Param('id') id: string): Promise<SentMessageAnswer> {
    return toMessageAnswer(await this.messages.sendAgain(id))
  }
}

/** The words of messages. */
@ApiTags('staff: messages')
@Allow('messages.manage')
@Controller('admin/message-templates')
export class TemplatesAdminController {
  constructor(
    private readonly templates: Templates,
    private readonly tests: TestMessages,
    private readonly messages: SentMessages,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The templates of all events' })
  @ApiOkResponse({ type: [TemplateAnswer] })
  async all(): Promise<TemplateAnswer[]> {
    return (await this.templates.all()).map(toTemplateAnswer)
  }

  @Get(':event')
  @ApiOperation({ summary: 'The template of one event, with the variables that it may name' })
  @ApiOkResponse({ type: TemplateAnswer })
  @Fails('NOT_FOUND')
  async one(@Param('event') event: string): Promise<TemplateAnswer> {
    return toTemplateAnswer(await this.templates.one(event))
  }

  @Put(':event')
  @ApiOperation({ summary: 'Change a template; the history of the settings keeps what it was' })
  @ApiOkResponse({ type: TemplateAnswer })
  @Fails('NOT_FOUND', 'EDIT_CONFLICT', {
    VALIDATION_FAILED:
      'A text names an unknown variable, or differs from the registered one; `details.fields` names each.',
  })
  async change(
    @Param('event') event: string,
    @Body() { version, ...template }: TemplateBody,
    @Caller() caller: Principal,
  ): Promise<TemplateAnswer> {
    return toTemplateAnswer(await this.templates.change(event, version, template, caller))
  }

  @Post(':event/preview')
  @HttpCode(200)
  @ApiOperation({ summary: 'What a person gets by a channel; nothing is stored or sent' })
  @ApiOkResponse({ type: PreviewAnswer })
  @Fails('NOT_FOUND', 'VALIDATION_FAILED')
  async preview(
    @Param('event') event: string,
    @Body() { channel, draft, about }: PreviewBody,
    @Caller() caller: Principal,
  ): Promise<PreviewAnswer> {
    return toPreviewAnswer(await this.templates.preview(event, channel, draft, about, caller))
  }

  @Post(':event/test')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send the stored template, filled with examples, to oneself' })
  @ApiOkResponse({ type: SentMessageAnswer })
  @Fails('NOT_FOUND', { VALIDATION_FAILED: 'The channel has no provider, or the caller no address there.' })
  async test(
    @Param('event') event: string,
    @Body() { channel }: ChannelBody,
    @Caller() caller: Principal,
  ): Promise<SentMessageAnswer> {
    return toMessageAnswer(await this.messages.sendNow(await this.tests.write(event, channel, caller)))
  }
}

/** What messages go out by. */
@ApiTags('staff: messages')
@Allow('messages.manage')
@Controller('admin/message-channels')
export class ChannelsAdminController {
  constructor(private readonly channels: Channels) {}

  @Get()
  @ApiOperation({ summary: 'Which channels have a provider' })
  @ApiOkResponse({ type: [ChannelStateAnswer] })
  all(): ChannelStateAnswer[] {
    return this.channels.states()
  }
}
