import { type DynamicModule, Global, Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { ScheduleModule } from '@nestjs/schedule'
import { Clock } from './clock.js'
import { DatabaseHealth } from './health/database-health.js'
import { DiskRoom } from './health/disk-room.js'
import { Draining } from './health/draining.js'
import { LastBackup } from './health/last-backup.js'
import { AnonymousAnswers } from './http/anonymous-answers.js'
import { HeavyTurns } from './http/routes/heavy-turns.service.js'
import { JobDocument, JobSchema } from './jobs/job-runs.schema.js'
import { JobTimer } from './jobs/job-timer.service.js'
import { JobsAdminController } from './jobs/jobs.admin.controller.js'
import { Jobs } from './jobs/jobs.service.js'
import { JobLeases } from './jobs/leases.service.js'
import { LiveController } from './live/live.controller.js'
import { LiveFacts } from './live/live-facts.service.js'
import { LiveStreams } from './live/live-streams.service.js'
import { Metrics } from './metrics/metrics.service.js'
import { ProcessMetrics } from './metrics/process-metrics.service.js'
import { ChangesDocument, ChangesSchema } from './mongo/change-log.schema.js'
import { ChangeLog } from './mongo/change-log.service.js'
import { CounterDocument, Counters, CounterSchema } from './mongo/counters.js'
import { Transactions } from './mongo/transaction.js'
import { OutsideServices } from './outside-services.js'
import { OwnAddress } from './own-address.js'
import { RequestKeyDocument, RequestKeys, RequestKeySchema } from './request-keys.js'
import { Workers } from './workers/workers.service.js'

/** Technical services that any module may use; it knows no module. */
@Global()
@Module({
  imports: [
    ScheduleModule.forRoot(),
    MongooseModule.forFeature([
      { name: ChangesDocument.name, schema: ChangesSchema },
      { name: CounterDocument.name, schema: CounterSchema },
      { name: JobDocument.name, schema: JobSchema },
      { name: RequestKeyDocument.name, schema: RequestKeySchema },
    ]),
  ],
  controllers: [JobsAdminController, LiveController],
  providers: [
    AnonymousAnswers,
    Metrics,
    ProcessMetrics,
    DiskRoom,
    Draining,
    RequestKeys,
    Transactions,
    Counters,
    Jobs,
    JobLeases,
    ChangeLog,
    LiveFacts,
    LiveStreams,
    DatabaseHealth,
    LastBackup,
    OutsideServices,
    OwnAddress,
    HeavyTurns,
    { provide: Workers, useFactory: () => new Workers() },
  ],
  exports: [
    AnonymousAnswers,
    Metrics,
    DiskRoom,
    Draining,
    RequestKeys,
    Transactions,
    Counters,
    Jobs,
    LiveFacts,
    DatabaseHealth,
    LastBackup,
    OutsideServices,
    OwnAddress,
    HeavyTurns,
    Workers,
  ],
})
export class PlatformModule {
  /** Provides the platform with the clock that all rules read; without `timers` no job runs on schedule. */
  static with(clock: Clock, { timers }: { timers: boolean }): DynamicModule {
    const providers = [{ provide: Clock, useValue: clock }, ...(timers ? [JobTimer] : [])]
    return { module: PlatformModule, providers, exports: [Clock] }
  }
}
