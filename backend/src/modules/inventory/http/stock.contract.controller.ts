import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../platform/http/access.js'
import { Fails } from '../../../platform/http/fails.js'
import { Products } from '../../catalog/products.service.js'
import { Batches } from '../batches.service.js'
import { StockCheck } from '../stock-check.service.js'
import { ProductStockAnswer, ProductStockQuery, RefreshAnswer, toBatchOption } from './stock.dto.js'

/** The calls of the contract about stock. */
@ApiTags('stock')
@Controller('stock')
export class StockController {
  constructor(
    private readonly products: Products,
    private readonly batches: Batches,
    private readonly check: StockCheck,
  ) {}

  /** Batches of a product that still hold something: the choices of "Assign Batch". */
  @Allow('orders.fulfil')
  @Get('forProduct')
  @ApiOperation({ summary: 'Batches of a product with something left, oldest first' })
  @ApiOkResponse({ type: ProductStockAnswer })
  @Fails('NOT_FOUND')
  async forProduct(@Query() query: ProductStockQuery): Promise<ProductStockAnswer> {
    const product = await this.products.resolve(query.product)
    const batches = await this.batches.forProduct(product._id)
    return { stocks: batches.map(toBatchOption) }
  }

  /** Recomputes every counter from the ledger and the open documents, and repairs drift. */
  @Allow('stock.manage')
  @Post('refresh-quantities')
  @HttpCode(200)
  @ApiOperation({ summary: 'Recompute all stock counters' })
  @ApiOkResponse({ type: RefreshAnswer })
  async refresh(): Promise<RefreshAnswer> {
    const { drift } = await this.check.recompute()
    return { message: 'Stock quantities refreshed successfully.', drift }
  }
}
