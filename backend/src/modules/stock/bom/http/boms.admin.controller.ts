import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { IdempotencyKey, TakesIdempotencyKey } from '../../../../platform/http/routes/idempotency-key.js'
import {
  filterBy,
  type ListPage,
  type ListRequest,
  type ListRules,
} from '../../../../platform/lists/simple-rest.js'
import { ListParameters, StaffList } from '../../../../platform/lists/staff-list.js'
import { BomQueries } from '../boms.queries.js'
import { DeleteBom } from '../delete-bom.service.js'
import { BomAnswers } from './bom-answers.service.js'
import { ChangeBomBody, CreateBomBody } from './bom-bodies.dto.js'
import { BomWrites } from './bom-writes.service.js'
import { BomAnswer, BomVersionsAnswer } from './boms.dto.js'

/** What the console may sort and filter bills of materials by. */
const BOM_LIST_RULES: ListRules = {
  resource: 'boms',
  sorts: { createdAt: 'createdAt' },
  filters: {
    parentProduct: filterBy.id('parentProduct'),
    component: filterBy.id('components.product'),
  },
  defaultSort: ['createdAt', 'DESC'],
}

@ApiTags('staff: BOM')
@Allow('bom.manage')
@Controller('admin/boms')
export class AdminBomsController {
  constructor(
    private readonly boms: BomQueries,
    private readonly writes: BomWrites,
    private readonly deleting: DeleteBom,
    private readonly answers: BomAnswers,
  ) {}

  @StaffList(BOM_LIST_RULES, BomAnswer, 'Bills of materials')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<BomAnswer>> {
    const page = await this.boms.page(request)
    return { ...page, rows: await this.answers.all(page.rows) }
  }

  @Get(':id')
  @ApiOperation({ summary: 'One bill of materials' })
  @ApiOkResponse({ type: BomAnswer })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string): Promise<BomAnswer> {
    return this.answers.one(await this.boms.byId(id))
  }

  @Get(':id/versions')
  @ApiOperation({ summary: 'A bill of materials with its versions, and who saved each of them when' })
  @ApiOkResponse({ type: BomVersionsAnswer })
  @Fails('NOT_FOUND')
  async versions(@Param('id') id: string): Promise<BomVersionsAnswer> {
    return { versions: await this.answers.versionsOf(await this.boms.byId(id)) }
  }

  @Post()
  @ApiOperation({ summary: 'Create a bill of materials' })
  @TakesIdempotencyKey('bill of materials')
  @ApiCreatedResponse({ type: BomAnswer })
  @Fails('BOM_CIRCULAR')
  async create(
    @Caller() caller: Principal,
    @Body() body: CreateBomBody,
    @IdempotencyKey() key?: string,
  ): Promise<BomAnswer> {
    return this.writes.create(body, caller, key)
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change a bill of materials; its parent product cannot change' })
  @ApiOkResponse({ type: BomAnswer })
  @Fails('NOT_FOUND', 'EDIT_CONFLICT', 'BOM_CIRCULAR')
  async change(
    @Caller() caller: Principal,
    @Param('id') id: string,
    @Body() body: ChangeBomBody,
  ): Promise<BomAnswer> {
    return this.writes.change(id, body, caller, (bom) => bom)
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a bill of materials, unless a reservation was made from it' })
  @ApiOkResponse({ type: BomAnswer, description: 'The BOM before it was deleted' })
  @Fails('NOT_FOUND', 'BOM_IN_USE')
  async delete(@Param('id') id: string): Promise<BomAnswer> {
    return this.answers.one(await this.deleting.delete(id))
  }
}
