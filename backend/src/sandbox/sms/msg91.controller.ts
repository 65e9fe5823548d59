import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { ApiExcludeController } from '@nestjs/swagger'
import { type Model, Types } from 'mongoose'
import { Clock } from '../../platform/clock.js'
import { Public } from '../../platform/http/routes/access.js'
import { OutboxMessageDocument } from './outbox-message.schema.js'

/** A number the sandbox refuses, to see what the shop does when the provider fails. */
export const REFUSED_NUMBER = '6000000000'

/** MSG91 on its own wire format: failures are HTTP 200 with `type: "error"`. */
@ApiExcludeController()
@Controller('sandbox/msg91/api/v5')
export class Msg91SandboxController {
  constructor(
    @InjectModel(OutboxMessageDocument.name) private readonly messages: Model<OutboxMessageDocument>,
    private readonly clock: Clock,
  ) {}

  @Public()
  @Post('otp')
  @HttpCode(200)
  async otp(
    @Headers('authkey') authKey: string | undefined,
    @Body() body: Record<string, unknown>,
  ): Promise<object> {
    if (!authKey) return { type: 'error', message: 'AuthenticationFailure' }
    const { mobile, otp, template_id: template, otp_expiry: minutes } = body
    if (typeof template !== 'string')
      return { type: 'error', message: 'Template ID Missing or Invalid Template' }
    if (typeof mobile !== 'string' || !/^91\d{10}$/.test(mobile) || typeof otp !== 'string')
      return { type: 'error', message: 'Mobile no. not valid' }
    const to = mobile.slice(2)
    if (to === REFUSED_NUMBER) return { type: 'error', message: 'Number is blocked' }
    const text = `${otp} is your code to log in to the shop. It is valid for ${String(minutes)} minutes. Tell nobody.`
    await this.messages.create({ channel: 'sms', to, text, code: otp, at: this.clock.actual() })
    return { type: 'success', request_id: new Types.ObjectId().toHexString() }
  }
}
