import { Controller, Get, Param } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../platform/http/access.js'
import { Fails } from '../../../platform/http/fails.js'
import { type ListPage, type ListRequest } from '../../../platform/http/simple-rest.js'
import { ListParameters, StaffList } from '../../../platform/http/staff-list.js'
import { ReservationQueries } from '../reservations.queries.js'
import { ReservationAnswer, toReservationAnswer } from './reservations.dto.js'
import { RESERVATION_LIST_RULES } from './reservations.list-rules.js'

@ApiTags('staff: reservations')
@Controller('admin/reservations')
export class AdminReservationsController {
  constructor(private readonly reservations: ReservationQueries) {}

  @Allow('reservations.manage')
  @StaffList(RESERVATION_LIST_RULES, ReservationAnswer, 'Reservations')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<ReservationAnswer>> {
    const page = await this.reservations.page(request)
    const references = await this.reservations.referencesOf(page.rows)
    return { ...page, rows: page.rows.map((reservation) => toReservationAnswer(reservation, references)) }
  }

  /** By `reservationId` or `_id`. */
  @Allow('reservations.manage')
  @Get(':id')
  @ApiOperation({ summary: 'One reservation' })
  @ApiOkResponse({ type: ReservationAnswer })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string): Promise<ReservationAnswer> {
    const reservation = await this.reservations.resolve(id)
    return toReservationAnswer(reservation, await this.reservations.referencesOf([reservation]))
  }
}
