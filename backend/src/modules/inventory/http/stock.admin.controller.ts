import { Controller, Get, Param, Query, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { Allow } from '../../../platform/http/access.js'
import { ListQuery, parseList, setContentRange } from '../../../platform/http/simple-rest.js'
import { STOCK_LIST_RULES } from './stock.list-rules.js'
import { StockQueries } from '../stock.queries.js'
import { StockEntryAnswer, toStockEntry } from './stock.dto.js'

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
    const request = parseList(query, STOCK_LIST_RULES)
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
