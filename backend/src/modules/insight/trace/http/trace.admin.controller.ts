import { Controller, Get, Header, Query, Res, UseInterceptors } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProduces, ApiPropertyOptional, ApiTags } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { IsIn, IsInt, Max, Min } from 'class-validator'
import { type FastifyReply } from 'fastify'
import { csvOf, type CsvValue } from '../../../../kernel/csv/csv.js'
import { istDay } from '../../../../kernel/dates/ist.js'
import { EmptyIsNothing } from '../../../../platform/http/fields/form-fields.js'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { TextUpTo, Trimmed } from '../../../../platform/http/fields/text-fields.js'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { HeavyInTurn } from '../../../../platform/http/routes/heavy-turns.service.js'
import { FindTrace, TRACE_DIRECTIONS, type TraceDirection, type TraceSubject } from '../find-trace.service.js'
import { TraceNames } from '../trace-names.service.js'
import { TraceAnswer } from './trace.answer.js'
import { toTraceAnswer } from './trace-answer.mapper.js'
import { type TraceNodeAnswer } from './trace-nodes.answer.js'

const COLUMNS = [
  'From',
  'From number',
  'From product',
  'To',
  'To number',
  'To product',
  'Quantity',
  'Unit',
  'Basis',
  'Line',
  'Date',
  'By',
  'Outlet or city',
  'Customer',
  'Mobile number',
]

/** A trace as a file: a line for each quantity, with the facts about its destination. */
function traceCsv({ nodes, edges }: TraceAnswer): string {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const rows = edges.flatMap(({ from, to, quantity, unit, basis, line }): CsvValue[][] => {
    const [source, target] = [byId.get(from), byId.get(to)]
    if (!source || !target) return []
    const lineNumber = line === null ? null : line + 1
    return [[...nameOf(source), ...nameOf(target), quantity, unit, basis, lineNumber, ...factsOf(target)]]
  })
  return csvOf(COLUMNS, rows)
}

function nameOf(node: TraceNodeAnswer): CsvValue[] {
  const product = 'product' in node ? (node.product?.name ?? null) : null
  return [node.kind, node.label, product]
}

/** Date, author, place, and for an order its customer. */
function factsOf(node: TraceNodeAnswer): CsvValue[] {
  switch (node.kind) {
    case 'supplier':
      return [null, null, null, null, null]
    case 'batch':
      return [node.receivedOn, node.by, node.outlet, null, null]
    case 'run':
      return [
        istDay(node.completedAt ?? node.reservedAt),
        node.completedBy ?? node.reservedBy,
        null,
        null,
        null,
      ]
    case 'order':
      return [istDay(node.orderDate), node.packedBy, node.city, node.name, node.mobileNumber]
  }
}

const NUMBER = { message: 'A number has at most 60 characters.' }
const LINE = { message: 'The line is a whole number, 0 or more.' }
const MOST_LINES = 1_000

class TraceQuery implements TraceSubject {
  @ApiPropertyOptional({ example: 'RM-261121-004', description: 'Batch number or `_id`' })
  @EmptyIsNothing()
  @Trimmed()
  @Optional()
  @TextUpTo(60, NUMBER)
  batch?: string

  @ApiPropertyOptional({ example: 'P-7KQ4-M2XD', description: '`orderId` or `_id`' })
  @EmptyIsNothing()
  @Trimmed()
  @Optional()
  @TextUpTo(60, NUMBER)
  order?: string

  @ApiPropertyOptional({ type: 'integer', minimum: 0, example: 0, description: 'Of the order, from 0' })
  @EmptyIsNothing()
  @Max(MOST_LINES, LINE)
  @Min(0, LINE)
  @IsInt(LINE)
  @Type(() => Number)
  @Optional()
  line?: number

  @ApiPropertyOptional({ example: 'R-261121-03', description: '`reservationId` or `_id`' })
  @EmptyIsNothing()
  @Trimmed()
  @Optional()
  @TextUpTo(60, NUMBER)
  reservation?: string

  @ApiPropertyOptional({ enum: TRACE_DIRECTIONS, default: 'both' })
  @Optional()
  @IsIn([...TRACE_DIRECTIONS], { message: `The direction is one of ${TRACE_DIRECTIONS.join(', ')}.` })
  direction: TraceDirection = 'both'
}

/**
 * Traces any jar back to its raw material, and any raw material to the buyers of the jars
 * (docs/domain/workshop.md#trace).
 */
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
  @UseInterceptors(HeavyInTurn)
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
