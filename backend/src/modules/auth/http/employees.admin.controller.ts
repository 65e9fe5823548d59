import { Body, Controller, Get, Param, Post, Put, Query, Res } from '@nestjs/common'
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { Allow, Caller, type Principal } from '../../../platform/http/access.js'
import {
  filterBy,
  ListQuery,
  type ListRules,
  parseList,
  setContentRange,
} from '../../../platform/http/simple-rest.js'
import { ManageStaff } from '../manage-staff.service.js'
import { STAFF_ROLES, StaffAccounts } from '../staff-accounts.service.js'
import { CreateEmployeeBody, EmployeeAnswer, toEmployeeAnswer, UpdateEmployeeBody } from './employees.dto.js'
import { IgnoreCredentials } from './ignore-credentials.js'

const RULES: ListRules = {
  sorts: { name: 'name', mobileNumber: 'mobileNumber', role: 'role', createdAt: 'createdAt' },
  filters: {
    q: filterBy.prefix('name'),
    mobileNumber: filterBy.prefix('mobileNumber'),
    role: filterBy.oneOf('role', STAFF_ROLES),
    disabled: (value) =>
      typeof value === 'boolean' ? { disabledAt: value ? { $ne: null } : null } : undefined,
  },
  defaultSort: ['name', 'ASC'],
}

/** Accounts of staff; only an admin's. Their number, role and PIN are data here, not the caller's credentials. */
@ApiTags('staff: employees')
@IgnoreCredentials()
@Controller('admin/employees')
export class EmployeesAdminController {
  constructor(
    private readonly staff: ManageStaff,
    private readonly accounts: StaffAccounts,
  ) {}

  @Allow('staff.manage')
  @Get()
  @ApiOperation({ summary: 'Employees in the simple-rest dialect' })
  @ApiOkResponse({ type: [EmployeeAnswer] })
  async list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EmployeeAnswer[]> {
    const request = parseList(query, RULES)
    const { rows, total } = await this.staff.page(request)
    setContentRange(reply, 'employees', { skip: request.skip, count: rows.length, total })
    return rows.map(toEmployeeAnswer)
  }

  @Allow('staff.manage')
  @Get(':id')
  @ApiOperation({ summary: 'One employee' })
  @ApiOkResponse({ type: EmployeeAnswer })
  @ApiNotFoundResponse({ description: 'NOT_FOUND' })
  async one(@Param('id') id: string): Promise<EmployeeAnswer> {
    return toEmployeeAnswer(await this.staff.byId(id))
  }

  @Allow('staff.manage')
  @Post()
  @ApiOperation({ summary: 'Create an employee' })
  @ApiCreatedResponse({ type: EmployeeAnswer })
  @ApiConflictResponse({ description: 'ACCOUNT_EXISTS' })
  async create(@Body() body: CreateEmployeeBody): Promise<EmployeeAnswer> {
    return toEmployeeAnswer(await this.accounts.create(body))
  }

  @Allow('staff.manage')
  @Put(':id')
  @ApiOperation({ summary: 'Rename, disable or enable, re-PIN, change role' })
  @ApiOkResponse({ type: EmployeeAnswer })
  @ApiNotFoundResponse({ description: 'NOT_FOUND' })
  @ApiConflictResponse({ description: 'LAST_ADMIN' })
  async change(
    @Param('id') id: string,
    @Body() body: UpdateEmployeeBody,
    @Caller() caller: Principal,
  ): Promise<EmployeeAnswer> {
    return toEmployeeAnswer(await this.staff.change(id, body, caller))
  }
}
