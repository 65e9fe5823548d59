import { Controller, Get } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../platform/http/access.js'
import { OpenWork } from '../../../platform/open-work.js'
import { OrderQueries } from '../orders.queries.js'
import { DashboardSummary } from './orders.dto.js'

/** What waits for somebody: the numbers on the cockpit. */
@ApiTags('dashboard')
@Controller('dashboard')
export class DashboardController {
  constructor(
    private readonly queries: OrderQueries,
    private readonly openWork: OpenWork,
  ) {}

  @Allow('dashboard.view')
  @Get('summary')
  @ApiOperation({ summary: 'Counts of open work' })
  @ApiOkResponse({ type: DashboardSummary })
  async summary(): Promise<DashboardSummary> {
    const [orders, others] = await Promise.all([this.queries.waiting(), this.openWork.counts()])
    return { ...orders, ...others }
  }
}
