import { Controller, Get, Query } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { ApiExcludeController } from '@nestjs/swagger'
import { IsOptional, Matches } from 'class-validator'
import { type Model } from 'mongoose'
import { Public } from '../../platform/http/routes/access.js'
import { OutboxMessageDocument } from './outbox-message.schema.js'

const MOST_SHOWN = 50

class OutboxQuery {
  @IsOptional()
  @Matches(/^\d{10}$/, { message: 'to is a 10-digit mobile number.' })
  to?: string
}

/** Messages that the sandbox swallowed, newest first: how a developer or a test gets at the one-time password. */
@ApiExcludeController()
@Controller('sandbox')
export class OutboxController {
  constructor(
    @InjectModel(OutboxMessageDocument.name) private readonly messages: Model<OutboxMessageDocument>,
  ) {}

  @Public()
  @Get('outbox')
  async outbox(@Query() { to }: OutboxQuery): Promise<object[]> {
    const messages = await this.messages
      .find(to === undefined ? {} : { to })
      // Ids of several processes do not follow one another within a second.
      .sort({ at: -1, _id: -1 })
      .limit(MOST_SHOWN)
      .lean<OutboxMessageDocument[]>()
    return messages.map(({ channel, to, text, code, at }) => ({
      channel,
      to,
      text,
      ...(code === null ? {} : { code }),
      at: at.toISOString(),
    }))
  }
}
