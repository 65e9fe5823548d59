import { Controller, Get, Param, Query, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { NotFound } from '../../kernel/errors/errors.js'
import { Public } from '../../platform/http/routes/access.js'
import { nearestPlace, placesFor } from './domain/sandbox-places.js'
import { drawTile, isTile } from './domain/tile.js'
import { nominatimResult, photonFeature } from './domain/wire.js'
import { PointQuery, TextQuery } from './maps-sandbox.dto.js'

/** Nominatim, Photon and a tile server for a demo without a network: the same wire formats, a handful of places. */
@Public()
@ApiExcludeController()
@Controller('sandbox/maps')
export class MapsSandboxController {
  @Get('search')
  search(@Query() { q }: TextQuery): Record<string, unknown>[] {
    return placesFor(q).map(nominatimResult)
  }

  /** An error is a 200, as at the original. */
  @Get('reverse')
  reverse(@Query() { lat, lon }: PointQuery): Record<string, unknown> {
    const place = nearestPlace(lat, lon)
    return place ? nominatimResult(place) : { error: 'Unable to geocode' }
  }

  @Get('api')
  suggest(@Query() { q }: TextQuery): Record<string, unknown> {
    return { type: 'FeatureCollection', features: placesFor(q).slice(0, 6).map(photonFeature) }
  }

  @Get('tiles/:z/:x/:y')
  tile(
    @Param('z') z: string,
    @Param('x') x: string,
    @Param('y') file: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string {
    const tile = { z: Number(z), x: Number(x), y: Number(file.replace(/\.svg$/, '')) }
    if (!isTile(tile)) throw new NotFound('The tile')
    void reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' })
    return drawTile(tile)
  }
}
