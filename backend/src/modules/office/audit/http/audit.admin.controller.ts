import { Controller, Get, Param } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger'
import { type Role, ROLES } from '../../../../kernel/access/permissions.js'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import {
  filterBy,
  type ListPage,
  type ListRequest,
  type ListRules,
} from '../../../../platform/lists/simple-rest.js'
import { ListParameters, StaffList } from '../../../../platform/lists/staff-list.js'
import { AuditQueries } from '../audit.queries.js'
import { AUDIT_ACTIONS, type AuditAction } from '../domain/actions.js'
import { routeAction } from '../domain/route-actions.js'
import { type AuditEntryDocument } from '../schemas/audit-entry.schema.js'

/** Fields by which the console may sort and filter the audit log. */
const AUDIT_LIST_RULES: ListRules = {
  resource: 'audit',
  sorts: { at: 'at' },
  idsRiseWith: 'at',
  filters: {
    from: filterBy.fromDay('at'),
    to: filterBy.toDay('at'),
    actor: filterBy.prefix('actor'),
    actorRole: filterBy.oneOf('actorRole', [...ROLES, null]),
    /** Filters by a kind of event, `stock`, or by one event, `stock.corrected`. */
    action: filterBy.prefix('action', undefined, 'stock.'),
    subject: filterBy.prefix('subject'),
    q: filterBy.prefix('subject'),
  },
  defaultSort: ['at', 'DESC'],
}

class ChangeAnswer {
  @ApiProperty({ example: 'role' }) field!: string
  @ApiProperty({ required: false, example: 'ops' }) before?: unknown
  @ApiProperty({ required: false, example: 'admin' }) after?: unknown
}

class AuditEntryAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: '2026-11-21T06:30:00.000Z' }) at!: string
  @ApiProperty({ enum: AUDIT_ACTIONS, enumName: 'AuditAction', example: 'employee.changed' })
  action!: AuditAction
  @ApiProperty({ example: '9000000001', description: "Customers' numbers are masked" }) actor!: string
  @ApiProperty({ enum: ROLES, nullable: true, example: 'admin' }) actorRole!: Role | null
  @ApiProperty({ example: 'employee:9000000002' }) subject!: string
  @ApiProperty({ example: '203.0.113.7' }) address!: string
  @ApiProperty({ example: 'Mozilla/5.0 (X11; Linux x86_64)' }) userAgent!: string
  @ApiProperty({ type: [ChangeAnswer] }) changes!: ChangeAnswer[]
}

function toAnswer(entry: AuditEntryDocument): AuditEntryAnswer {
  const { _id, at, action, actor, actorRole, subject, address, userAgent, changes } = entry
  return {
    id: String(_id),
    at: at.toISOString(),
    // Older entries have the pattern of a route instead of the name of an event.
    action: routeAction(action) ?? (action as AuditAction),
    actor,
    actorRole,
    subject,
    address,
    userAgent,
    changes,
  }
}

/** Shows who did what, when, from where; read only. */
@ApiTags('staff: audit')
@Controller('admin/audit')
export class AuditAdminController {
  constructor(private readonly entries: AuditQueries) {}

  @Allow('staff.manage')
  @StaffList(AUDIT_LIST_RULES, AuditEntryAnswer, 'Audit log, kept 400 days')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<AuditEntryAnswer>> {
    const page = await this.entries.page(request)
    return { ...page, rows: page.rows.map(toAnswer) }
  }

  @Allow('staff.manage')
  @Get(':id')
  @ApiOperation({ summary: 'One entry' })
  @ApiOkResponse({ type: AuditEntryAnswer })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string): Promise<AuditEntryAnswer> {
    return toAnswer(await this.entries.byId(id))
  }
}
