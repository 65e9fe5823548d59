import { Module } from '@nestjs/common'
import { Msg91OtpSender } from './msg91-otp-sender.js'
import { OtpSender } from './otp-sender.js'

/** What the shop sends to people. */
@Module({
  providers: [{ provide: OtpSender, useClass: Msg91OtpSender }],
  exports: [OtpSender],
})
export class NotificationsModule {}
