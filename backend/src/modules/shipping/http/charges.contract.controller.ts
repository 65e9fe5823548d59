import { Controller, Get, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags, ApiUnprocessableEntityResponse } from '@nestjs/swagger'
import { paiseToRupees } from '../../../kernel/money.js'
import { Public } from '../../../platform/http/access.js'
import { DeliveryQuotes } from '../delivery-quotes.service.js'
import { ChargeAnswer, ChargesQuery } from './charges.dto.js'

/** storefront.md 7: GET /{courier-provider}/charges. */
@ApiTags('delivery')
@Controller('delhivery')
export class ChargesController {
  constructor(private readonly quotes: DeliveryQuotes) {}

  /** One quote in a list, as the spec reads it; public. */
  @Public()
  @Get('charges')
  @ApiOperation({ summary: 'Delivery charge to a PIN' })
  @ApiOkResponse({ type: [ChargeAnswer] })
  @ApiUnprocessableEntityResponse({ description: 'PIN_NOT_SERVICEABLE' })
  async charges(@Query() query: ChargesQuery): Promise<ChargeAnswer[]> {
    const { amountPaise, ...place } = await this.quotes.quote({ pin: query.d_pin, weightGrams: query.cgm })
    return [{ total_amount: paiseToRupees(amountPaise), ...place }]
  }
}
