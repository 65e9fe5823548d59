import { Global, Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { ScheduleModule } from '@nestjs/schedule'
import { AnonymousAnswers } from './http/anonymous-answers.js'
import { JobRecord, JobSchema } from './jobs/job-runs.schema.js'
import { JobTimer } from './jobs/job-timer.service.js'
import { JobsAdminController } from './jobs/jobs.admin.controller.js'
import { Jobs } from './jobs/jobs.service.js'
import { JobLeases } from './jobs/leases.service.js'
import { CounterRecord, Counters, CounterSchema } from './mongo/counters.js'
import { Transactions } from './mongo/transaction.js'
import { OpenWork } from './open-work.js'
import { OwnAddress } from './own-address.js'
import { References } from './references.js'

/** Plumbing any module may use; it knows no module. */
@Global()
@Module({
  imports: [
    ScheduleModule.forRoot(),
    MongooseModule.forFeature([
      { name: CounterRecord.name, schema: CounterSchema },
      { name: JobRecord.name, schema: JobSchema },
    ]),
  ],
  controllers: [JobsAdminController],
  providers: [
    AnonymousAnswers,
    Transactions,
    Counters,
    Jobs,
    JobLeases,
    JobTimer,
    OpenWork,
    OwnAddress,
    References,
  ],
  exports: [AnonymousAnswers, Transactions, Counters, Jobs, OpenWork, OwnAddress, References],
})
export class PlatformModule {}
