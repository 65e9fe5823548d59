import { Inject, Injectable } from '@nestjs/common'
import { InjectConnection } from '@nestjs/mongoose'
import { type Connection } from 'mongoose'
import { type AppConfig } from '../../../../config/config.js'
import { APP_CONFIG } from '../../../../config/config.module.js'
import { DEFAULT_SETTINGS } from '../domain/shop-settings.js'
import { SettingsVersions } from '../editing/settings-versions.service.js'
import { ShopFacts } from '../shop-facts.service.js'
import { type GoLiveFacts, profileFacts } from './domain/go-live.js'

/**
 * The checklist before real sales: what is done and what is missing. It is calculated from the data, not
 * from ticks.
 */
@Injectable()
export class GoLive {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @InjectConnection() private readonly connection: Connection,
    private readonly versions: SettingsVersions,
    private readonly facts: ShopFacts,
  ) {}

  async checklist(): Promise<GoLiveFacts> {
    const { settings } = await this.versions.latest()
    const [product, marker, hasKnownPin, secondFactor] = await Promise.all([
      this.facts.of('hasProductForSale'),
      // The seed writes this document; no module may know the seed.
      this.connection.collection<{ _id: string }>('demo').findOne({}),
      this.facts.of('hasKnownPin'),
      this.facts.of('adminsHaveSecondFactor'),
    ])
    return {
      ...profileFacts(settings, DEFAULT_SETTINGS),
      ...this.configured(),
      product,
      demoData: marker === null,
      pins: !hasKnownPin,
      secondFactor,
      staffCredentials: !settings.otp.staffCredentials,
      policies: settings.goLive.policiesReviewed !== null,
      backups: settings.goLive.backupsArranged !== null,
    }
  }

  private configured(): Pick<
    GoLiveFacts,
    'providers' | 'payments' | 'courier' | 'messages' | 'emails' | 'webAddress' | 'production'
  > {
    const { hasPrivateProviders, sandboxes, cashfree, msg91, smtp, primaryHost, publicUrl, isProduction } =
      this.config
    return {
      providers: isProduction && !hasPrivateProviders,
      payments: !sandboxes.includes('cashfree') && cashfree.mode === 'production',
      courier: !sandboxes.includes('delhivery'),
      messages: msg91 !== null,
      emails: smtp !== null,
      webAddress: primaryHost !== null && publicUrl?.startsWith('https://') === true,
      production: isProduction,
    }
  }
}
