import { Global, Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { SettingsRecord, SettingsSchema } from './schemas/settings.schema.js'
import { Settings } from './settings.service.js'

/** Shop profile, rates and windows. Every module reads them, none is read by it. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: SettingsRecord.name, schema: SettingsSchema }])],
  providers: [Settings],
  exports: [Settings],
})
export class SettingsModule {}
