import { Controller, Get, Query, Req } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { grams } from '../../../../kernel/amounts/weight.js'
import { type AuthenticatedRequest, Public } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { AskingLimits } from '../asking-limits.service.js'
import { DeliveryQuotes } from '../delivery-quotes.service.js'
import { ChargeAnswer, ChargesQuery } from './charges.dto.js'

/** What delivery to a postal code costs (docs/domain/orders.md#delivery-charge). */
@ApiTags('delivery')
@Controller('delhivery')
export class ChargesController {
  constructor(
    private readonly quotes: DeliveryQuotes,
    private readonly limits: AskingLimits,
  ) {}

  /** One quote in a list, as the contract has it; public. */
  @Public({ knowsCaller: true })
  @Get('charges')
  @ApiOperation({ summary: 'Delivery charge to a PIN' })
  @ApiOkResponse({ type: [ChargeAnswer] })
  @Fails('PIN_NOT_SERVICEABLE')
  async charges(
    @Query() query: ChargesQuery,
    @Req() { principal, ip }: AuthenticatedRequest,
  ): Promise<ChargeAnswer[]> {
    const asker = { userId: principal?.userId ?? null, address: ip }
    const { amountPaise, isFallback, ...place } = await this.quotes.quote(
      { postalCode: query.d_pin, weightGrams: grams(query.cgm) },
      () => this.limits.mayAsk(asker),
    )
    return [{ total_amount: paiseToRupees(amountPaise), ...place, ...(isFallback && { fallback: true }) }]
  }
}
