import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { ApiExcludeController } from '@nestjs/swagger'
import { type Model, Types } from 'mongoose'
import { EVENTS, type MessageEvent } from '../../modules/office/messages/domain/events.js'
import { filled, smsText } from '../../modules/office/messages/domain/templates.js'
import { templateOf } from '../../modules/office/messages/templates/composing.service.js'
import { Settings } from '../../modules/office/settings/settings.service.js'
import { Clock } from '../../platform/clock.js'
import { Public } from '../../platform/http/routes/access.js'
import { OutboxMessageDocument } from './schemas/outbox-message.schema.js'

/** A number the sandbox refuses, to see what the shop does when the provider fails. */
export const REFUSED_NUMBER = '6000000000'

const failure = (message: string): object => ({ type: 'error', message })
/** Our values, as MSG91 takes them: texts. */
const stringsOf = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
const isIndian = (number: unknown): number is string =>
  typeof number === 'string' && /^91\d{10}$/.test(number)

/** MSG91 on its own wire format: failures are HTTP 200 with `type: "error"`. */
@ApiExcludeController()
@Public()
@Controller('sandbox/msg91/api/v5')
export class Msg91SandboxController {
  constructor(
    @InjectModel(OutboxMessageDocument.name) private readonly messages: Model<OutboxMessageDocument>,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  @Post('otp')
  @HttpCode(200)
  async otp(
    @Headers('authkey') authKey: string | undefined,
    @Body() body: Record<string, unknown>,
  ): Promise<object> {
    if (!authKey) return failure('AuthenticationFailure')
    const { mobile, otp, template_id: template, otp_expiry: minutes } = body
    if (typeof template !== 'string') return failure('Template ID Missing or Invalid Template')
    if (!isIndian(mobile) || typeof otp !== 'string') return failure('Mobile no. not valid')
    const to = mobile.slice(2)
    if (to === REFUSED_NUMBER) return failure('Number is blocked')
    const text = `${otp} is your code to log in to the shop. It is valid for ${String(minutes)} minutes. Tell nobody.`
    await this.messages.create({ channel: 'sms', to, text, code: otp, at: this.clock.actual() })
    return { type: 'success', request_id: new Types.ObjectId().toHexString() }
  }

  /** One text, registered under the template's id, to each recipient with values of its own. */
  @Post('flow')
  @HttpCode(200)
  async flow(
    @Headers('authkey') authKey: string | undefined,
    @Body() body: Record<string, unknown>,
  ): Promise<object> {
    if (!authKey) return failure('AuthenticationFailure')
    const { template_id: template, recipients } = body
    const text = typeof template === 'string' ? await this.registered(template) : null
    if (text === null) return failure('Template ID Missing or Invalid Template')
    if (!Array.isArray(recipients) || recipients.length === 0) return failure('Recipients missing')
    for (const recipient of recipients as Record<string, unknown>[]) {
      const { mobiles, ...values } = recipient
      if (!isIndian(mobiles)) return failure('Mobile no. not valid')
      if (mobiles.slice(2) === REFUSED_NUMBER) return failure('Number is blocked')
      await this.messages.create({
        channel: 'sms',
        to: mobiles.slice(2),
        text: filled(text, stringsOf(values)),
        template: String(template),
        at: this.clock.actual(),
      })
    }
    return { type: 'success', message: new Types.ObjectId().toHexString() }
  }

  /** The text of a template id: of the shop's own template, as if its text had been registered as it is. */
  private async registered(templateId: string): Promise<string | null> {
    const settings = await this.settings.current()
    const event = (Object.keys(EVENTS) as MessageEvent[]).find(
      (name) =>
        templateId === `sandbox-${name}` || templateId === templateOf(name, settings).sms.dltTemplateId,
    )
    return event === undefined ? null : smsText(templateOf(event, settings).sms.text)
  }
}
