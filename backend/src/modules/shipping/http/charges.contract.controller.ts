import { Controller, Get, Ip, Query } from '@nestjs/common'
import {
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger'
import { paiseToRupees } from '../../../kernel/money.js'
import { Public } from '../../../platform/http/access.js'
import { AskingLimits } from '../asking-limits.service.js'
import { DeliveryQuotes } from '../delivery-quotes.service.js'
import { ChargeAnswer, ChargesQuery } from './charges.dto.js'

/** storefront.md 7: GET /{courier-provider}/charges. */
@ApiTags('delivery')
@Controller('delhivery')
export class ChargesController {
  constructor(
    private readonly quotes: DeliveryQuotes,
    private readonly limits: AskingLimits,
  ) {}

  /** One quote in a list, as the spec reads it; public. */
  @Public()
  @Get('charges')
  @ApiOperation({ summary: 'Delivery charge to a PIN' })
  @ApiOkResponse({ type: [ChargeAnswer] })
  @ApiUnprocessableEntityResponse({ description: 'PIN_NOT_SERVICEABLE' })
  @ApiTooManyRequestsResponse({ description: 'Too many pin codes that are not known yet' })
  async charges(@Query() query: ChargesQuery, @Ip() address: string): Promise<ChargeAnswer[]> {
    const { amountPaise, ...place } = await this.quotes.quote(
      { pin: query.d_pin, weightGrams: query.cgm },
      () => this.limits.take(address),
    )
    return [{ total_amount: paiseToRupees(amountPaise), ...place }]
  }
}
