import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { ApiExcludeController } from '@nestjs/swagger'
import { IsIn, IsOptional, Matches } from 'class-validator'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { isValidObjectId, type Model } from 'mongoose'
import { NotFound } from '../../kernel/errors/errors.js'
import { type Channel, CHANNELS } from '../../modules/office/settings/domain/message-settings.js'
import { Public } from '../../platform/http/routes/access.js'
import { outboxPage } from './outbox-page.js'
import { OutboxMessageDocument } from './schemas/outbox-message.schema.js'

const MOST_SHOWN = 50

class OutboxQuery {
  @IsOptional()
  @Matches(/^[^\s<>]{1,254}$/, {
    message: 'to is a mobile number, an e-mail address or the id of a browser.',
  })
  to?: string

  @IsOptional()
  @IsIn(CHANNELS)
  channel?: Channel
}

/**
 * Messages that the sandbox swallowed, newest first: how a developer or a test gets at the one-time password, and sees
 * what people are told. A browser gets a page, anything else JSON.
 */
@ApiExcludeController()
@Public()
@Controller('sandbox/outbox')
export class OutboxController {
  constructor(
    @InjectModel(OutboxMessageDocument.name) private readonly messages: Model<OutboxMessageDocument>,
  ) {}

  @Get()
  async outbox(
    @Query() { to, channel }: OutboxQuery,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object[] | string> {
    const messages = await this.messages
      .find({ ...(to === undefined ? {} : { to }), ...(channel === undefined ? {} : { channel }) })
      // Ids of several processes do not follow one another within a second.
      .sort({ at: -1, _id: -1 })
      .limit(MOST_SHOWN)
      .lean<OutboxMessageDocument[]>()
    if (headers.accept?.includes('text/html')) {
      void reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'")
      return outboxPage(messages, to)
    }
    return messages.map(toJson)
  }

  /** The HTML of one e-mail, for a frame: nothing in it runs, and it fetches nothing. */
  @Get(':id/html')
  async html(@Param('id') id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const message = isValidObjectId(id)
      ? await this.messages.findById(id).lean<OutboxMessageDocument>()
      : null
    if (!message || message.html === '') throw new NotFound('The e-mail')
    void reply
      .header('content-type', 'text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
      )
    // The links open beside the frame.
    return message.html.replace('<head>', '<head><base target="_blank">')
  }
}

/** Fields that the message does not have are left out. */
function toJson({ _id, at, headers, ...message }: OutboxMessageDocument): object {
  const own = Object.entries(message).filter(
    ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  const shown = Object.keys(headers ?? {}).length > 0 ? { headers } : {}
  return { ...Object.fromEntries(own), ...shown, at: at.toISOString() }
}
