import { Controller, Get, Inject, UseInterceptors } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type AppConfig } from '../../../../config/config.js'
import { APP_CONFIG } from '../../../../config/config.module.js'
import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { ConditionalGet } from '../../../../platform/http/conditional-get.js'
import { Public } from '../../../../platform/http/routes/access.js'
import { type ShopSettings } from '../domain/shop-settings.js'
import { Settings } from '../settings.service.js'
import { ShopFacts } from '../shop-facts.service.js'
import { ShopAnswer } from './shop.dto.js'

const LIVE_SDK = 'https://sdk.cashfree.com/js/v3/cashfree.js'
const SANDBOX_SDK = '/sandbox/cashfree/v3/cashfree.js'

function termsOf(settings: ShopSettings): ShopAnswer['terms'] {
  const { cancellationPercent, holdMinutes, issueWindowDays, policies } = settings
  return {
    originPin: settings.originPin,
    cancellationPercent,
    holdMinutes,
    issueWindowDays,
    deliveryFallback: paiseToRupees(settings.deliveryFallbackPaise),
    freeDeliveryFrom: paiseToRupees(settings.freeDeliveryFromPaise),
    ...policies,
  }
}

/** The facts about the shop that every visitor may know. */
@ApiTags('shop')
@Controller()
export class ShopController {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly settings: Settings,
    private readonly facts: ShopFacts,
  ) {}

  /** Profile, limits and the payment window's script; public. */
  @Public()
  @UseInterceptors(ConditionalGet)
  @Get('shop')
  @ApiOperation({ summary: 'Shop profile, limits and payment window' })
  @ApiOkResponse({ type: ShopAnswer })
  async shop(): Promise<ShopAnswer> {
    const settings = await this.settings.current()
    const cheapest = await this.facts.of('cheapestChickenPerKgPaise')
    const { name, legalName, phone, email, address, fssaiLicence, grievanceOfficer, social } = settings
    return {
      name,
      legalName,
      phone,
      email,
      address,
      fssaiLicence,
      grievanceOfficer,
      social,
      emailSubscriptions: settings.emailSubscriptions,
      listByPickle: settings.listByPickle,
      processingDays: settings.processingDays,
      payment: {
        mode: this.config.cashfree.mode,
        sdkUrl: this.config.sandboxes.includes('cashfree') ? SANDBOX_SDK : LIVE_SDK,
      },
      deliveryEstimateDays: settings.deliveryDays,
      pickupHours: settings.pickupHours,
      holidays: settings.holidays,
      gstin: settings.gst.enabled ? settings.gst.gstin : null,
      limits: { maxQuantityPerItem: settings.maxQuantityPerItem },
      terms: termsOf(settings),
      catalogue: settings.catalogue,
      lowestChickenPricePerKg: cheapest === null ? null : paiseToRupees(cheapest),
      map: { tileUrl: this.config.maps.tileUrl, attribution: this.config.maps.attribution },
      sandboxes: this.config.sandboxes,
    }
  }
}
