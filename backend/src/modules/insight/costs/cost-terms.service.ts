import { Injectable } from '@nestjs/common'
import { Settings } from '../../office/settings/settings.service.js'
import { type CostTerms } from './domain/order-cost.js'

/** Reads the owner's settings for costs that the books do not contain. */
@Injectable()
export class CostTermsNow {
  constructor(private readonly settings: Settings) {}

  async now(): Promise<CostTerms> {
    const { paymentFeePercent, courierInExpenses } = (await this.settings.current()).costs
    return { feePercent: paymentFeePercent, courierInExpenses }
  }
}
