import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { IgnoreCredentials } from '../../../../../platform/http/routes/ignore-credentials.js'
import {
  filterBy,
  filterRule,
  type ListPage,
  type ListRequest,
  type ListRules,
} from '../../../../../platform/lists/simple-rest.js'
import { ListParameters, StaffList } from '../../../../../platform/lists/staff-list.js'
import { ManageStaff } from '../manage-staff.service.js'
import { OthersSecondFactor } from '../others-second-factor.service.js'
import { OwnLists } from '../own-lists.service.js'
import { OwnPin } from '../own-pin.service.js'
import { STAFF_ROLES, StaffAccounts } from '../staff-accounts.service.js'
import { CreateEmployeeBody, EmployeeAnswer, toEmployeeAnswer, UpdateEmployeeBody } from './employees.dto.js'

/** Fields by which the console may sort and filter employees. */
const EMPLOYEE_LIST_RULES: ListRules = {
  resource: 'employees',
  sorts: { name: 'name', mobileNumber: 'mobileNumber', role: 'role', createdAt: 'createdAt' },
  filters: {
    q: filterBy.words('words', 'ravi 0002'),
    mobileNumber: filterBy.prefix('mobileNumber'),
    role: filterBy.oneOf('role', STAFF_ROLES),
    disabled: filterRule(false, (value) =>
      typeof value === 'boolean' ? { disabledAt: value ? { $ne: null } : null } : undefined,
    ),
  },
  defaultSort: ['name', 'ASC'],
}

/**
 * Accounts of staff, for admins only. Number, role and PIN in the body are data, not the caller's
 * credentials.
 */
@ApiTags('staff: employees')
@IgnoreCredentials()
@Controller('admin/employees')
export class EmployeesAdminController {
  constructor(
    private readonly staff: ManageStaff,
    private readonly accounts: StaffAccounts,
    private readonly ownPin: OwnPin,
    private readonly lists: OwnLists,
    private readonly factors: OthersSecondFactor,
  ) {}

  @Allow('staff.manage')
  @StaffList(EMPLOYEE_LIST_RULES, EmployeeAnswer, 'Employees')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<EmployeeAnswer>> {
    const page = await this.staff.page(request)
    return { ...page, rows: page.rows.map(toEmployeeAnswer) }
  }

  @Allow('staff.manage')
  @Get(':id')
  @ApiOperation({ summary: 'One employee' })
  @ApiOkResponse({ type: EmployeeAnswer })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string): Promise<EmployeeAnswer> {
    return toEmployeeAnswer(await this.staff.byId(id))
  }

  @Allow('staff.manage')
  @Post()
  @ApiOperation({ summary: 'Create an employee' })
  @ApiCreatedResponse({ type: EmployeeAnswer })
  @Fails('ACCOUNT_EXISTS')
  async create(@Body() body: CreateEmployeeBody): Promise<EmployeeAnswer> {
    return toEmployeeAnswer(await this.accounts.create(body))
  }

  @Allow('staff.manage')
  @Put(':id')
  @ApiOperation({ summary: 'Change the name, PIN or role, disable or enable' })
  @ApiOkResponse({ type: EmployeeAnswer })
  @Fails('NOT_FOUND', 'LAST_ADMIN', 'EDIT_CONFLICT')
  async change(
    @Param('id') id: string,
    @Body() { version, ...changes }: UpdateEmployeeBody,
    @Caller() caller: Principal,
  ): Promise<EmployeeAnswer> {
    if (changes.pin !== undefined && id === caller.userId) await this.ownPin.demandShown(caller, 'new-pin')
    const edit = { version, toAnswer: toEmployeeAnswer }
    const changed = toEmployeeAnswer(await this.staff.change(id, changes, caller, edit))
    // What a person who left searched for may be names of customers.
    if (changed.disabled) await this.lists.forget(id)
    return changed
  }

  @Allow('staff.manage')
  @Delete(':id/second-factor')
  @ApiOperation({
    summary:
      'Remove somebody else’s second factor; needs the caller’s PIN again, and ends the other person’s sessions',
  })
  @ApiOkResponse({ type: EmployeeAnswer })
  @Fails('NOT_FOUND', 'OWN_SECOND_FACTOR', 'SECOND_FACTOR_OFF')
  async removeSecondFactor(@Param('id') id: string, @Caller() caller: Principal): Promise<EmployeeAnswer> {
    return toEmployeeAnswer(await this.factors.remove(id, caller))
  }
}
