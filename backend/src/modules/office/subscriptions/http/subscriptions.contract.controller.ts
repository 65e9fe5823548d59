import { Body, Controller, Get, HttpCode, Post, Query, Redirect, Req } from '@nestjs/common'
import { ApiFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type FastifyRequest } from 'fastify'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { Public } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { MessageChoices } from '../../messages/recipients/message-choices.service.js'
import { Subscribe } from '../subscribe.service.js'
import {
  BACK_KINDS,
  ENDED,
  ENDED_KINDS,
  INCOMPLETE_LINK,
  SubscribeBody,
  SUBSCRIPTION_TOKEN_LENGTH,
  SubscriptionMessage,
  THANKS,
  UnsubscribeBody,
} from './subscriptions.dto.js'

/** The box "Subscribe to our emails". */
@ApiTags('shop')
@Controller()
export class SubscriptionsController {
  constructor(
    private readonly subscribing: Subscribe,
    private readonly choices: MessageChoices,
  ) {}

  /** The answer is the same for an address that subscribes and for one that has. */
  @Public()
  @Post('subscribe')
  @HttpCode(200)
  @ApiOperation({ summary: "Ask for the shop's emails" })
  @ApiOkResponse({ type: SubscriptionMessage })
  @Fails('SUBSCRIPTIONS_OFF', 'TOO_MANY_REQUESTS')
  async subscribe(
    @Body() { email, consentVersion }: SubscribeBody,
    @Req() request: FastifyRequest,
  ): Promise<SubscriptionMessage> {
    await this.subscribing.start(email, consentVersion, request.ip)
    return { message: THANKS }
  }

  /**
   * Needs no session: the link is proof enough, and mail is read on any device. The token comes in the body, or in the
   * address where a mail program sends it by itself (RFC 8058).
   */
  @Public()
  @Post('unsubscribe')
  @HttpCode(200)
  @ApiOperation({ summary: 'End the emails, by the token of the link in each of them' })
  @ApiOkResponse({ type: SubscriptionMessage })
  @Fails({ NOT_FOUND: 'Not a link of ours.' })
  async unsubscribe(
    @Body() body: UnsubscribeBody,
    @Query() query: UnsubscribeBody,
  ): Promise<SubscriptionMessage> {
    const token = body.token ?? query.token
    if (token === undefined) throw InvalidInput.field('token', INCOMPLETE_LINK)
    if (token.length > SUBSCRIPTION_TOKEN_LENGTH) {
      const { undo = false } = body
      const { kind } = await this.choices.endBy(token, undo)
      return { message: (undo ? BACK_KINDS : ENDED_KINDS)[kind] }
    }
    await this.subscribing.end(token)
    return { message: ENDED }
  }

  /** For mail programs that open the link instead of sending it. */
  @Public()
  @Get('unsubscribe')
  @Redirect()
  @ApiOperation({ summary: 'The page that ends the emails' })
  @ApiFoundResponse({ description: 'Leads to the page of the shop' })
  page(@Query() { token = '' }: UnsubscribeBody): { url: string } {
    return { url: `/unsubscribe?token=${token}` }
  }
}
