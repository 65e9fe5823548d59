import { Controller, Get, Param, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { NotFound } from '../../../../kernel/errors/errors.js'
import { Public } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { PinDirectory } from '../pin-directory.service.js'
import { PinAnswer } from './geo.dto.js'

/** The embedded directory of postal codes, for filling in forms. */
@ApiTags('geo')
@Controller('pins')
export class PinsController {
  constructor(private readonly pins: PinDirectory) {}

  @Public()
  @Get(':pin')
  @ApiOperation({ summary: 'City and state of a PIN' })
  @ApiParam({ name: 'pin', example: '500074' })
  @ApiOkResponse({ type: PinAnswer })
  @Fails({ NOT_FOUND: 'The directory does not know this PIN; it may still exist.' })
  async find(@Param('pin') pin: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<PinAnswer> {
    const place = await this.pins.find(pin)
    if (place === null) throw new NotFound('The PIN')
    void reply.header('cache-control', 'public, max-age=86400')
    return place
  }
}
