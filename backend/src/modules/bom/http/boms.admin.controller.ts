import { Controller, Get, Param, Query, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { Allow } from '../../../platform/http/access.js'
import { ListQuery, parseList, setContentRange } from '../../../platform/http/simple-rest.js'
import { BOM_LIST_RULES } from './boms.list-rules.js'
import { BomQueries } from '../boms.queries.js'
import { BomAnswer, toBomAnswer } from './boms.dto.js'

@ApiTags('staff: BOM')
@Controller('admin/boms')
export class AdminBomsController {
  constructor(private readonly boms: BomQueries) {}

  @Allow('bom.manage')
  @Get()
  @ApiOperation({ summary: 'Bills of materials in the simple-rest dialect' })
  @ApiOkResponse({ type: [BomAnswer] })
  async list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BomAnswer[]> {
    const request = parseList(query, BOM_LIST_RULES)
    const { rows, total } = await this.boms.page(request)
    setContentRange(reply, 'boms', { skip: request.skip, count: rows.length, total })
    const products = await this.boms.productsOf(rows)
    return rows.map((bom) => toBomAnswer(bom, products))
  }

  @Allow('bom.manage')
  @Get(':id')
  @ApiOperation({ summary: 'One bill of materials' })
  @ApiOkResponse({ type: BomAnswer })
  async one(@Param('id') id: string): Promise<BomAnswer> {
    const bom = await this.boms.byId(id)
    return toBomAnswer(bom, await this.boms.productsOf([bom]))
  }
}
