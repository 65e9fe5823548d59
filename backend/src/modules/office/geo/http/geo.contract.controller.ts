import { Controller, Get, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { Places } from '../places.service.js'
import { PlaceAnswer, PlacesAnswer, ReverseQuery, SearchQuery } from './geo.dto.js'

/** Finds places for the account screen. */
@ApiTags('geo')
@Controller('geo')
export class GeoController {
  constructor(private readonly places: Places) {}

  @Allow('account.own')
  @Get('search')
  @ApiOperation({ summary: 'Places for a text: suggestions while typing, addresses when finished' })
  @ApiOkResponse({ type: PlacesAnswer })
  search(@Caller() { userId }: Principal, @Query() { q, finished }: SearchQuery): Promise<PlacesAnswer> {
    return this.places.search(userId, q, finished === 'true' ? 'wholly' : 'partly')
  }

  @Allow('account.own')
  @Get('reverse')
  @ApiOperation({ summary: 'The address at a point in India' })
  @ApiOkResponse({ type: PlaceAnswer })
  @Fails('GEOCODER_UNAVAILABLE', 'TOO_MANY_REQUESTS', { NOT_FOUND: 'No address is known there.' })
  reverse(@Caller() { userId }: Principal, @Query() { lat, lng }: ReverseQuery): Promise<PlaceAnswer> {
    return this.places.reverse(userId, { lat, lng })
  }
}
