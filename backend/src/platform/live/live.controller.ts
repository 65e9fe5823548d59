import { Controller, Get, Headers, Query, Req, Res } from '@nestjs/common'
import { ApiHeader, ApiOkResponse, ApiOperation, ApiProduces, ApiProperty, ApiTags } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { LIVE_KINDS, type LiveKind } from '../../kernel/access/live-kinds.js'
import { networkOf } from '../../kernel/access/network.js'
import { InvalidInput } from '../../kernel/errors/errors.js'
import { Whole } from '../http/fields/bounded-fields.js'
import { Optional } from '../http/fields/optional-fields.js'
import { Allow, Caller, type Principal } from '../http/routes/access.js'
import { Fails } from '../http/routes/fails.js'
import { LiveStreams } from './live-streams.service.js'

const MOST_ROWS = Number.MAX_SAFE_INTEGER

class LiveQuery {
  @Whole('Since', 0, MOST_ROWS, 'the id of the last event that was read', 4711)
  @Type(() => Number)
  @Optional()
  since?: number
}

class LiveChange {
  @ApiProperty({ enum: Object.keys(LIVE_KINDS), enumName: 'LiveKind', example: 'order' }) kind!: LiveKind
  @ApiProperty({
    type: String,
    nullable: true,
    example: '6740c1f2a4b5c6d7e8f90123',
    description: 'null: several, or it is not known which',
  })
  id!: string | null
}

/** The data of an event `changes`. */
class LiveChangesAnswer {
  @ApiProperty({ type: [LiveChange] }) changes!: LiveChange[]
}

/** What changed, as it changes. */
@ApiTags('live')
@Allow('account.own')
@Controller('live')
export class LiveController {
  constructor(private readonly streams: LiveStreams) {}

  /** Events: `ready` at the beginning, `resync` instead when too much was missed, `changes`, and `beat` every 25 s. */
  @Get()
  @ApiOperation({
    summary: 'Server-sent events: what changed, by kind and id; customers hear of their own alone',
    description:
      '`ready` begins it, or `resync` when too much was missed: then anything may have changed. `changes` has the data below. `beat` comes every 25 seconds; who misses it has lost the stream. `Last-Event-ID` or `since` asks for what was missed.',
  })
  @ApiProduces('text/event-stream')
  @ApiHeader({ name: 'last-event-id', required: false })
  @ApiOkResponse({ type: LiveChangesAnswer })
  @Fails('TOO_MANY_REQUESTS', 'STOPPING', {
    VALIDATION_FAILED: 'The request does not accept `text/event-stream`, or `since` is no number.',
  })
  async open(
    @Caller() principal: Principal,
    @Query() { since }: LiveQuery,
    @Headers('accept') accept: string | undefined,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!/\btext\/event-stream\b/i.test(accept ?? ''))
      throw InvalidInput.field('accept', 'This call answers with a stream: accept text/event-stream.')
    const network = networkOf(request.ip)
    this.streams.demandRoom(principal, network)
    reply.hijack()
    const response = reply.raw
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) response.setHeader(name, value)
    response.setHeader('content-type', 'text/event-stream; charset=utf-8')
    response.setHeader('cache-control', 'no-store, no-transform')
    // nginx would gather the events before it passes them on.
    response.setHeader('x-accel-buffering', 'no')
    response.writeHead(200)
    await this.streams.open({ principal, network, response }, numberIn(lastEventId) ?? since ?? null)
  }
}

const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null
