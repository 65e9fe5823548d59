import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AdminIssuesController } from './http/issues.admin.controller.js'
import { IssueQueries } from './issues.queries.js'
import { IssueDocument, IssueSchema } from './schemas/issue.schema.js'

/** What customers ask about their orders. */
@Module({
  imports: [MongooseModule.forFeature([{ name: IssueDocument.name, schema: IssueSchema }])],
  controllers: [AdminIssuesController],
  providers: [IssueQueries],
  exports: [IssueQueries],
})
export class SupportModule {}
