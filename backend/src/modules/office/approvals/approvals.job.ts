import { Injectable, type OnModuleInit } from '@nestjs/common'
import { Jobs } from '../../../platform/jobs/jobs.service.js'
import { DecideApproval } from './decide-approval.service.js'

@Injectable()
export class ApprovalsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly deciding: DecideApproval,
  ) {}

  onModuleInit(): void {
    this.jobs.define({
      name: 'approvals.expire',
      title: 'End requests that nobody answered',
      does: 'Ends what waited too long for the owner’s yes, and tells who asked for it.',
      schedule: { everyMinutes: 60, atSecond: 35 },
      work: async () => ({ expired: await this.deciding.expire() }),
    })
  }
}
