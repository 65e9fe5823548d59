import { Controller, Get, Param } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { Purchases } from '../purchases.queries.js'
import { PriceHistoryAnswer, SoldAnswer, toPriceHistory, toSoldAnswer } from './purchases.dto.js'

/** Prices paid for raw material. Staff who receive goods may read them, since they enter these prices. */
@ApiTags('staff: suppliers')
@Allow('stock.manage')
@Controller('admin')
export class PurchasesController {
  constructor(private readonly purchases: Purchases) {}

  /** Accepts `Id` or `_id`. */
  @Get('products/:id/price-history')
  @ApiOperation({ summary: 'What was paid for a raw material, batch by batch' })
  @ApiOkResponse({ type: PriceHistoryAnswer })
  @Fails('NOT_FOUND')
  async priceHistory(@Param('id') id: string): Promise<PriceHistoryAnswer> {
    const { priceUnit, purchases } = await this.purchases.ofProduct(id)
    return toPriceHistory(priceUnit, purchases)
  }

  @Get('suppliers/:id/purchases')
  @ApiOperation({ summary: 'What was bought from a supplier, by product, the latest first' })
  @ApiOkResponse({ type: [SoldAnswer] })
  @Fails('NOT_FOUND')
  async sold(@Param('id') id: string): Promise<SoldAnswer[]> {
    return (await this.purchases.ofSupplier(id)).map(toSoldAnswer)
  }
}
