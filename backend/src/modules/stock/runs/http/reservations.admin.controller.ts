import { Controller, Get, Param } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { type ListPage, type ListRequest } from '../../../../platform/lists/simple-rest.js'
import { ListParameters, StaffList } from '../../../../platform/lists/staff-list.js'
import { ReservationAnswer, RunAnswers } from '../answers/reservation.answer.js'
import { RunQueries } from '../runs.queries.js'
import { RESERVATION_LIST_RULES } from './reservations.list-rules.js'

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

  /** By `reservationId` or `_id`. */
  @Allow('reservations.manage')
  @Get(':id')
  @ApiOperation({ summary: 'One reservation' })
  @ApiOkResponse({ type: ReservationAnswer })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string): Promise<ReservationAnswer> {
    return this.answers.one(await this.runs.resolve(id))
  }
}
