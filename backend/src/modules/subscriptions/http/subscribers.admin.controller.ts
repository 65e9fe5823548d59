import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { type AppConfig } from '../../../config/config.js'
import { APP_CONFIG } from '../../../config/config.module.js'
import { Allow } from '../../../platform/http/access.js'
import { ListQuery, parseList, setContentRange } from '../../../platform/http/simple-rest.js'
import { CONSENTS } from '../domain/consent.js'
import { SubscriberQueries } from '../subscribers.queries.js'
import { SUBSCRIBER_LIST_RULES } from './subscribers.list-rules.js'
import { SubscriberAnswer, toSubscriberAnswer } from './subscriptions.dto.js'

@ApiTags('staff: subscribers')
@Allow('subscribers.view')
@Controller('admin/subscribers')
export class AdminSubscribersController {
  constructor(
    private readonly subscribers: SubscriberQueries,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Who asked for emails, in the simple-rest dialect' })
  @ApiOkResponse({ type: [SubscriberAnswer] })
  async list(
    @Query() query: ListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SubscriberAnswer[]> {
    const { skip, ...rest } = parseList(query, SUBSCRIBER_LIST_RULES)
    const { rows, total } = await this.subscribers.page({ skip, ...rest })
    setContentRange(reply, 'subscribers', { skip, count: rows.length, total })
    const origin = this.origin(request)
    return rows.map((row) => toSubscriberAnswer(row, origin, CONSENTS))
  }

  @Get(':id')
  @ApiOperation({ summary: 'One subscriber' })
  @ApiOkResponse({ type: SubscriberAnswer })
  async one(@Param('id') id: string, @Req() request: FastifyRequest): Promise<SubscriberAnswer> {
    return toSubscriberAnswer(await this.subscribers.byId(id), this.origin(request), CONSENTS)
  }

  /** The shop's own domain where one is set; an email is read elsewhere than where the list is. */
  private origin({ protocol, host }: FastifyRequest): string {
    return this.config.primaryHost ? `https://${this.config.primaryHost}` : `${protocol}://${host}`
  }
}
