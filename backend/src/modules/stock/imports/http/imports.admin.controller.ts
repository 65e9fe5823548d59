import { Controller, Get, HttpCode, Param, Post, Query, Req, Res, UseInterceptors } from '@nestjs/common'
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { CSV, MOST_CSV_BYTES, readBytes } from '../../../../platform/http/requests/read-bytes.js'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { HeavyInTurn } from '../../../../platform/http/routes/heavy-turns.service.js'
import { Imports } from '../imports.service.js'
import { ImportAnswer, ImportKindParameter, ImportQuery, ImportReportAnswer } from './imports.dto.js'

/** CSV files of products, prices, outlets and opening stock. */
@ApiTags('staff: imports')
@Allow('imports.manage')
@Controller('admin/imports')
export class ImportsController {
  constructor(private readonly imports: Imports) {}

  @Get(':kind/template')
  @ApiOperation({ summary: 'A CSV file to fill in: the columns and two example lines' })
  @ApiProduces('text/csv')
  @ApiOkResponse(CSV)
  @Fails('NOT_FOUND')
  async template(@Param() { kind }: ImportKindParameter, @Res() reply: FastifyReply): Promise<void> {
    await reply
      .header('content-disposition', `attachment; filename="${kind}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(this.imports.template(kind))
  }

  /** The body is the file. */
  @Post(':kind/check')
  @UseInterceptors(HeavyInTurn)
  @HttpCode(200)
  @ApiOperation({
    summary: 'Check a file: what an import would do, and what is wrong in which line; nothing is written',
  })
  @ApiConsumes('text/csv')
  @ApiBody(CSV)
  @ApiOkResponse({ type: ImportReportAnswer })
  @Fails('UPLOAD_BROKEN')
  async check(
    @Param() { kind }: ImportKindParameter,
    @Req() request: FastifyRequest,
  ): Promise<ImportReportAnswer> {
    return this.imports.check(kind, await readBytes(request, MOST_CSV_BYTES))
  }

  /** The body is the file. */
  @Post(':kind')
  @UseInterceptors(HeavyInTurn)
  @ApiOperation({ summary: 'Import every line of a file, or none' })
  @ApiConsumes('text/csv')
  @ApiBody(CSV)
  @ApiCreatedResponse({ type: ImportAnswer })
  @Fails('IMPORT_FAULTS', 'IMPORT_REPEATED', 'UPLOAD_BROKEN')
  async run(
    @Param() { kind }: ImportKindParameter,
    @Query() { again }: ImportQuery,
    @Caller() { mobileNumber: by }: Principal,
    @Req() request: FastifyRequest,
  ): Promise<ImportAnswer> {
    const bytes = await readBytes(request, MOST_CSV_BYTES)
    const count = await this.imports.run(kind, { bytes, by, again: again === 'true' })
    return { message: `${count} ${count === 1 ? 'line was' : 'lines were'} imported.`, count }
  }
}
