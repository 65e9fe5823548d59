import { Controller, Get, Param } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../platform/http/access.js'
import { Fails } from '../../../platform/http/fails.js'
import { type ListPage, type ListRequest } from '../../../platform/http/simple-rest.js'
import { ListParameters, StaffList } from '../../../platform/http/staff-list.js'
import { StockQueries } from '../stock.queries.js'
import { StockEntryAnswer, toStockEntry } from './stock.dto.js'
import { STOCK_LIST_RULES } from './stock.list-rules.js'

@ApiTags('staff: stock')
@Controller('admin/stock')
export class AdminStockController {
  constructor(private readonly stock: StockQueries) {}

  @Allow('stock.manage')
  @StaffList(STOCK_LIST_RULES, StockEntryAnswer, 'Stock entries')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<StockEntryAnswer>> {
    const page = await this.stock.page(request)
    const references = await this.stock.referencesOf(page.rows)
    return { ...page, rows: page.rows.map((batch) => toStockEntry(batch, references)) }
  }

  /** By batch number or `_id`. */
  @Allow('stock.manage')
  @Get(':id')
  @ApiOperation({ summary: 'One stock entry' })
  @ApiOkResponse({ type: StockEntryAnswer })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string): Promise<StockEntryAnswer> {
    const batch = await this.stock.resolve(id)
    return toStockEntry(batch, await this.stock.referencesOf([batch]))
  }
}
