import { Controller, Get } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../platform/http/access.js'
import { LastBackup } from '../../../platform/last-backup.js'
import { OpenWork } from '../open-work.service.js'
import { DashboardSummary } from './dashboard.dto.js'

/** What waits for somebody: the numbers on the cockpit. */
@ApiTags('dashboard')
@Controller('dashboard')
export class DashboardController {
  constructor(
    private readonly openWork: OpenWork,
    private readonly lastBackup: LastBackup,
  ) {}

  @Allow('dashboard.view')
  @Get('summary')
  @ApiOperation({ summary: 'Counts of open work, and the age of the last backup' })
  @ApiOkResponse({ type: DashboardSummary })
  async summary(): Promise<DashboardSummary> {
    const [counts, backup] = await Promise.all([this.openWork.counts(), this.lastBackup.state()])
    const lastBackup = backup && { at: backup.at?.toISOString() ?? null, overdue: backup.overdue }
    return { ...counts, lastBackup }
  }
}
