import { Module } from '@nestjs/common'
import { BackupJob } from './backup.job.js'

/** Copies of the embedded database and the pictures: made at night here, or by commands (`cli/backup.ts`). */
@Module({ providers: [BackupJob] })
export class BackupsModule {}
