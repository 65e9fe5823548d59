import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { IdempotencyKey, TakesIdempotencyKey } from '../../../../platform/http/routes/idempotency-key.js'
import { MOST_TOLD } from '../bom-versions.service.js'
import { BomQueries } from '../boms.queries.js'
import { BomAnswers } from './bom-answers.service.js'
import { ChangeBomBody, CreateBomBody } from './bom-bodies.dto.js'
import { BomWrites } from './bom-writes.service.js'
import { BomQuery, BomsAnswer, BomSavedAnswer, inUnitsOfStock } from './boms.dto.js'

/** The recipes' calls of the contract. */
@ApiTags('BOM')
@Allow('bom.manage')
@Controller('bom')
export class BomsController {
  constructor(
    private readonly boms: BomQueries,
    private readonly writes: BomWrites,
    private readonly answers: BomAnswers,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Bills of materials, newest first: of one product, or of all' })
  @ApiOkResponse({ type: BomsAnswer })
  @Fails({ NOT_FOUND: 'No such product.' })
  async list(@Query() { parentProduct }: BomQuery): Promise<BomsAnswer> {
    const boms = await this.answers.all(await this.boms.entries(parentProduct, MOST_TOLD))
    return { bom: boms.map(inUnitsOfStock) }
  }

  /** Each component may be given in any unit of the same kind; the answer uses the unit of its stock. */
  @Post()
  @ApiOperation({ summary: 'Create a bill of materials' })
  @TakesIdempotencyKey('bill of materials')
  @ApiCreatedResponse({ type: BomSavedAnswer })
  @Fails('BOM_CIRCULAR')
  async create(
    @Caller() caller: Principal,
    @Body() body: CreateBomBody,
    @IdempotencyKey() key?: string,
  ): Promise<BomSavedAnswer> {
    const bom = await this.writes.create(body, caller, key)
    return { message: 'BOM created successfully', bom: inUnitsOfStock(bom) }
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change a bill of materials; its parent product cannot change' })
  @ApiOkResponse({ type: BomSavedAnswer })
  @Fails('NOT_FOUND', 'BOM_CIRCULAR', {
    EDIT_CONFLICT: 'The `version` that was sent is not the latest; `details.current` is what is stored now.',
  })
  async change(
    @Caller() caller: Principal,
    @Param('id') id: string,
    @Body() body: ChangeBomBody,
  ): Promise<BomSavedAnswer> {
    const bom = await this.writes.change(id, body, caller, inUnitsOfStock)
    return { message: 'BOM updated successfully', bom }
  }
}
