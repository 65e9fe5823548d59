import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { IsInt, Max, Min } from 'class-validator'
import { Clock } from '../../platform/clock.js'
import { Public } from '../../platform/http/routes/access.js'

const TEN_YEARS_MS = 10 * 366 * 86_400_000

class ClockShift {
  @ApiProperty({
    description: "Milliseconds ahead of the machine's clock; 0 sets it right again",
    example: 1_860_000,
  })
  @IsInt({ message: 'offsetMs must be whole milliseconds.' })
  @Min(-TEN_YEARS_MS)
  @Max(TEN_YEARS_MS)
  offsetMs!: number
}

@Controller('sandbox/clock')
export class ClockController {
  constructor(private readonly clock: Clock) {}

  /** `{offsetMs}` → `{now}`: the application's time from now on, in this process. */
  @Public()
  @Post()
  @HttpCode(200)
  shift(@Body() { offsetMs }: ClockShift): { now: string } {
    this.clock.shift(offsetMs)
    return { now: this.clock.now().toISOString() }
  }
}
