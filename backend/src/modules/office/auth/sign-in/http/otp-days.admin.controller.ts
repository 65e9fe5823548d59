import { Controller, Get } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../../../platform/http/routes/access.js'
import { OtpDays } from '../otp-days.service.js'

const DAYS = 30

class OtpDayAnswer {
  @ApiProperty({ example: '2026-11-21', description: 'A day in India' }) day!: string
  @ApiProperty({ example: 140, description: 'Codes sent, each paid for' }) sent!: number
  @ApiProperty({ example: 121, description: 'Codes that led to a log-in' }) verified!: number
}

/** The cost of log-ins; SMS pumping shows as a low share of verified codes. */
@ApiTags('staff: sign-in')
@Controller('admin/otp-days')
export class OtpDaysAdminController {
  constructor(private readonly days: OtpDays) {}

  @Allow('staff.manage')
  @Get()
  @ApiOperation({ summary: 'Codes sent and used in the last 30 days, newest first' })
  @ApiOkResponse({ type: [OtpDayAnswer] })
  async recent(): Promise<OtpDayAnswer[]> {
    return (await this.days.recent(DAYS)).map(({ _id, sent, verified }) => ({ day: _id, sent, verified }))
  }
}
