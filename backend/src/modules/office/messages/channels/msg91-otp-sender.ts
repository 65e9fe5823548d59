import { Injectable } from '@nestjs/common'
import { Msg91Client } from './msg91.client.js'
import { OtpNotSent, OtpSender } from './otp-sender.js'

/** MSG91's OTP call. Not retried: a second SMS costs money, and the person has a button for it. */
@Injectable()
export class Msg91OtpSender extends OtpSender {
  constructor(private readonly msg91: Msg91Client) {
    super()
  }

  async send(message: { mobileNumber: string; code: string; validMinutes: number }): Promise<void> {
    const answer = await this.msg91.call('/api/v5/otp', {
      template_id: this.msg91.otpTemplateId,
      mobile: `91${message.mobileNumber}`,
      otp: message.code,
      otp_expiry: message.validMinutes,
    })
    if (answer.is !== 'taken') throw new OtpNotSent(`MSG91: ${answer.why}`)
  }
}
