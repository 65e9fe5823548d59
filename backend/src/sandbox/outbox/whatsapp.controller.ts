import { Body, Controller, Headers, Param, Post, Res } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { ApiExcludeController } from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { type Model, Types } from 'mongoose'
import { EVENTS, type MessageEvent } from '../../modules/office/messages/domain/events.js'
import { templateOf } from '../../modules/office/messages/templates/composing.service.js'
import { Settings } from '../../modules/office/settings/settings.service.js'
import { Clock } from '../../platform/clock.js'
import { Public } from '../../platform/http/routes/access.js'
import { REFUSED_NUMBER } from './msg91.controller.js'
import { OutboxMessageDocument } from './schemas/outbox-message.schema.js'

interface TemplateMessage {
  to?: unknown
  type?: unknown
  template?: {
    name?: unknown
    language?: { code?: unknown }
    components?: { type: string; parameters?: { type: string; text: string }[] }[]
  }
}

/** WhatsApp's Cloud API on its own wire format. */
@ApiExcludeController()
@Public()
@Controller('sandbox/whatsapp')
export class WhatsAppSandboxController {
  constructor(
    @InjectModel(OutboxMessageDocument.name) private readonly messages: Model<OutboxMessageDocument>,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  @Post(':phoneId/messages')
  async send(
    @Headers('authorization') authorization: string | undefined,
    @Param('phoneId') phoneId: string,
    @Body() { to, type, template }: TemplateMessage,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    const refuse = (status: number, code: number, message: string): object => {
      void reply.status(status)
      return {
        error: { message: `(#${code}) ${message}`, type: 'OAuthException', code, fbtrace_id: phoneId },
      }
    }
    void reply.status(200)
    if (!/^Bearer \S+$/.test(authorization ?? '')) return refuse(401, 190, 'Invalid OAuth access token')
    const parameters =
      template?.components?.flatMap(({ parameters: given = [] }) => given.map(({ text }) => text)) ?? []
    const settings = await this.settings.current()
    const event = (Object.keys(EVENTS) as MessageEvent[]).find(
      (name) => templateOf(name, settings).whatsapp.templateName === template?.name,
    )
    if (type !== 'template' || event === undefined)
      return refuse(404, 132_001, 'Template name does not exist in the translation')
    const approved = templateOf(event, settings).whatsapp.text
    const places = [...approved.matchAll(/\{\{[^{}]*\}\}/g)].length
    if (places !== parameters.length) return refuse(400, 132_000, 'Number of parameters does not match')
    if (parameters.some((text) => text === '' || /[\n\t]| {5}/.test(text)))
      return refuse(400, 132_018, 'Parameters cannot be empty or have new-line characters')
    if (typeof to !== 'string' || !/^91\d{10}$/.test(to))
      return refuse(400, 131_009, 'Parameter value is not valid')
    if (to.slice(2) === REFUSED_NUMBER) return refuse(400, 131_026, 'Message undeliverable')
    const values = [...parameters]
    await this.messages.create({
      channel: 'whatsapp',
      to: to.slice(2),
      text: approved.replace(/\{\{[^{}]*\}\}/g, () => values.shift() ?? ''),
      template: String(template?.name),
      at: this.clock.actual(),
    })
    return {
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to }],
      messages: [{ id: `wamid.${new Types.ObjectId().toHexString()}`, message_status: 'accepted' }],
    }
  }
}
