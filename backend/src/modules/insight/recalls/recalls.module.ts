import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { PaymentsModule } from '../../money/payments/payments.module.js'
import { AuditModule } from '../../office/audit/audit.module.js'
import { AuthModule } from '../../office/auth/auth.module.js'
import { MessagesModule } from '../../office/messages/messages.module.js'
import { SettingsModule } from '../../office/settings/settings.module.js'
import { OrdersModule } from '../../sales/orders/orders.module.js'
import { CatalogModule } from '../../stock/catalog/catalog.module.js'
import { InventoryModule } from '../../stock/inventory/inventory.module.js'
import { RunsModule } from '../../stock/runs/runs.module.js'
import { TraceModule } from '../trace/trace.module.js'
import { RecallLinesController } from './http/recall-lines.admin.controller.js'
import { RecallsController } from './http/recalls.admin.controller.js'
import { RecallDecisions } from './recall-decisions.service.js'
import { RecallFreeze } from './recall-freeze.service.js'
import { RecallLines } from './recall-lines.service.js'
import { RecallLog } from './recall-log.service.js'
import { RecallMarks } from './recall-marks.service.js'
import { RecallMessages } from './recall-messages.service.js'
import { RecallReach } from './recall-reach.service.js'
import { RecallReports } from './recall-reports.service.js'
import { RecallViews } from './recall-views.queries.js'
import { RecallsPersonalData } from './recalls.personal-data.js'
import { RecallQueries } from './recalls.queries.js'
import { Recalls } from './recalls.service.js'
import { ReplaceRecalled } from './replace-recalled.service.js'
import { RecallDocument, RecallSchema } from './schemas/recall.schema.js'
import { RecallLineDocument, RecallLineSchema } from './schemas/recall-line.schema.js'
import { RecallLogDocument, RecallLogSchema } from './schemas/recall-log.schema.js'

/** Jars that are called back, in earnest or for practice: what is frozen, who is told, whose money goes back. */
@Module({
  imports: [
    AuditModule,
    AuthModule,
    CatalogModule,
    InventoryModule,
    MessagesModule,
    OrdersModule,
    PaymentsModule,
    RunsModule,
    SettingsModule,
    TraceModule,
    MongooseModule.forFeature([
      { name: RecallDocument.name, schema: RecallSchema },
      { name: RecallLineDocument.name, schema: RecallLineSchema },
      { name: RecallLogDocument.name, schema: RecallLogSchema },
    ]),
  ],
  controllers: [RecallsController, RecallLinesController],
  providers: [
    Recalls,
    RecallLines,
    RecallLog,
    RecallReach,
    RecallViews,
    RecallQueries,
    RecallReports,
    RecallFreeze,
    RecallMarks,
    RecallMessages,
    RecallDecisions,
    ReplaceRecalled,
    RecallsPersonalData,
  ],
  exports: [RecallQueries],
})
export class RecallsModule {}
