import {
  Controller,
  Get,
  Header,
  Inject,
  Param,
  Query,
  Req,
  type StreamableFile,
  UseInterceptors,
} from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger'
import { type FastifyRequest } from 'fastify'
import { type AppConfig } from '../../../../config/config.js'
import { APP_CONFIG } from '../../../../config/config.module.js'
import { publicOrigin } from '../../../../platform/http/doors/public-origin.js'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { sendPdf } from '../../../../platform/pdf/document.js'
import { PapersInTurn } from '../../../../platform/pdf/paper-turns.service.js'
import { Labels } from '../labels.service.js'
import { LabelSheetAnswer, LabelsQuery } from './labels.dto.js'

/** Labels to print on. */
@ApiTags('staff: stock')
@Controller('admin/stock')
export class LabelsController {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly labels: Labels,
  ) {}

  /** By batch number or `_id`. */
  @Allow('stock.manage')
  @Get(':id/labels')
  @UseInterceptors(PapersInTurn)
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'The labels of a batch as PDF, to be printed in their own size' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' }, description: 'A4' })
  @Fails('NOT_FOUND', 'VALIDATION_FAILED')
  async print(
    @Param('id') id: string,
    @Query() { count, startCell }: LabelsQuery,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const origin = publicOrigin(request, this.config)
    return sendPdf(await this.labels.print(id, { count, startCell, origin }))
  }
}

/** How labels lie on a sheet, for those who print but do not set it. */
@ApiTags('staff: stock')
@Controller('admin/label-sheet')
export class LabelSheetController {
  constructor(private readonly labels: Labels) {}

  @Allow('stock.manage')
  @Get()
  @ApiOperation({ summary: 'The sheet that labels are printed on' })
  @ApiOkResponse({ type: LabelSheetAnswer })
  sheet(): Promise<LabelSheetAnswer> {
    return this.labels.sheet()
  }
}
