import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { Products } from '../../catalog/products.service.js'
import { StockRefresh } from '../checking/stock-refresh.service.js'
import { OfferedBatches } from '../reading/offered-batches.service.js'
import { StockQueries } from '../reading/stock.queries.js'
import {
  BatchesAnswer,
  ProductStockAnswer,
  ProductStockQuery,
  RefreshAnswer,
  toBatchOption,
  toBatchSummary,
} from './stock.dto.js'

/** Batches of one answer. */
const MOST_BATCHES = 1000

/** The calls of the contract about what may be taken, and the recount of it. */
@ApiTags('stock')
@Controller('stock')
export class BatchesController {
  constructor(
    private readonly products: Products,
    private readonly offers: OfferedBatches,
    private readonly stock: StockQueries,
    private readonly refreshing: StockRefresh,
  ) {}

  /** Batches of a product that may be used and hold something: the choices of "Assign Batch". */
  @Allow('orders.fulfil')
  @Get('forProduct')
  @ApiOperation({
    summary: 'Batches of a product with something left, earliest best before first, those near it last',
  })
  @ApiOkResponse({ type: ProductStockAnswer })
  @Fails('NOT_FOUND')
  async forProduct(@Query() query: ProductStockQuery): Promise<ProductStockAnswer> {
    const product = await this.products.resolve(query.product)
    const offered = await this.offers.list(product)
    const outlets = await this.stock.outletsOf(offered.map(({ batch }) => batch))
    return { stocks: offered.map((one) => toBatchOption(one, outlets)) }
  }

  /** What production may reserve: the choices of a run's components. */
  @Allow('stock.manage')
  @Get('batches')
  @ApiOperation({ summary: 'Batches of all products with something left, earliest best before first' })
  @ApiOkResponse({ type: BatchesAnswer })
  async all(): Promise<BatchesAnswer> {
    const batches = await this.offers.ofAll(MOST_BATCHES)
    const references = await this.stock.referencesOf(batches)
    return { batches: batches.map((batch) => toBatchSummary(batch, references)) }
  }

  /** Checks the counters of what moved against the ledger and the open documents, and repairs drift. */
  @Allow('stock.manage')
  @Post('refresh-quantities')
  @HttpCode(200)
  @ApiOperation({ summary: 'Recompute the stock counters of what moved since the last time' })
  @ApiOkResponse({ type: RefreshAnswer })
  async refresh(): Promise<RefreshAnswer> {
    const { drift } = await this.refreshing.refresh()
    return { message: 'Stock quantities refreshed successfully.', drift }
  }
}
