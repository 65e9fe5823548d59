import { Inject, Injectable } from '@nestjs/common'
import { InjectConnection } from '@nestjs/mongoose'
import { type Connection } from 'mongoose'
import { type AppConfig } from '../../config/config.js'
import { APP_CONFIG } from '../../config/config.module.js'
import { StaffPins } from '../auth/staff-pins.service.js'
import { CatalogueFacts } from '../catalog/catalogue-facts.service.js'
import { DEFAULT_SETTINGS } from '../settings/domain/shop-settings.js'
import { SettingsVersions } from '../settings/settings-versions.service.js'
import { type GoLiveFacts, profileFacts } from './domain/go-live.js'

/** What the demo's staff log in with, as its documentation says to everybody. */
const KNOWN_PINS = ['246810', '135790']

/** What is done and what is missing before real sales; computed from what is there, not from ticks. */
@Injectable()
export class GoLive {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @InjectConnection() private readonly connection: Connection,
    private readonly versions: SettingsVersions,
    private readonly catalogue: CatalogueFacts,
    private readonly pins: StaffPins,
  ) {}

  async facts(): Promise<GoLiveFacts> {
    const { settings } = await this.versions.latest()
    const [product, marker, hasKnownPin] = await Promise.all([
      this.catalogue.hasProductForSale(),
      // Written by the seed, which no module may know.
      this.connection.collection<{ _id: string }>('demo').findOne({}),
      this.pins.anybodyUses(KNOWN_PINS),
    ])
    return {
      ...profileFacts(settings, DEFAULT_SETTINGS),
      ...this.configured(),
      product,
      demoData: marker === null,
      pins: !hasKnownPin,
      policies: settings.goLive.policiesReviewed !== null,
      backups: settings.goLive.backupsArranged !== null,
    }
  }

  private configured(): Pick<GoLiveFacts, 'payments' | 'courier' | 'messages' | 'webAddress' | 'production'> {
    const { sandboxes, cashfree, msg91, primaryHost, publicUrl, isProduction } = this.config
    return {
      payments: !sandboxes.includes('cashfree') && cashfree.mode === 'production',
      courier: !sandboxes.includes('delhivery'),
      messages: msg91 !== null,
      webAddress: primaryHost !== null && publicUrl?.startsWith('https://') === true,
      production: isProduction,
    }
  }
}
