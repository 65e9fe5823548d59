import { Module } from '@nestjs/common'
import { AuthModule } from '../auth/auth.module.js'
import { CatalogModule } from '../catalog/catalog.module.js'
import { ChangeSettings } from './change-settings.service.js'
import { GoLive } from './go-live.service.js'
import { GoLiveAdminController } from './http/go-live.admin.controller.js'
import { SettingsAdminController, SettingsVersionsAdminController } from './http/settings.admin.controller.js'
import { ShopController } from './http/shop.contract.controller.js'

/** What the storefront needs to know before anybody logs in, and where the owner sets it. */
@Module({
  imports: [AuthModule, CatalogModule],
  controllers: [
    ShopController,
    GoLiveAdminController,
    SettingsAdminController,
    SettingsVersionsAdminController,
  ],
  providers: [ChangeSettings, GoLive],
})
export class ShopModule {}
