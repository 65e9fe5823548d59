import { Controller, Get, Inject, Param, Req } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type FastifyRequest } from 'fastify'
import { type AppConfig } from '../../../../config/config.js'
import { APP_CONFIG } from '../../../../config/config.module.js'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { type ListPage, type ListRequest } from '../../../../platform/lists/simple-rest.js'
import { ListParameters, StaffList } from '../../../../platform/lists/staff-list.js'
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

  @StaffList(SUBSCRIBER_LIST_RULES, SubscriberAnswer, "Who asked for the shop's emails")
  async list(
    @ListParameters() list: ListRequest,
    @Req() request: FastifyRequest,
  ): Promise<ListPage<SubscriberAnswer>> {
    const page = await this.subscribers.page(list)
    const origin = this.origin(request)
    return { ...page, rows: page.rows.map((row) => toSubscriberAnswer(row, origin)) }
  }

  @Get(':id')
  @ApiOperation({ summary: 'One subscriber' })
  @ApiOkResponse({ type: SubscriberAnswer })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string, @Req() request: FastifyRequest): Promise<SubscriberAnswer> {
    return toSubscriberAnswer(await this.subscribers.byId(id), this.origin(request))
  }

  /** The shop's own domain if one is set: the link goes into an email, so the console's address may be wrong for it. */
  private origin({ protocol, host }: FastifyRequest): string {
    return this.config.primaryHost ? `https://${this.config.primaryHost}` : `${protocol}://${host}`
  }
}
