import { Controller, Get, Param, Query, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { Allow } from '../../../platform/http/access.js'
import { ListQuery, parseList, setContentRange } from '../../../platform/http/simple-rest.js'
import { RESERVATION_LIST_RULES } from './reservations.list-rules.js'
import { ReservationQueries } from '../reservations.queries.js'
import { ReservationAnswer, toReservationAnswer } from './reservations.dto.js'

@ApiTags('staff: reservations')
@Controller('admin/reservations')
export class AdminReservationsController {
  constructor(private readonly reservations: ReservationQueries) {}

  @Allow('reservations.manage')
  @Get()
  @ApiOperation({ summary: 'Reservations in the simple-rest dialect' })
  @ApiOkResponse({ type: [ReservationAnswer] })
  async list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReservationAnswer[]> {
    const request = parseList(query, RESERVATION_LIST_RULES)
    const { rows, total } = await this.reservations.page(request)
    setContentRange(reply, 'reservations', { skip: request.skip, count: rows.length, total })
    const references = await this.reservations.referencesOf(rows)
    return rows.map((reservation) => toReservationAnswer(reservation, references))
  }

  /** By `reservationId` or `_id`. */
  @Allow('reservations.manage')
  @Get(':id')
  @ApiOperation({ summary: 'One reservation' })
  @ApiOkResponse({ type: ReservationAnswer })
  async one(@Param('id') id: string): Promise<ReservationAnswer> {
    const reservation = await this.reservations.resolve(id)
    return toReservationAnswer(reservation, await this.reservations.referencesOf([reservation]))
  }
}
