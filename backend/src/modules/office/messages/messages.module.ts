import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { Msg91OtpSender } from './channels/msg91-otp-sender.js'
import { OtpSender } from './channels/otp-sender.js'
import { Messages } from './messages.service.js'
import { NoticeDocument, NoticeSchema } from './schemas/notice.schema.js'

/** What the shop tells people: one outbox, and the channels it goes out by. */
@Module({
  imports: [MongooseModule.forFeature([{ name: NoticeDocument.name, schema: NoticeSchema }])],
  providers: [{ provide: OtpSender, useClass: Msg91OtpSender }, Messages],
  exports: [OtpSender, Messages],
})
export class MessagesModule {}
