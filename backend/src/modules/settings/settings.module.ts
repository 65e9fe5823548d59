import { Global, Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { SettingsRecord, SettingsSchema } from './schemas/settings.schema.js'
import { SettingsVersionRecord, SettingsVersionSchema } from './schemas/settings-version.schema.js'
import { Settings } from './settings.service.js'
import { SettingsVersions } from './settings-versions.service.js'

/** Shop profile, rates and windows. Every module reads them, none is read by it. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: SettingsRecord.name, schema: SettingsSchema },
      { name: SettingsVersionRecord.name, schema: SettingsVersionSchema },
    ]),
  ],
  providers: [Settings, SettingsVersions],
  exports: [Settings, SettingsVersions],
})
export class SettingsModule {}
