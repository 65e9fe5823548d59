import { Controller, Get, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { toMilli } from '../../../../../kernel/amounts/quantity.js'
import { inBounds } from '../../../../../kernel/brand.js'
import { Clock } from '../../../../../platform/clock.js'
import { Allow } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { Products } from '../../../catalog/products.service.js'
import { CreateRun } from '../create-run.service.js'
import { RunFill } from '../run-fill.service.js'
import { FillQuery } from './run-drafts.dto.js'
import { FillAnswer, NextRunNumberAnswer, toFillAnswer } from './run-saved.answer.js'

/** What the form of a run asks before it is saved. */
@ApiTags('staff: reservations')
@Allow('reservations.manage')
@Controller('admin/reservations')
export class RunPlanningController {
  constructor(
    private readonly creating: CreateRun,
    private readonly filling: RunFill,
    private readonly products: Products,
    private readonly clock: Clock,
  ) {}

  /** For showing in the form: the server has the last word when it is saved. */
  @Get('next-number')
  @ApiOperation({ summary: 'The number that a reservation would get now' })
  @ApiOkResponse({ type: NextRunNumberAnswer })
  async nextNumber(): Promise<NextRunNumberAnswer> {
    return { reservationId: await this.creating.nextNumber(this.clock.now()) }
  }

  @Get('fill')
  @ApiOperation({ summary: 'What the stock offers for a quantity of a BOM, earliest best before first' })
  @ApiOkResponse({ type: FillAnswer })
  @Fails('NOT_FOUND')
  async fill(@Query() { bomId, quantity, reservation }: FillQuery): Promise<FillAnswer> {
    const filling = await inBounds('quantity', () => this.filling.fill(bomId, toMilli(quantity), reservation))
    const products = await this.products.byIds(filling.components.map(({ productId }) => productId))
    return toFillAnswer(filling, products)
  }
}
