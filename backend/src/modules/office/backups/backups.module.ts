import { Module } from '@nestjs/common'
import { BackupJob } from './backup.job.js'
import { CheckPagesJob } from './check-pages.job.js'

/**
 * Copies of the embedded database and the pictures, made at night by a job, or by commands
 * (`cli/backup.ts`).
 */
@Module({ providers: [BackupJob, CheckPagesJob] })
export class BackupsModule {}
