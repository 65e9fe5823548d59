import { Controller, Get, Param, Query, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { Allow } from '../../../platform/http/access.js'
import {
  filterBy,
  ListQuery,
  type ListRules,
  parseList,
  setContentRange,
} from '../../../platform/http/simple-rest.js'
import { StockQueries } from '../stock.queries.js'
import { StockEntryAnswer, toStockEntry } from './stock.dto.js'

const upper = (text: string): string => text.toUpperCase()

const RULES: ListRules = {
  sorts: { createdAt: 'createdAt', batchNumber: 'batchNumber', remainingQuantity: 'remainingMilli' },
  filters: {
    product: filterBy.id('product'),
    outlet: filterBy.id('outlet'),
    materialType: filterBy.oneOf('materialType', ['FG', 'RM', 'SG']),
    batchNumber: filterBy.prefix('batchNumber', upper),
    q: filterBy.prefix('batchNumber', upper),
    noStockConfirmed: filterBy.flag('noStockConfirmed'),
    from: filterBy.fromDay('createdAt'),
    to: filterBy.toDay('createdAt'),
    /** `true`: only batches that still hold something. */
    stockPresent: (value) =>
      typeof value === 'boolean' ? { remainingMilli: value ? { $gt: 0 } : 0 } : undefined,
  },
  defaultSort: ['createdAt', 'DESC'],
}

@ApiTags('staff: stock')
@Controller('admin/stock')
export class AdminStockController {
  constructor(private readonly stock: StockQueries) {}

  @Allow('stock.manage')
  @Get()
  @ApiOperation({ summary: 'Stock entries in the simple-rest dialect' })
  @ApiOkResponse({ type: [StockEntryAnswer] })
  async list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StockEntryAnswer[]> {
    const request = parseList(query, RULES)
    const { rows, total } = await this.stock.page(request)
    setContentRange(reply, 'stock', { skip: request.skip, count: rows.length, total })
    const references = await this.stock.referencesOf(rows)
    return rows.map((batch) => toStockEntry(batch, references))
  }

  /** By batch number or `_id`. */
  @Allow('stock.manage')
  @Get(':id')
  @ApiOperation({ summary: 'One stock entry' })
  @ApiOkResponse({ type: StockEntryAnswer })
  async one(@Param('id') id: string): Promise<StockEntryAnswer> {
    const batch = await this.stock.resolve(id)
    return toStockEntry(batch, await this.stock.referencesOf([batch]))
  }
}
