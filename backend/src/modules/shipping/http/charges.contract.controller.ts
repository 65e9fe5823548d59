import { Controller, Get, Ip, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { paiseToRupees } from '../../../kernel/money.js'
import { grams } from '../../../kernel/weight.js'
import { Public } from '../../../platform/http/access.js'
import { Fails } from '../../../platform/http/fails.js'
import { AskingLimits } from '../asking-limits.service.js'
import { DeliveryQuotes } from '../delivery-quotes.service.js'
import { ChargeAnswer, ChargesQuery } from './charges.dto.js'

/** What delivery to a postal code costs (docs/domain.md#delivery-charge). */
@ApiTags('delivery')
@Controller('delhivery')
export class ChargesController {
  constructor(
    private readonly quotes: DeliveryQuotes,
    private readonly limits: AskingLimits,
  ) {}

  /** One quote in a list, as the contract has it; public. */
  @Public()
  @Get('charges')
  @ApiOperation({ summary: 'Delivery charge to a PIN' })
  @ApiOkResponse({ type: [ChargeAnswer] })
  @Fails('PIN_NOT_SERVICEABLE', { TOO_MANY_REQUESTS: 'Too many pin codes that are not known yet.' })
  async charges(@Query() query: ChargesQuery, @Ip() address: string): Promise<ChargeAnswer[]> {
    const { amountPaise, ...place } = await this.quotes.quote(
      { postalCode: query.d_pin, weightGrams: grams(query.cgm) },
      () => this.limits.spend(address),
    )
    return [{ total_amount: paiseToRupees(amountPaise), ...place }]
  }
}
