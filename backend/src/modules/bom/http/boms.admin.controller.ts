import { Controller, Get, Param } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../platform/http/access.js'
import { Fails } from '../../../platform/http/fails.js'
import { type ListPage, type ListRequest } from '../../../platform/http/simple-rest.js'
import { ListParameters, StaffList } from '../../../platform/http/staff-list.js'
import { BomQueries } from '../boms.queries.js'
import { BomAnswer, toBomAnswer } from './boms.dto.js'
import { BOM_LIST_RULES } from './boms.list-rules.js'

@ApiTags('staff: BOM')
@Controller('admin/boms')
export class AdminBomsController {
  constructor(private readonly boms: BomQueries) {}

  @Allow('bom.manage')
  @StaffList(BOM_LIST_RULES, BomAnswer, 'Bills of materials')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<BomAnswer>> {
    const page = await this.boms.page(request)
    const products = await this.boms.productsOf(page.rows)
    return { ...page, rows: page.rows.map((bom) => toBomAnswer(bom, products)) }
  }

  @Allow('bom.manage')
  @Get(':id')
  @ApiOperation({ summary: 'One bill of materials' })
  @ApiOkResponse({ type: BomAnswer })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string): Promise<BomAnswer> {
    const bom = await this.boms.byId(id)
    return toBomAnswer(bom, await this.boms.productsOf([bom]))
  }
}
