import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { Msg91SandboxController } from './msg91.controller.js'
import { OutboxController } from './outbox.controller.js'
import { OutboxMessageDocument, OutboxMessageSchema } from './outbox-message.schema.js'

/** Stands in for the SMS provider. */
@Module({
  imports: [MongooseModule.forFeature([{ name: OutboxMessageDocument.name, schema: OutboxMessageSchema }])],
  controllers: [OutboxController, Msg91SandboxController],
})
export class SmsSandboxModule {}
