import { Injectable, type OnModuleInit } from '@nestjs/common'
import { Jobs } from '../../../platform/jobs/jobs.service.js'
import { Uploads } from './uploads.service.js'

/** Deletes pictures at night that no document shows. */
@Injectable()
export class CleanUpJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly uploads: Uploads,
  ) {}

  onModuleInit(): void {
    this.jobs.define({
      name: 'media.clean-up',
      title: 'Clear away unused pictures',
      does: 'Deletes uploaded pictures that nothing shows: after a day if nothing ever did, those of bills too; else after half a year.',
      schedule: { dailyAt: '03:40' },
      work: async () => ({ removed: await this.uploads.cleanUp() }),
    })
  }
}
