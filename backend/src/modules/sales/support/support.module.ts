import { Module, type OnModuleInit } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { LiveFacts } from '../../../platform/live/live-facts.service.js'
import { AuthModule } from '../../office/auth/auth.module.js'
import { OrdersModule } from '../orders/orders.module.js'
import { AnswerIssue } from './answer-issue.service.js'
import { AdminIssuesController } from './http/issues.admin.controller.js'
import { IssuesController } from './http/issues.contract.controller.js'
import { IssueBounds } from './issue-bounds.service.js'
import { IssueQueries } from './issues.queries.js'
import { RaiseIssue } from './raise-issue.service.js'
import { IssueDocument, IssueSchema } from './schemas/issue.schema.js'
import { SupportPersonalData } from './support.personal-data.js'

/** What customers ask about their orders. */
@Module({
  imports: [
    AuthModule,
    OrdersModule,
    MongooseModule.forFeature([{ name: IssueDocument.name, schema: IssueSchema }]),
  ],
  controllers: [IssuesController, AdminIssuesController],
  providers: [IssueBounds, IssueQueries, RaiseIssue, AnswerIssue, SupportPersonalData],
  exports: [IssueQueries],
})
export class SupportModule implements OnModuleInit {
  constructor(
    private readonly queries: IssueQueries,
    private readonly live: LiveFacts,
  ) {}

  onModuleInit(): void {
    this.live.register('issue', (ids) => this.queries.owners(ids))
  }
}
