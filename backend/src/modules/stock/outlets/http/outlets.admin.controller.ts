import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import {
  filterBy,
  type ListPage,
  type ListRequest,
  type ListRules,
} from '../../../../platform/lists/simple-rest.js'
import { ListParameters, StaffList } from '../../../../platform/lists/staff-list.js'
import { ManageOutlets } from '../manage-outlets.service.js'
import { Outlets } from '../outlets.service.js'
import { CreateOutletBody, toDraft, UpdateOutletBody } from './outlet-bodies.dto.js'
import { OutletAnswer, toOutletAnswer } from './outlets.dto.js'

/** What the console may sort and filter outlets by. */
const OUTLET_LIST_RULES: ListRules = {
  resource: 'outlets',
  sorts: { name: 'name', mobileNumberOutlet: 'mobileNumberOutlet' },
  filters: {
    name: filterBy.prefix('name'),
    q: filterBy.words('words', 'kitchen nagar'),
    mobileNumberOutlet: filterBy.text('mobileNumberOutlet', '9000000009'),
  },
  defaultSort: ['name', 'ASC'],
  uniqueSorts: ['mobileNumberOutlet'],
}

@ApiTags('staff: outlets')
@Controller('admin/outlets')
export class AdminOutletsController {
  constructor(
    private readonly outlets: Outlets,
    private readonly managing: ManageOutlets,
  ) {}

  @Allow('outlets.view')
  @StaffList(OUTLET_LIST_RULES, OutletAnswer, 'Outlets')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<OutletAnswer>> {
    const page = await this.outlets.page(request)
    return { ...page, rows: page.rows.map(toOutletAnswer) }
  }

  @Allow('outlets.view')
  @Get(':id')
  @ApiOperation({ summary: 'One outlet' })
  @ApiOkResponse({ type: OutletAnswer })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string): Promise<OutletAnswer> {
    return toOutletAnswer(await this.outlets.byId(id))
  }

  @Allow('outlets.manage')
  @Post()
  @ApiOperation({ summary: 'Create an outlet' })
  @ApiCreatedResponse({ type: OutletAnswer })
  @Fails('OUTLET_EXISTS')
  async create(@Body() body: CreateOutletBody): Promise<OutletAnswer> {
    return toOutletAnswer(await this.managing.create(toDraft(body), body.otpOutlet))
  }

  @Allow('outlets.manage')
  @Put(':id')
  @ApiOperation({ summary: 'Change an outlet; its code stays unless a new one is sent' })
  @ApiOkResponse({ type: OutletAnswer })
  @Fails('NOT_FOUND', 'OUTLET_EXISTS', 'EDIT_CONFLICT')
  async change(@Param('id') id: string, @Body() body: UpdateOutletBody): Promise<OutletAnswer> {
    const { otpOutlet: otp, version } = body
    const edit = { draft: toDraft(body), otp, version, toAnswer: toOutletAnswer }
    return toOutletAnswer(await this.managing.change({ _id: id }, edit))
  }

  @Allow('outlets.manage')
  @Delete(':id')
  @ApiOperation({ summary: 'Delete an outlet, unless stock belongs to it' })
  @ApiOkResponse({ type: OutletAnswer, description: 'The outlet before it was deleted' })
  @Fails('NOT_FOUND', 'OUTLET_IN_USE')
  async delete(@Param('id') id: string): Promise<OutletAnswer> {
    return toOutletAnswer(await this.managing.delete({ _id: id }))
  }
}
