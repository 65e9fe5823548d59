import { Readable } from 'node:stream'
import { Controller, Get, Header, Query, StreamableFile, UseInterceptors } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger'
import { istDay, istMonth, toIstDay } from '../../../../kernel/dates/ist.js'
import { Clock } from '../../../../platform/clock.js'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { HeavyInTurn } from '../../../../platform/http/routes/heavy-turns.service.js'
import { registerLines } from '../domain/register.js'
import { PurchaseBooks } from '../purchase-books.service.js'
import { UnbilledReceipts } from '../unbilled.service.js'
import { toUnbilledAnswer, UnbilledAnswer } from './bills.dto.js'
import { RegisterQuery, SupplierQuery } from './bills-query.dto.js'

/** What becomes a bill, and what became of bills: receipts without one, and the register of a month. */
@ApiTags('staff: bills')
@Allow('bills.manage')
@Controller('admin/bills')
export class PurchaseRegisterController {
  constructor(
    private readonly receipts: UnbilledReceipts,
    private readonly books: PurchaseBooks,
    private readonly clock: Clock,
  ) {}

  @Get('unbilled')
  @ApiOperation({ summary: 'Receipts of a supplier that stand on no bill, the newest first' })
  @ApiOkResponse({ type: [UnbilledAnswer] })
  @Fails('NOT_FOUND')
  async unbilled(@Query() { supplier }: SupplierQuery): Promise<UnbilledAnswer[]> {
    return (await this.receipts.of(supplier)).map(toUnbilledAnswer)
  }

  @Get('register.csv')
  @UseInterceptors(HeavyInTurn)
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'The purchases register of a month as a CSV file: each line of each bill' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  register(@Query() { month }: RegisterQuery): StreamableFile {
    const { first, last } = istMonth(month ? toIstDay(`${month}-01`) : istDay(this.clock.now()))
    return new StreamableFile(Readable.from(registerLines(this.books.billsBetween(first, last))), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="purchases-${first.slice(0, 7)}.csv"`,
    })
  }
}
