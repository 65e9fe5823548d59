import { Controller, Get, Query, Req } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger'
import { Matches } from 'class-validator'
import { paiseToRupees } from '../../../../../kernel/amounts/money.js'
import { TextUpTo } from '../../../../../platform/http/fields/text-fields.js'
import { type AuthenticatedRequest, Public } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { DeliveryOffers } from '../delivery-offers.service.js'
import { OneMoreAnswer, toOneMoreAnswer } from './one-more.answer.js'

class DeliveryOfferQuery {
  @ApiProperty({ example: '560001' })
  @Matches(/^\d{6}$/, { message: 'Please enter a valid 6-digit pin code.' })
  pin!: string

  @ApiProperty({ example: 'FG-0007', description: "The product's Id or _id" })
  @TextUpTo(40, { message: 'Id names the product.' })
  Id!: string
}

class DeliveryOfferAnswer {
  @ApiProperty({ example: 75, description: 'Whole rupees for one jar' }) deliveryCost!: number
  @ApiPropertyOptional({ example: 'Bengaluru', description: 'As the courier knows the PIN' }) city?: string
  @ApiPropertyOptional({ example: 'Karnataka' }) state?: string
  @ApiPropertyOptional({ example: true, description: "The courier named no amount: the shop's usual charge" })
  fallback?: boolean
  @ApiProperty({ type: OneMoreAnswer, nullable: true, description: 'Two jars; null when that saves nothing' })
  more!: OneMoreAnswer | null
}

/** What delivery to a postal code costs, before anything is in a cart (docs/domain/orders.md#delivery-charge). */
@ApiTags('delivery')
@Controller('delivery')
export class DeliveryOfferController {
  constructor(private readonly offers: DeliveryOffers) {}

  @Public({ knowsCaller: true })
  @Get()
  @ApiOperation({ summary: 'Delivery of one jar to a PIN, and of two when that saves' })
  @ApiOkResponse({ type: DeliveryOfferAnswer })
  @Fails('PIN_NOT_SERVICEABLE', { NOT_FOUND: 'No such product on sale.' })
  async offer(
    @Query() { pin, Id }: DeliveryOfferQuery,
    @Req() { principal, ip }: AuthenticatedRequest,
  ): Promise<DeliveryOfferAnswer> {
    const asker = { userId: principal?.userId ?? null, address: ip }
    const { amountPaise, isFallback, more, ...place } = await this.offers.ofJar(Id, pin, asker)
    return {
      deliveryCost: paiseToRupees(amountPaise),
      ...place,
      ...(isFallback && { fallback: true }),
      more: more && toOneMoreAnswer(more),
    }
  }
}
