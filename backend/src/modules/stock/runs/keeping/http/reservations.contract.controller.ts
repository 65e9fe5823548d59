import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { inBounds } from '../../../../../kernel/brand.js'
import { AppError } from '../../../../../kernel/errors/errors.js'
import { Clock } from '../../../../../platform/clock.js'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { IdempotencyKey, TakesIdempotencyKey } from '../../../../../platform/http/routes/idempotency-key.js'
import { MessageAnswer } from '../../../../../platform/http/routes/message.answer.js'
import { ReservationAnswer, RunAnswers } from '../../answers/reservation.answer.js'
import { RunQueries } from '../../runs.queries.js'
import { ChangeRun } from '../change-run.service.js'
import { CreateRun } from '../create-run.service.js'
import { DeleteRun } from '../delete-run.service.js'
import { type RunChanges } from '../run-draft.js'
import {
  ChangeRunBody,
  CreateRunBody,
  RunStatusQuery,
  toChanges,
  toDraft,
  wantedStatus,
} from './run-drafts.dto.js'
import { RunChangedAnswer, RunCreatedAnswer, RunReportAnswer } from './run-saved.answer.js'

/** Runs of one answer. */
const MOST_RUNS = 200
const REFUSALS = ['RESERVATION_INCOMPLETE', 'INVALID_TRANSITION', 'INSUFFICIENT_BATCH'] as const
const UNUSABLE = ['BATCH_QUARANTINED', 'BATCH_EXPIRED'] as const

/** The calls of the contract about reservations; `:id` is its number or its `_id`. */
@ApiTags('reservations')
@Allow('reservations.manage')
@Controller('reservations')
export class ReservationsController {
  constructor(
    private readonly queries: RunQueries,
    private readonly creating: CreateRun,
    private readonly changing: ChangeRun,
    private readonly deleting: DeleteRun,
    private readonly answers: RunAnswers,
    private readonly clock: Clock,
  ) {}

  @Post()
  @ApiOperation({ summary: 'Plan a run and set its batches aside; the server numbers it' })
  @TakesIdempotencyKey('reservation')
  @ApiCreatedResponse({ type: RunCreatedAnswer })
  @Fails(...REFUSALS, ...UNUSABLE)
  async create(
    @Caller() { mobileNumber }: Principal,
    @Body() body: CreateRunBody,
    @IdempotencyKey() key?: string,
  ): Promise<RunCreatedAnswer> {
    const author = { by: mobileNumber, at: this.clock.now() }
    const run = await inBounds('quantitytoProduce', () => this.creating.create(toDraft(body), author, key))
    const { reservationId } = run
    const message = `Reservation created successfully, reservation ID: ${reservationId}`
    return { reservationId, message, reservation: await this.answers.one(run) }
  }

  @Get('report')
  @ApiOperation({ summary: 'Runs of a status, or all' })
  @ApiOkResponse({ type: RunReportAnswer })
  async report(@Query() query: RunStatusQuery): Promise<RunReportAnswer> {
    const runs = await this.queries.newest(wantedStatus(query), MOST_RUNS)
    return { reservations: await this.answers.all(runs) }
  }

  @Get(':id')
  @ApiOperation({ summary: 'One reservation, if it has the status that is asked for' })
  @ApiOkResponse({ type: ReservationAnswer })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string, @Query() query: RunStatusQuery): Promise<ReservationAnswer> {
    const wanted = wantedStatus(query)
    const run = await this.queries.resolve(id)
    if (wanted !== undefined && run.status !== wanted)
      throw new AppError('NOT_FOUND', 'Reservation not found.')
    return this.answers.one(run)
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change a reservation, or its status alone; its batches follow' })
  @ApiOkResponse({ type: RunChangedAnswer })
  @Fails('NOT_FOUND', 'EDIT_CONFLICT', 'RUN_COMPLETED', ...REFUSALS, ...UNUSABLE)
  async change(
    @Caller() { mobileNumber }: Principal,
    @Param('id') id: string,
    @Body() { version, ...body }: ChangeRunBody,
  ): Promise<RunChangedAnswer> {
    const changes = toChanges(body)
    const author = { by: mobileNumber, at: this.clock.now() }
    const isAlone = isStatusAlone(changes)
    const run = isAlone
      ? await this.changing.setStatus(id, changes.status, version ?? undefined, author)
      : await inBounds('quantitytoProduce', () =>
          this.changing.change(id, changes, version ?? undefined, author),
        )
    const what = isAlone ? 'Reservation status' : 'Reservation'
    return { message: `${what} updated successfully`, reservation: await this.answers.one(run) }
  }

  @Delete(':id')
  @HttpCode(200)
  @ApiOperation({ summary: 'Delete a reservation that is not completed; its batches are free again' })
  @ApiOkResponse({ type: MessageAnswer })
  @Fails('NOT_FOUND', 'RUN_COMPLETED')
  async delete(@Caller() { mobileNumber }: Principal, @Param('id') id: string): Promise<MessageAnswer> {
    await this.deleting.delete(id, { by: mobileNumber, at: this.clock.now() })
    return { message: 'Reservation deleted successfully' }
  }
}

function isStatusAlone(
  changes: RunChanges,
): changes is RunChanges & { status: NonNullable<RunChanges['status']> } {
  const { status, ...others } = changes
  return status !== undefined && Object.values(others).every((value) => value === undefined)
}
