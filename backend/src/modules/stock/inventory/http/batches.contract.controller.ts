import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { Products } from '../../catalog/products.service.js'
import { StockRefresh } from '../checking/stock-refresh.service.js'
import { BatchQueries } from '../reading/batch.queries.js'
import { OfferedBatches } from '../reading/offered-batches.service.js'
import {
  BatchesAnswer,
  ProductStockAnswer,
  ProductStockQuery,
  RefreshAnswer,
  toBatchOption,
  toBatchSummary,
} from './stock.dto.js'

/** Most batches in one answer. */
const MOST_BATCHES = 1000

/** The contract's calls about usable batches, and the check of their counters. */
@ApiTags('stock')
@Controller('stock')
export class BatchesController {
  constructor(
    private readonly products: Products,
    private readonly offers: OfferedBatches,
    private readonly batches: BatchQueries,
    private readonly refreshing: StockRefresh,
  ) {}

  /** Usable batches of a product with something left: the choices of "Assign Batch". */
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
    const outlets = await this.batches.outletsOf(offered.map(({ batch }) => batch))
    return { stocks: offered.map((one) => toBatchOption(one, outlets)) }
  }

  /** Batches that production may reserve: the choices for a run's components. */
  @Allow('stock.manage')
  @Get('batches')
  @ApiOperation({ summary: 'Batches of all products with something left, earliest best before first' })
  @ApiOkResponse({ type: BatchesAnswer })
  async all(): Promise<BatchesAnswer> {
    const batches = await this.offers.ofAll(MOST_BATCHES)
    const references = await this.batches.referencesOf(batches)
    return { batches: batches.map((batch) => toBatchSummary(batch, references)) }
  }

  /** Checks the counters of moved batches against the ledger and the open documents, and repairs drift. */
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
