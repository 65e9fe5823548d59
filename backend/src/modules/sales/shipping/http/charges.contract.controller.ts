import { Controller, Get, Query, Req } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { IsInt, IsString, Matches, Max, Min } from 'class-validator'
import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { grams } from '../../../../kernel/amounts/weight.js'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { type AuthenticatedRequest, Public } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { AskingLimits } from '../asking-limits.service.js'
import { DeliveryQuotes } from '../delivery-quotes.service.js'

/** What the contract's call sends. Origin, mode and payment type are the server's business: given ones are ignored. */
class ChargesQuery {
  @ApiProperty({ example: '560001', description: 'Destination PIN' })
  @Matches(/^\d{6}$/, { message: 'Please enter a valid 6-digit pin code.' })
  d_pin!: string

  @ApiProperty({ example: 1500, description: 'Weight in grams, with jars' })
  @Type(() => Number)
  @IsInt({ message: 'The weight is a whole number of grams.' })
  @Min(0, { message: 'The weight is a whole number of grams.' })
  @Max(1_000_000, { message: 'The weight is at most 1000 kg.' })
  cgm!: number

  @ApiPropertyOptional({ example: 'S' }) @Optional() @IsString() md?: string
  @ApiPropertyOptional({ example: '500074' }) @Optional() @IsString() o_pin?: string
  @ApiPropertyOptional({ example: 'Delivered' }) @Optional() @IsString() ss?: string
}

class ChargeAnswer {
  @ApiProperty({ example: 132, description: 'Whole rupees' }) total_amount!: number
  @ApiPropertyOptional({ example: 'Bengaluru', description: 'As the courier knows the PIN' }) city?: string
  @ApiPropertyOptional({ example: 'Karnataka' }) state?: string
  @ApiPropertyOptional({ example: true, description: "The courier named no amount: the shop's usual charge" })
  fallback?: boolean
}

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
