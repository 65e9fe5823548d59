import { Global, Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AuditModule } from '../audit/audit.module.js'
import { ChangeSettings } from './editing/change-settings.service.js'
import {
  SettingsAdminController,
  SettingsVersionsAdminController,
} from './editing/http/settings.admin.controller.js'
import { SettingsVersionDocument, SettingsVersionSchema } from './editing/schemas/settings-version.schema.js'
import { SettingsVersions } from './editing/settings-versions.service.js'
import { GoLive } from './go-live/go-live.service.js'
import { GoLiveAdminController } from './go-live/http/go-live.admin.controller.js'
import { ShopController } from './http/shop.contract.controller.js'
import { SettingsDocument, SettingsSchema } from './schemas/settings.schema.js'
import { Settings } from './settings.service.js'
import { ShopFacts } from './shop-facts.service.js'

/** Shop profile, rates and windows: what everybody reads, and where the owner sets it. */
@Global()
@Module({
  imports: [
    AuditModule,
    MongooseModule.forFeature([
      { name: SettingsDocument.name, schema: SettingsSchema },
      { name: SettingsVersionDocument.name, schema: SettingsVersionSchema },
    ]),
  ],
  controllers: [
    ShopController,
    GoLiveAdminController,
    SettingsAdminController,
    SettingsVersionsAdminController,
  ],
  providers: [Settings, ShopFacts, SettingsVersions, ChangeSettings, GoLive],
  exports: [Settings, ShopFacts, SettingsVersions, ChangeSettings],
})
export class SettingsModule {}
