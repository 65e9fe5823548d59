import { Injectable, type OnModuleInit } from '@nestjs/common'
import { Jobs } from '../../../../platform/jobs/jobs.service.js'
import { Outbox } from './outbox.service.js'

/** Every minute the outbox is emptied, for what was left: other tries, quiet hours, a process that died. */
@Injectable()
export class OutboxJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.jobs.define({
      name: 'messages.send',
      title: 'Send messages',
      does: 'Sends the messages to customers and staff that are due, and tries again those that a provider did not take.',
      schedule: { everyMinutes: 1, atSecond: 5 },
      work: () => this.outbox.sendDue(),
    })
  }
}
