import { Controller, Get, Param } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import {
  type Condition,
  filterBy,
  type ListPage,
  type ListRequest,
  type ListRules,
} from '../../../../platform/lists/simple-rest.js'
import {
  CountedFilters,
  ListCounts,
  ListCountsAnswer,
  ListParameters,
  StaffList,
} from '../../../../platform/lists/staff-list.js'
import { ReservationAnswer, RunAnswers, RunPageAnswer } from '../answers/reservation.answer.js'
import { RUN_STATUSES } from '../domain/run-status.js'
import { RunQueries } from '../runs.queries.js'

/** Fields by which the console may sort and filter reservations. */
const RESERVATION_LIST_RULES: ListRules = {
  resource: 'reservations',
  sorts: { reservedAt: 'reservedAt', reservationId: 'reservationId', status: 'status' },
  filters: {
    status: filterBy.oneOf('status', RUN_STATUSES),
    reservationId: filterBy.prefix('reservationId', (text) => text.toUpperCase()),
    bomId: filterBy.id('bomId'),
    product: filterBy.id('recipe.parentProduct'),
    stockId: filterBy.id('components.batches.stockId'),
  },
  defaultSort: ['reservedAt', 'DESC'],
  uniqueSorts: ['reservationId'],
}

@ApiTags('staff: reservations')
@Controller('admin/reservations')
export class AdminReservationsController {
  constructor(
    private readonly runs: RunQueries,
    private readonly answers: RunAnswers,
  ) {}

  @Allow('reservations.manage')
  @StaffList(RESERVATION_LIST_RULES, ReservationAnswer, 'Reservations')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<ReservationAnswer>> {
    const page = await this.runs.page(request)
    return { ...page, rows: await this.answers.all(page.rows) }
  }

  @Allow('reservations.manage')
  @ListCounts(RESERVATION_LIST_RULES)
  async count(@CountedFilters() filters: Condition[]): Promise<ListCountsAnswer> {
    return { counts: await this.runs.counts(filters) }
  }

  /** Accepts `reservationId` or `_id`. */
  @Allow('reservations.manage')
  @Get(':id')
  @ApiOperation({ summary: 'One reservation' })
  @ApiOkResponse({ type: RunPageAnswer })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string): Promise<RunPageAnswer> {
    return this.answers.page(await this.runs.resolve(id))
  }
}
