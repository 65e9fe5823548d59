import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AuditModule } from '../audit/audit.module.js'
import { MessagesModule } from '../messages/messages.module.js'
import { SettingsModule } from '../settings/settings.module.js'
import { ApprovalActions } from './approval-actions.js'
import { ApprovalsJob } from './approvals.job.js'
import { ApprovalQueries } from './approvals.queries.js'
import { Approvals } from './approvals.service.js'
import { AskApproval } from './ask-approval.service.js'
import { DecideApproval } from './decide-approval.service.js'
import { ApprovalsController } from './http/approvals.admin.controller.js'
import {
  ApprovalDocument,
  ApprovalSchema,
  DoneAloneDocument,
  DoneAloneSchema,
} from './schemas/approval.schema.js'

/** What packers may do only with the owner's yes. The modules that have such actions register them. */
@Module({
  imports: [
    AuditModule,
    MessagesModule,
    SettingsModule,
    MongooseModule.forFeature([
      { name: ApprovalDocument.name, schema: ApprovalSchema },
      { name: DoneAloneDocument.name, schema: DoneAloneSchema },
    ]),
  ],
  controllers: [ApprovalsController],
  providers: [ApprovalActions, Approvals, AskApproval, ApprovalQueries, DecideApproval, ApprovalsJob],
  exports: [ApprovalActions, Approvals, ApprovalQueries],
})
export class ApprovalsModule {}
