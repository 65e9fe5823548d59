import { Controller, Get, Param, Query, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { Allow } from '../../../platform/http/access.js'
import { ListQuery, parseList, setContentRange } from '../../../platform/http/simple-rest.js'
import { OUTLET_LIST_RULES } from './outlets.list-rules.js'
import { Outlets } from '../outlets.service.js'
import { OutletAnswer, toOutletAnswer } from './outlets.dto.js'

@ApiTags('staff: outlets')
@Controller('admin/outlets')
export class AdminOutletsController {
  constructor(private readonly outlets: Outlets) {}

  @Allow('outlets.view')
  @Get()
  @ApiOperation({ summary: 'Outlets in the simple-rest dialect' })
  @ApiOkResponse({ type: [OutletAnswer] })
  async list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OutletAnswer[]> {
    const request = parseList(query, OUTLET_LIST_RULES)
    const { rows, total } = await this.outlets.page(request)
    setContentRange(reply, 'outlets', { skip: request.skip, count: rows.length, total })
    return rows.map(toOutletAnswer)
  }

  @Allow('outlets.view')
  @Get(':id')
  @ApiOperation({ summary: 'One outlet' })
  @ApiOkResponse({ type: OutletAnswer })
  async one(@Param('id') id: string): Promise<OutletAnswer> {
    return toOutletAnswer(await this.outlets.byId(id))
  }
}
