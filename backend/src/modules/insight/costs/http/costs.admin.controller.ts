import { Controller, Get, Param, Query, Res, UseInterceptors } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { csvOf } from '../../../../kernel/csv/csv.js'
import { Clock } from '../../../../platform/clock.js'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { HeavyInTurn } from '../../../../platform/http/routes/heavy-turns.service.js'
import { BatchCostQueries } from '../batch-cost.queries.js'
import { COST_PARTS } from '../domain/cost-parts.js'
import { ProductMargins } from '../margins.service.js'
import { OrderCosts } from '../order-costs.service.js'
import { WhatIfQueries } from '../what-if.service.js'
import { BatchCostAnswer, toBatchCostAnswer } from './batch-cost.answer.js'
import { MarginsAnswer, MarginsQuery, toMarginsAnswer } from './margins.dto.js'
import { monthOf, MonthQuery } from './month.dto.js'
import { OrderCostAnswer, toOrderCostAnswer } from './order-cost.answer.js'
import { toWantedChange, toWhatIfAnswer, WhatIfAnswer, WhatIfQuery } from './what-if.dto.js'

type Row = MarginsAnswer['products'][number] & { month: string }

const HEAD = [
  'Month',
  'Product ID',
  'Product',
  'Jars',
  'Income without GST',
  ...COST_PARTS.map((part) => `${part[0]?.toUpperCase()}${part.slice(1)}`),
  'Cost',
  'Jars lost',
  'Of the cost: jars lost',
  'Margin',
  'Margin %',
  'Jars estimated',
  'Jars unknown',
]

/** Products month by month, for a spreadsheet; amounts in rupees. */
function marginsCsv(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.month,
    row.Id,
    row.name,
    row.quantity,
    row.income,
    ...COST_PARTS.map((part) => row.parts[part]),
    row.cost,
    row.lost,
    row.lostCost,
    row.margin,
    row.marginPercent,
    row.estimated,
    row.unknown,
  ])
  return csvOf(HEAD, lines)
}

const MONTHS = 12

/** The cost of a jar and what is left of its price; only for admins, since it shows money. */
@ApiTags('staff: costs')
@Allow('costs.view')
@Controller('admin/costs')
export class CostsController {
  constructor(
    private readonly batches: BatchCostQueries,
    private readonly orders: OrderCosts,
    private readonly margins: ProductMargins,
    private readonly changes: WhatIfQueries,
    private readonly clock: Clock,
  ) {}

  /** Accepts the batch number or `_id`. */
  @Get('batches/:batchNumber')
  @ApiOperation({ summary: 'What a batch cost, per unit and in total, through all that it was made of' })
  @ApiOkResponse({ type: BatchCostAnswer })
  @Fails('NOT_FOUND')
  async batch(@Param('batchNumber') batchNumber: string): Promise<BatchCostAnswer> {
    return toBatchCostAnswer(await this.batches.calculate(batchNumber))
  }

  @Get('orders/:orderId')
  @ApiOperation({ summary: 'What an order brought and what is left of it' })
  @ApiOkResponse({ type: OrderCostAnswer })
  @Fails('NOT_FOUND')
  async order(@Param('orderId') orderId: string): Promise<OrderCostAnswer> {
    return toOrderCostAnswer(await this.orders.calculate(orderId))
  }

  @Get('products')
  @UseInterceptors(HeavyInTurn)
  @ApiOperation({ summary: 'Margins of the products in a month, and in the months before it' })
  @ApiOkResponse({ type: MarginsAnswer })
  async products(@Query() query: MarginsQuery): Promise<MarginsAnswer> {
    const months = await this.margins.months(monthOf(query, this.clock.now()), query.months)
    return toMarginsAnswer(months, query.product?.toUpperCase())
  }

  @Get('products.csv')
  @UseInterceptors(HeavyInTurn)
  @ApiOperation({ summary: 'Products by month, twelve months up to one, as a CSV file' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async csv(@Query() query: MonthQuery, @Res() reply: FastifyReply): Promise<void> {
    const months = await this.margins.months(monthOf(query, this.clock.now()), MONTHS)
    const rows = [...months].reverse().flatMap((month) => {
      const { products } = toMarginsAnswer([month])
      return products.map((product) => ({ ...product, month: month.month }))
    })
    await reply
      .header('content-disposition', `attachment; filename="margins-${months.at(-1)?.month}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(marginsCsv(rows))
  }

  @Get('what-if')
  @ApiOperation({ summary: 'What another price of a raw material does to each jar' })
  @ApiOkResponse({ type: WhatIfAnswer })
  @Fails('NOT_FOUND')
  async whatIf(@Query() query: WhatIfQuery): Promise<WhatIfAnswer> {
    return toWhatIfAnswer(await this.changes.calculate(toWantedChange(query)))
  }
}
