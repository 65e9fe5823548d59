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
import {
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiProperty,
  ApiPropertyOptional,
  ApiTags,
} from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { IsInt, Max, Min } from 'class-validator'
import { type FastifyRequest } from 'fastify'
import { type AppConfig } from '../../../../config/config.js'
import { APP_CONFIG } from '../../../../config/config.module.js'
import { publicOrigin } from '../../../../platform/http/doors/public-origin.js'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { PapersInTurn } from '../../../../platform/http/routes/heavy-turns.service.js'
import { sendPdf } from '../../../../platform/pdf/send-pdf.js'
import { type LabelSheet } from '../../../office/settings/domain/label-sheet.js'
import { Labels } from '../labels.service.js'

/** Ten of the shop's usual sheets. */
const MOST_LABELS = 400
const MOST_CELLS = 300

const count = { message: `The number of labels is a whole number from 1 to ${MOST_LABELS}.` }
const startCell = { message: 'The first label on the sheet is a whole number, 1 or more.' }

class LabelsQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MOST_LABELS, default: 1, example: 12 })
  @Max(MOST_LABELS, count)
  @Min(1, count)
  @IsInt(count)
  @Type(() => Number)
  @Optional()
  count: number = 1

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MOST_CELLS,
    example: 5,
    description:
      'First free label on a sheet that was partly used, counted along the rows; from the settings if absent',
  })
  @Max(MOST_CELLS, startCell)
  @Min(1, startCell)
  @IsInt(startCell)
  @Type(() => Number)
  @Optional()
  startCell?: number
}

/** Lengths in millimetres. */
class LabelSheetAnswer implements LabelSheet {
  @ApiProperty({ example: 4 }) columns!: number
  @ApiProperty({ example: 10 }) rows!: number
  @ApiProperty({ example: 52 }) widthMm!: number
  @ApiProperty({ example: 27 }) heightMm!: number
  @ApiProperty({ example: 1 }) marginLeftMm!: number
  @ApiProperty({ example: 13.5 }) marginTopMm!: number
  @ApiProperty({ example: 52 }) pitchXMm!: number
  @ApiProperty({ example: 27 }) pitchYMm!: number
  @ApiProperty({ example: 0 }) offsetXMm!: number
  @ApiProperty({ example: 0 }) offsetYMm!: number
  @ApiProperty({ example: 3 }) paddingMm!: number
  @ApiProperty({ example: 1, description: 'First label to print on, counted along the rows' })
  startCell!: number
  @ApiProperty({ example: MOST_LABELS, description: 'So many are printed at a time at most' })
  mostLabels!: number
}

/** Prints labels of batches. */
@ApiTags('staff: stock')
@Controller('admin/stock')
export class LabelsController {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly labels: Labels,
  ) {}

  /** Accepts the batch number or `_id`. */
  @Allow('stock.manage')
  @Get(':id/labels')
  @UseInterceptors(PapersInTurn)
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'The labels of a batch as PDF, to be printed in their own size' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' }, description: 'A4' })
  @Fails('NOT_FOUND', 'VALIDATION_FAILED', 'TOO_LARGE')
  async print(
    @Param('id') id: string,
    @Query() { count, startCell }: LabelsQuery,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const origin = publicOrigin(request, this.config)
    return sendPdf(await this.labels.print(id, { count, startCell, origin }))
  }
}

/** The layout of a label sheet, for staff who print but may not change it. */
@ApiTags('staff: stock')
@Controller('admin/label-sheet')
export class LabelSheetController {
  constructor(private readonly labels: Labels) {}

  @Allow('stock.manage')
  @Get()
  @ApiOperation({ summary: 'The sheet that labels are printed on' })
  @ApiOkResponse({ type: LabelSheetAnswer })
  async sheet(): Promise<LabelSheetAnswer> {
    return { ...(await this.labels.sheet()), mostLabels: MOST_LABELS }
  }
}
