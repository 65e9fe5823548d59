import { Controller, Get, Param, Query, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { Allow } from '../../../platform/http/access.js'
import { ListQuery, parseList, setContentRange } from '../../../platform/http/simple-rest.js'
import { ISSUE_LIST_RULES } from './issues.list-rules.js'
import { IssueQueries } from '../issues.queries.js'
import { IssueAnswer, toIssueAnswer } from './issues.dto.js'

@ApiTags('staff: support')
@Controller('admin/issues')
export class AdminIssuesController {
  constructor(private readonly issues: IssueQueries) {}

  @Allow('support.reply')
  @Get()
  @ApiOperation({ summary: 'Issues in the simple-rest dialect' })
  @ApiOkResponse({ type: [IssueAnswer] })
  async list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<IssueAnswer[]> {
    const request = parseList(query, ISSUE_LIST_RULES)
    const { rows, total } = await this.issues.page(request)
    setContentRange(reply, 'issues', { skip: request.skip, count: rows.length, total })
    return rows.map(toIssueAnswer)
  }

  @Allow('support.reply')
  @Get(':id')
  @ApiOperation({ summary: 'One issue with its messages' })
  @ApiOkResponse({ type: IssueAnswer })
  async one(@Param('id') id: string): Promise<IssueAnswer> {
    return toIssueAnswer(await this.issues.byId(id))
  }
}
