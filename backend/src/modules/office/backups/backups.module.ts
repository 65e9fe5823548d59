import { Module } from '@nestjs/common'
import { BackupJob } from './backup.job.js'
import { CheckPagesJob } from './check-pages.job.js'
import { DrillJob } from './drill.job.js'
import { OffSiteJob } from './off-site/off-site.job.js'

/**
 * Copies of the embedded database and the pictures, made at night by a job, or by commands
 * (`cli/backup.ts`), sent out of the house, and tried out.
 */
@Module({ providers: [BackupJob, CheckPagesJob, DrillJob, OffSiteJob] })
export class BackupsModule {}
