import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import {
  filterBy,
  type ListPage,
  type ListRequest,
  type ListRules,
} from '../../../../platform/lists/simple-rest.js'
import { ListParameters, StaffList } from '../../../../platform/lists/staff-list.js'
import { ApprovalQueries } from '../approvals.queries.js'
import { DecideApproval } from '../decide-approval.service.js'
import { APPROVAL_STATUSES } from '../domain/approval.js'
import { ApprovalAnswer, RefusalBody, toApproval } from './approvals.dto.js'

/** Fields by which the console may sort and filter requests. */
const APPROVAL_LIST_RULES: ListRules = {
  resource: 'approvals',
  sorts: { askedAt: 'askedAt' },
  filters: { status: filterBy.oneOf('status', APPROVAL_STATUSES) },
  defaultSort: ['askedAt', 'DESC'],
}

/** What packers may do only with the owner's yes (docs/domain/people.md#the-owners-yes). */
@ApiTags('staff: approvals')
@Allow('approvals.view')
@Controller('admin/approvals')
export class ApprovalsController {
  constructor(
    private readonly queries: ApprovalQueries,
    private readonly deciding: DecideApproval,
  ) {}

  @StaffList(
    APPROVAL_LIST_RULES,
    ApprovalAnswer,
    'What waits, or waited, for the owner’s yes; packers see their own',
  )
  async list(
    @ListParameters() request: ListRequest,
    @Caller() caller: Principal,
  ): Promise<ListPage<ApprovalAnswer>> {
    const page = await this.queries.page(request, caller)
    return { ...page, rows: page.rows.map(toApproval) }
  }

  @Get(':id')
  @ApiOperation({ summary: 'One request' })
  @ApiOkResponse({ type: ApprovalAnswer })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string, @Caller() caller: Principal): Promise<ApprovalAnswer> {
    return toApproval(await this.queries.byId(id, caller))
  }

  @Allow('approvals.decide')
  @Post(':id/approve')
  @HttpCode(200)
  @ApiOperation({ summary: 'Say yes: it is checked again and carried out; repeating it changes nothing' })
  @ApiOkResponse({ type: ApprovalAnswer })
  @Fails(
    'NOT_FOUND',
    'APPROVAL_DECIDED',
    'APPROVAL_GREW',
    'APPROVAL_REPLACED',
    'BATCH_EMPTIED',
    'BATCH_EXPIRED',
    'BATCH_QUARANTINED',
    'COUNT_CLOSED',
    'COUNT_EMPTY',
    'COUNT_LINES_REFUSED',
    'COURIER_STEP',
    'EDIT_CONFLICT',
    'INSUFFICIENT_BATCH',
    'INVALID_TRANSITION',
    'NOT_RESERVED',
    'OUT_OF_STOCK',
    'PRICE_USED_IN_RUNS',
    'REPLACED_ALREADY',
    'STOCK_IN_USE',
    'TOO_MANY_RUNS',
    'UNUSUAL_FIGURES',
  )
  async approve(@Param('id') id: string, @Caller() { mobileNumber }: Principal): Promise<ApprovalAnswer> {
    return toApproval(await this.deciding.approve(id, mobileNumber))
  }

  @Allow('approvals.decide')
  @Post(':id/refuse')
  @HttpCode(200)
  @ApiOperation({ summary: 'Say no, with a reason that the person who asked reads' })
  @ApiOkResponse({ type: ApprovalAnswer })
  @Fails('NOT_FOUND', 'APPROVAL_DECIDED')
  async refuse(
    @Param('id') id: string,
    @Body() { reason }: RefusalBody,
    @Caller() { mobileNumber }: Principal,
  ): Promise<ApprovalAnswer> {
    return toApproval(await this.deciding.refuse(id, mobileNumber, reason))
  }
}
