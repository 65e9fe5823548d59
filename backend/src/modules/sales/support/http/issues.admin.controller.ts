import { Controller, Get, Param } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { type ListPage, type ListRequest } from '../../../../platform/lists/simple-rest.js'
import { ListParameters, StaffList } from '../../../../platform/lists/staff-list.js'
import { IssueQueries } from '../issues.queries.js'
import { IssueAnswer, toIssueAnswer } from './issues.dto.js'
import { ISSUE_LIST_RULES } from './issues.list-rules.js'

@ApiTags('staff: support')
@Controller('admin/issues')
export class AdminIssuesController {
  constructor(private readonly issues: IssueQueries) {}

  @Allow('support.reply')
  @StaffList(ISSUE_LIST_RULES, IssueAnswer, 'Issues')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<IssueAnswer>> {
    const page = await this.issues.page(request)
    return { ...page, rows: page.rows.map(toIssueAnswer) }
  }

  @Allow('support.reply')
  @Get(':id')
  @ApiOperation({ summary: 'One issue with its messages' })
  @ApiOkResponse({ type: IssueAnswer })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string): Promise<IssueAnswer> {
    return toIssueAnswer(await this.issues.byId(id))
  }
}
