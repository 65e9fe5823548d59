import { Module, type OnModuleInit } from '@nestjs/common'
import { MediaModule } from '../../office/media/media.module.js'
import { UploadUses } from '../../office/media/upload-uses.service.js'
import { SettingsVersions } from '../../office/settings/editing/settings-versions.service.js'
import { SettingsModule } from '../../office/settings/settings.module.js'
import { CatalogModule } from '../../stock/catalog/catalog.module.js'
import { FavouritesModule } from '../favourites/favourites.module.js'
import { ReviewsModule } from '../reviews/reviews.module.js'
import { ChangeLanding } from './change-landing.service.js'
import { LandingAdminController } from './http/landing.admin.controller.js'
import { LandingController } from './http/landing.public.controller.js'
import { LandingQueries } from './landing.queries.js'

/** The page that a visitor sees first; its words and pictures are the owner's. */
@Module({
  imports: [CatalogModule, FavouritesModule, MediaModule, ReviewsModule, SettingsModule],
  controllers: [LandingController, LandingAdminController],
  providers: [LandingQueries, ChangeLanding],
})
export class LandingModule implements OnModuleInit {
  constructor(
    private readonly uploads: UploadUses,
    private readonly versions: SettingsVersions,
  ) {}

  onModuleInit(): void {
    this.uploads.register('landing', (ids) => this.versions.uploadsShown(ids))
  }
}
