import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type FastifyRequest } from 'fastify'
import { Public } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { Subscribe } from '../subscribe.service.js'
import { ENDED, SubscribeBody, SubscriptionMessage, THANKS, UnsubscribeBody } from './subscriptions.dto.js'

/** The box "Subscribe to our emails". */
@ApiTags('shop')
@Controller()
export class SubscriptionsController {
  constructor(private readonly subscribing: Subscribe) {}

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

  /** Needs no session: the link is proof enough, and mail is read on any device. */
  @Public()
  @Post('unsubscribe')
  @HttpCode(200)
  @ApiOperation({ summary: 'End the emails, by the token of the link in each of them' })
  @ApiOkResponse({ type: SubscriptionMessage })
  @Fails({ NOT_FOUND: 'Not a link of ours.' })
  async unsubscribe(@Body() { token }: UnsubscribeBody): Promise<SubscriptionMessage> {
    await this.subscribing.end(token)
    return { message: ENDED }
  }
}
