import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../http/routes/access.js'
import { Fails } from '../http/routes/fails.js'
import { JobAnswer, toJobAnswer } from './jobs.dto.js'
import { Jobs } from './jobs.service.js'

/** Shows the scheduled jobs to the owner and runs them at once. */
@ApiTags('staff: jobs')
@Allow('jobs.manage')
@Controller('admin/jobs')
export class JobsAdminController {
  constructor(private readonly jobs: Jobs) {}

  @Get()
  @ApiOperation({ summary: 'Every scheduled job with its last run; without paging, since there are few' })
  @ApiOkResponse({ type: [JobAnswer] })
  async list(): Promise<JobAnswer[]> {
    return (await this.jobs.states()).map(toJobAnswer)
  }

  @Post(':id/run')
  @HttpCode(200)
  @ApiOperation({ summary: 'Run a job now and wait for it; `lastRun` shows when it failed' })
  @ApiOkResponse({ type: JobAnswer })
  @Fails('NOT_FOUND', 'JOB_RUNNING')
  async run(@Caller() { mobileNumber }: Principal, @Param('id') id: string): Promise<JobAnswer> {
    return toJobAnswer(await this.jobs.runNow(id, mobileNumber))
  }
}
