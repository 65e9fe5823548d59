import { Body, Controller, Delete, Get, HttpCode, Inject, Post, Put } from '@nestjs/common'
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type AppConfig } from '../../../../config/config.js'
import { APP_CONFIG } from '../../../../config/config.module.js'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { isPublicEndpoint } from '../channels/public-endpoints.js'
import { shownChoices } from '../domain/sending-rules.js'
import { MessageAddresses } from '../recipients/message-addresses.service.js'
import { MessageChoices } from '../recipients/message-choices.service.js'
import { MessageKeys } from '../recipients/message-keys.service.js'
import { PushSubscriptions } from '../recipients/push-subscriptions.service.js'
import {
  EndpointBody,
  PreferencesAnswer,
  PreferencesBody,
  PushKeyAnswer,
  SubscriptionBody,
} from './messages.dto.js'

/** How a person wants to be told, and in which browsers. Each sees and changes only their own. */
@ApiTags('account')
@Allow('account.own')
@Controller()
export class RecipientController {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly choices: MessageChoices,
    private readonly addresses: MessageAddresses,
    private readonly subscriptions: PushSubscriptions,
    private readonly keys: MessageKeys,
  ) {}

  @Get('message-preferences')
  @ApiOperation({ summary: 'By which channels the caller is told' })
  @ApiOkResponse({ type: PreferencesAnswer })
  async read(@Caller() { mobileNumber }: Principal): Promise<PreferencesAnswer> {
    const { email = '' } = (await this.addresses.account(mobileNumber)) ?? {}
    return {
      email,
      emailRefused: email !== '' && (await this.choices.refusalOf('email', email)) !== null,
      ...shownChoices(await this.choices.of(mobileNumber)),
    }
  }

  @Put('message-preferences')
  @ApiOperation({ summary: 'Choose by which channels one is told' })
  @ApiOkResponse({ type: PreferencesAnswer })
  @Fails('VALIDATION_FAILED')
  async choose(@Body() body: PreferencesBody, @Caller() caller: Principal): Promise<PreferencesAnswer> {
    await this.choices.choose(caller.mobileNumber, body)
    return this.read(caller)
  }

  @Get('push-key')
  @ApiOperation({ summary: "The shop's public key, with which a browser subscribes" })
  @ApiOkResponse({ type: PushKeyAnswer })
  async pushKey(): Promise<PushKeyAnswer> {
    return { publicKey: (await this.keys.current()).publicKey }
  }

  /** At most ten browsers; the eleventh takes the place of the oldest. */
  @Post('push-subscriptions')
  @HttpCode(204)
  @ApiOperation({ summary: 'Let the shop push to this browser' })
  @ApiNoContentResponse()
  @Fails({ VALIDATION_FAILED: 'It is no subscription, or its address is not https on a public host.' })
  async subscribe(
    @Body() { endpoint, keys }: SubscriptionBody,
    @Caller() { mobileNumber }: Principal,
  ): Promise<void> {
    if (this.config.isProduction && !isPublicEndpoint(endpoint))
      throw InvalidInput.field('endpoint', 'The address of a push service is https on a public host.')
    await this.subscriptions.add(mobileNumber, { endpoint, ...keys })
  }

  @Delete('push-subscriptions')
  @HttpCode(204)
  @ApiOperation({ summary: 'Let the shop push to this browser no more; one of somebody else stays' })
  @ApiNoContentResponse()
  @Fails('VALIDATION_FAILED')
  async unsubscribe(
    @Body() { endpoint }: EndpointBody,
    @Caller() { mobileNumber }: Principal,
  ): Promise<void> {
    await this.subscriptions.remove(mobileNumber, endpoint)
  }
}
