import { Controller, Get, Param, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { BatchQueries } from '../reading/batch.queries.js'
import { LedgerHistory } from '../reading/ledger-history.queries.js'
import { HistoryAnswer, HistoryQuery, toHistory } from './history.dto.js'

@ApiTags('staff: stock')
@Controller('admin/stock/:id/history')
export class StockHistoryController {
  constructor(
    private readonly batches: BatchQueries,
    private readonly history: LedgerHistory,
  ) {}

  /** `:id` is the batch number or `_id`. */
  @Allow('stock.manage')
  @Get()
  @ApiOperation({ summary: 'What happened to a batch, newest first, with running balances' })
  @ApiOkResponse({ type: HistoryAnswer })
  @Fails('NOT_FOUND')
  async page(@Param('id') id: string, @Query() { before }: HistoryQuery): Promise<HistoryAnswer> {
    const { _id } = await this.batches.resolve(id)
    return toHistory(await this.history.page(_id, before))
  }
}
