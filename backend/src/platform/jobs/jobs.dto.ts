import { ApiProperty } from '@nestjs/swagger'
import { type JobState } from './jobs.service.js'
import { nextRun } from './schedule.js'

class JobRunAnswer {
  @ApiProperty({ example: '2026-11-21T06:30:20.000Z' }) startedAt!: string
  @ApiProperty({ example: 84, description: 'Milliseconds it took' }) durationMs!: number
  @ApiProperty({ example: true, description: 'false: it failed, see `lastFailure`' }) ok!: boolean
  @ApiProperty({
    type: String,
    nullable: true,
    example: '9000000001',
    description: 'Mobile number of the employee who asked for it; null: its schedule',
  })
  by!: string | null
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'number' },
    example: { released: 2 },
    description: 'What it did, counted',
  })
  counts!: Record<string, number>
}

class JobFailureAnswer {
  @ApiProperty({ example: '2026-11-20T21:40:03.000Z' }) at!: string
  @ApiProperty({ example: '2 holds could not be released' }) message!: string
}

class JobScheduleAnswer {
  @ApiProperty({ type: Number, nullable: true, example: 1 }) everyMinutes!: number | null
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Time in India, HH:MM' })
  dailyAt!: string | null
}

/** A job as the staff page shows it. */
export class JobAnswer {
  @ApiProperty({ example: 'orders.release-holds' }) id!: string
  @ApiProperty({ example: 'Release unpaid jars' }) title!: string
  @ApiProperty({ example: 'Gives back the jars of orders that were not paid in time.' }) does!: string
  @ApiProperty({ type: JobScheduleAnswer }) schedule!: JobScheduleAnswer
  @ApiProperty({ example: '2026-11-21T06:31:20.000Z' }) nextRunAt!: string
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Set while a run is under way' })
  runningSince!: string | null
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Begin of a last run that never ended, because its process died',
  })
  interruptedAt!: string | null
  @ApiProperty({ type: JobRunAnswer, nullable: true, description: 'null: never run' })
  lastRun!: JobRunAnswer | null
  @ApiProperty({ type: JobFailureAnswer, nullable: true, description: 'Also when later runs went well' })
  lastFailure!: JobFailureAnswer | null
}

export function toJobAnswer({ job, runningSince, interruptedAt, last, lastFailure }: JobState): JobAnswer {
  const { name, title, does, schedule } = job
  return {
    id: name,
    title,
    does,
    schedule: { everyMinutes: null, dailyAt: null, ...published(schedule) },
    nextRunAt: nextRun(schedule, new Date()).toISOString(),
    runningSince: runningSince?.toISOString() ?? null,
    interruptedAt: interruptedAt?.toISOString() ?? null,
    lastRun: last && {
      startedAt: last.startedAt.toISOString(),
      durationMs: last.finishedAt.getTime() - last.startedAt.getTime(),
      ok: last.ok,
      by: last.by,
      counts: last.result ?? {},
    },
    lastFailure: lastFailure && { at: lastFailure.at.toISOString(), message: lastFailure.message },
  }
}

function published(schedule: JobState['job']['schedule']): Partial<JobScheduleAnswer> {
  return 'dailyAt' in schedule ? { dailyAt: schedule.dailyAt } : { everyMinutes: schedule.everyMinutes }
}
