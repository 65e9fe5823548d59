import { Controller, Get } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { istDay } from '../../../../kernel/dates/ist.js'
import { Clock } from '../../../../platform/clock.js'
import { DatabaseHealth } from '../../../../platform/health/database-health.js'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { UnpaidHolds } from '../../../sales/orders/store/unpaid-holds.queries.js'
import { RecallQueries } from '../../recalls/recalls.queries.js'
import { OpenWork } from '../open-work.service.js'
import { DashboardSummary } from './dashboard.dto.js'

/** The numbers of open work on the cockpit. */
@ApiTags('dashboard')
@Controller('dashboard')
export class DashboardController {
  constructor(
    private readonly openWork: OpenWork,
    private readonly database: DatabaseHealth,
    private readonly recalls: RecallQueries,
    private readonly holds: UnpaidHolds,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  @Allow('dashboard.view')
  @Get('summary')
  @ApiOperation({
    summary:
      'Counts of open work, what unpaid orders hold, the age of the last backup and the last drill, and whether a page of the database is damaged',
  })
  @ApiOkResponse({ type: DashboardSummary })
  async summary(): Promise<DashboardSummary> {
    const { nearExpiryDays } = await this.settings.current()
    const [counts, { backup, offSite, damage }, drill, openRecalls, unpaidHolds] = await Promise.all([
      this.openWork.counts(istDay(this.clock.now()), nearExpiryDays),
      this.database.state(),
      this.recalls.lastDrill(),
      this.recalls.countOpen(),
      this.holds.byProduct().then((holds) => this.settings.linesInWords(holds)),
    ])
    const lastBackup = backup && {
      at: backup.at?.toISOString() ?? null,
      overdue: backup.overdue,
      offSiteOverdue: offSite?.overdue ?? false,
    }
    const lastDrill = drill && { at: drill.at.toISOString(), seconds: Math.round(drill.tookMs / 1000) }
    const databaseDamaged = damage !== null
    return { ...counts, openRecalls, unpaidHolds, nearExpiryDays, lastBackup, databaseDamaged, lastDrill }
  }
}
