import { Module, type OnModuleInit } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { LiveFacts } from '../../../platform/live/live-facts.service.js'
import { AuthModule } from '../../office/auth/auth.module.js'
import { MediaModule } from '../../office/media/media.module.js'
import { UploadUses } from '../../office/media/upload-uses.service.js'
import { MessagesModule } from '../../office/messages/messages.module.js'
import { SettingsModule } from '../../office/settings/settings.module.js'
import { IssueNews } from '../orders/answers/issue-news.service.js'
import { OrdersModule } from '../orders/orders.module.js'
import { AnswerIssue } from './answer-issue.service.js'
import { BatchComplaints } from './batch-complaints.service.js'
import { Conversation } from './conversation.service.js'
import { BatchComplaintsController } from './http/batch-complaints.admin.controller.js'
import { AdminIssuesController } from './http/issues.admin.controller.js'
import { IssuesController } from './http/issues.contract.controller.js'
import { IssueBounds } from './issue-bounds.service.js'
import { IssueNotices } from './issue-notices.service.js'
import { IssuePhotos } from './issue-photos.service.js'
import { IssueQueries } from './issues.queries.js'
import { RaiseIssue } from './raise-issue.service.js'
import { ReadyAnswers } from './ready-answers.service.js'
import { IssueDocument, IssueSchema } from './schemas/issue.schema.js'
import { SupportPersonalData } from './support.personal-data.js'

/** What customers ask about their orders. */
@Module({
  imports: [
    AuthModule,
    MediaModule,
    MessagesModule,
    OrdersModule,
    SettingsModule,
    MongooseModule.forFeature([{ name: IssueDocument.name, schema: IssueSchema }]),
  ],
  controllers: [IssuesController, AdminIssuesController, BatchComplaintsController],
  providers: [
    IssueBounds,
    IssueNotices,
    IssuePhotos,
    IssueQueries,
    Conversation,
    RaiseIssue,
    AnswerIssue,
    BatchComplaints,
    ReadyAnswers,
    SupportPersonalData,
  ],
  exports: [IssueQueries],
})
export class SupportModule implements OnModuleInit {
  constructor(
    private readonly queries: IssueQueries,
    private readonly photos: IssuePhotos,
    private readonly news: IssueNews,
    private readonly uploads: UploadUses,
    private readonly live: LiveFacts,
  ) {}

  onModuleInit(): void {
    this.news.register('ofOrders', (orders) => this.queries.newsOf(orders))
    this.uploads.register('issues', (ids) => this.photos.shown(ids))
    this.live.register('issue', (ids) => this.queries.owners(ids))
  }
}
