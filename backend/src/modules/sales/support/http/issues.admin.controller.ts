import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { TakesIdempotencyKey } from '../../../../platform/http/routes/idempotency-key.js'
import {
  type Condition,
  type ListPage,
  type ListRequest,
  searchedIn,
} from '../../../../platform/lists/simple-rest.js'
import {
  CountedFilters,
  ListCounts,
  ListCountsAnswer,
  ListParameters,
  StaffList,
} from '../../../../platform/lists/staff-list.js'
import { LookUps } from '../../../office/auth/look-ups.service.js'
import { AnswerIssue } from '../answer-issue.service.js'
import { BatchComplaints } from '../batch-complaints.service.js'
import { IssueQueries, type StoredIssue } from '../issues.queries.js'
import { ReadyAnswers } from '../ready-answers.service.js'
import { NoteBody } from './issue-bodies.dto.js'
import {
  IssueRowAnswer,
  ReadyAnswerAnswer,
  StaffIssueAnswer,
  toIssueRow,
  toStaffIssue,
} from './issues.dto.js'
import { ISSUE_LIST_RULES } from './issues.list-rules.js'

/** What only staff see of issues. No answer of the contract's calls has any of it. */
@ApiTags('staff: support')
@Allow('support.reply')
@Controller('admin/issues')
export class AdminIssuesController {
  constructor(
    private readonly issues: IssueQueries,
    private readonly answering: AnswerIssue,
    private readonly complaints: BatchComplaints,
    private readonly ready: ReadyAnswers,
    private readonly lookUps: LookUps,
  ) {}

  @StaffList(ISSUE_LIST_RULES, IssueRowAnswer, 'Issues')
  @Fails('TOO_MANY_REQUESTS')
  async list(
    @ListParameters() request: ListRequest,
    @Caller() caller: Principal,
    @Query('filter') asked: unknown,
  ): Promise<ListPage<IssueRowAnswer>> {
    await this.lookUps.noteSearch(caller, searchedIn(asked))
    const page = await this.issues.page(request)
    return { ...page, rows: page.rows.map(toIssueRow) }
  }

  @ListCounts(ISSUE_LIST_RULES)
  async count(@CountedFilters() filters: Condition[]): Promise<ListCountsAnswer> {
    return { counts: await this.issues.counts(filters) }
  }

  @Get(':id')
  @ApiOperation({ summary: 'One issue with its messages, clocks and notes' })
  @ApiOkResponse({ type: StaffIssueAnswer })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string): Promise<StaffIssueAnswer> {
    return this.answer(await this.issues.byId(id))
  }

  @Post(':id/notes')
  @ApiOperation({ summary: 'Note something for the staff; its customer never reads it' })
  @TakesIdempotencyKey('note')
  @ApiCreatedResponse({ type: StaffIssueAnswer })
  @Fails('NOT_FOUND', 'ISSUE_FULL')
  async note(
    @Caller() caller: Principal,
    @Param('id') id: string,
    @Body() { text }: NoteBody,
  ): Promise<StaffIssueAnswer> {
    return this.answer(await this.answering.note(caller, id, text))
  }

  @Get(':id/ready-answers')
  @ApiOperation({ summary: "The shop's ready answers, with the facts of the order" })
  @ApiOkResponse({ type: [ReadyAnswerAnswer] })
  @Fails('NOT_FOUND')
  async readyAnswers(@Param('id') id: string): Promise<ReadyAnswerAnswer[]> {
    return this.ready.forOrder((await this.issues.byId(id)).orderId)
  }

  private async answer(issue: StoredIssue): Promise<StaffIssueAnswer> {
    return toStaffIssue(issue, await this.complaints.counts(issue.batchNumbers))
  }
}
