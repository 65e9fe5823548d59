import { Controller, Get, Param } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../platform/http/access.js'
import { type ListPage, type ListRequest } from '../../../platform/http/simple-rest.js'
import { ListParameters, StaffList } from '../../../platform/http/staff-list.js'
import { OUTLET_LIST_RULES } from './outlets.list-rules.js'
import { Outlets } from '../outlets.service.js'
import { OutletAnswer, toOutletAnswer } from './outlets.dto.js'

@ApiTags('staff: outlets')
@Controller('admin/outlets')
export class AdminOutletsController {
  constructor(private readonly outlets: Outlets) {}

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
  async one(@Param('id') id: string): Promise<OutletAnswer> {
    return toOutletAnswer(await this.outlets.byId(id))
  }
}
