import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsIn } from 'class-validator'
import { EmptyIsNothing } from '../../../../../platform/http/fields/form-fields.js'
import { Optional } from '../../../../../platform/http/fields/optional-fields.js'
import { RESERVATION_STATUSES, type ReservationStatus } from '../../domain/reservation-status.js'

/** A status that is asked for, or any. */
export class RunStatusQuery {
  @ApiPropertyOptional({ enum: [...RESERVATION_STATUSES, 'All'], example: 'Reserved' })
  @EmptyIsNothing()
  @Optional()
  @IsIn([...RESERVATION_STATUSES, 'All', 'any'], {
    message: `The status is one of ${RESERVATION_STATUSES.join(', ')}, or All.`,
  })
  status?: ReservationStatus | 'All' | 'any'
}

/** Nothing for any. */
export function wantedStatus({ status }: RunStatusQuery): ReservationStatus | undefined {
  return status === 'All' || status === 'any' ? undefined : status
}
