import { Inject, Injectable } from '@nestjs/common'
import { type AppConfig } from '../../../../config/config.js'
import { APP_CONFIG } from '../../../../config/config.module.js'
import { OwnAddress } from '../../../../platform/own-address.js'
import { OtpNotSent, OtpSender } from './otp-sender.js'

const TIMEOUT_MS = 8_000
const SANDBOX = { authKey: 'sandbox-key', templateId: 'sandbox-template' }

interface Msg91Answer {
  type?: unknown
  message?: unknown
}

/**
 * MSG91's OTP call (docs/integrations.md#msg91). It answers most failures with HTTP 200 and `type: "error"`. The key goes in a
 * header and the code in the body, so that no access log on the way holds either. Not retried: a second SMS costs
 * money, and the person has a button for it.
 */
@Injectable()
export class Msg91OtpSender extends OtpSender {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly ownAddress: OwnAddress,
  ) {
    super()
  }

  async send(message: { mobileNumber: string; code: string; validMinutes: number }): Promise<void> {
    const { authKey, templateId, baseUrl } = this.config.msg91 ?? {
      ...SANDBOX,
      baseUrl: `${this.ownAddress.get()}/sandbox/msg91`,
    }
    const answer = await this.post(`${baseUrl}/api/v5/otp`, authKey, {
      template_id: templateId,
      mobile: `91${message.mobileNumber}`,
      otp: message.code,
      otp_expiry: message.validMinutes,
    })
    if (answer.type !== 'success') throw new OtpNotSent(`MSG91: ${String(answer.message)}`)
  }

  private async post(url: string, authKey: string, body: object): Promise<Msg91Answer> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authkey: authKey, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const answer = (await response.json()) as Msg91Answer
      if (!response.ok) throw new OtpNotSent(`MSG91: HTTP ${response.status} ${String(answer.message)}`)
      return answer
    } catch (error) {
      if (error instanceof OtpNotSent) throw error
      throw new OtpNotSent(`MSG91: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}
