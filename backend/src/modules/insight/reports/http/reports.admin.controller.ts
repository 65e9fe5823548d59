import { Controller, Get, Param, Query, UseInterceptors } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { addIstDays, istDay } from '../../../../kernel/dates/ist.js'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { HeavyInTurn } from '../../../../platform/http/routes/heavy-turns.service.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { linesOfDays, type SalesDay, summaryOf } from '../domain/sales-days.js'
import { SalesReport } from '../sales-report.service.js'
import {
  ProductSalesAnswer,
  SalesAnswer,
  SalesQuery,
  toProductSalesAnswer,
  toSalesAnswer,
} from './reports.dto.js'

const USUAL_DAYS = 30
const MOST_DAYS = 366
const MOST_PRODUCTS = 10

/** The sums of the shop; only for admins, since they show money. */
@ApiTags('staff: reports')
@Controller('admin/reports')
export class ReportsController {
  constructor(
    private readonly report: SalesReport,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  @Allow('reports.money')
  @Get('sales')
  @UseInterceptors(HeavyInTurn)
  @ApiOperation({ summary: 'Sales by day and by product, of at most 366 days' })
  @ApiOkResponse({ type: SalesAnswer })
  async sales(@Query() query: SalesQuery): Promise<SalesAnswer> {
    const days = await this.days(query)
    const summary = summaryOf(days, MOST_PRODUCTS)
    return toSalesAnswer(days, { ...summary, products: await this.settings.linesInWords(summary.products) })
  }

  /** A product without a sale, and one that does not exist, has none. */
  @Allow('reports.money')
  @Get('sales/:Id')
  @UseInterceptors(HeavyInTurn)
  @ApiOperation({ summary: 'Sales of one product by its `Id`, of at most 366 days' })
  @ApiOkResponse({ type: ProductSalesAnswer })
  @Fails({ NOT_FOUND: 'No product has an Id as long as this one.' })
  async salesOf(@Param('Id') Id: string, @Query() query: SalesQuery): Promise<ProductSalesAnswer> {
    const days = await this.days(query)
    return toProductSalesAnswer(days, linesOfDays(days).get(Id))
  }

  private days(query: SalesQuery): Promise<SalesDay[]> {
    const to = query.to ?? istDay(this.clock.now())
    const from = query.from ?? addIstDays(to, 1 - USUAL_DAYS)
    if (from > to || from < addIstDays(to, 1 - MOST_DAYS)) {
      const sentence = `From the first day to the last it is 1 to ${MOST_DAYS} days.`
      throw InvalidInput.field('from', sentence)
    }
    return this.report.between(from, to)
  }
}
