import { Controller, Get, Header, Query, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { FindTrace } from '../find-trace.service.js'
import { TraceNames } from '../trace-names.service.js'
import { TraceAnswer } from './trace.answer.js'
import { traceCsv } from './trace.csv.js'
import { TraceQuery } from './trace.dto.js'
import { toTraceAnswer } from './trace-answer.mapper.js'

/** From any jar back to its sacks, and from any sack to who bought the jars (docs/domain/workshop.md#trace). */
@ApiTags('staff: trace')
@Allow('trace.view')
@Controller('admin')
export class TraceController {
  constructor(
    private readonly traces: FindTrace,
    private readonly names: TraceNames,
  ) {}

  @Get('trace')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'What a batch, a line of an order or a run came from, and where it went' })
  @ApiOkResponse({ type: TraceAnswer })
  @Fails('NOT_FOUND', 'VALIDATION_FAILED')
  async trace(@Query() query: TraceQuery): Promise<TraceAnswer> {
    const found = await this.traces.find(query, query.direction)
    return toTraceAnswer(found, await this.names.load(found.trace))
  }

  @Get('trace.csv')
  @ApiOperation({ summary: 'The same as a file: a line for each quantity' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Fails('NOT_FOUND', 'VALIDATION_FAILED')
  async file(@Query() query: TraceQuery, @Res() reply: FastifyReply): Promise<void> {
    const answer = await this.trace(query)
    const name = answer.root.slice(answer.root.indexOf(':') + 1)
    await reply
      .header('content-disposition', `attachment; filename="trace-${name}.csv"`)
      .header('cache-control', 'private, no-store')
      .type('text/csv; charset=utf-8')
      .send(traceCsv(answer))
  }
}
