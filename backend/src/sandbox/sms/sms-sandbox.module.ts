import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { Msg91SandboxController } from './msg91.controller.js'
import { OutboxMessageRecord, OutboxMessageSchema } from './outbox-message.schema.js'
import { OutboxController } from './outbox.controller.js'

/** Stands in for the SMS provider. */
@Module({
  imports: [MongooseModule.forFeature([{ name: OutboxMessageRecord.name, schema: OutboxMessageSchema }])],
  controllers: [OutboxController, Msg91SandboxController],
})
export class SmsSandboxModule {}
