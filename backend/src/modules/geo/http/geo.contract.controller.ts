import { Controller, Get, Query } from '@nestjs/common'
import {
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger'
import { Allow } from '../../../platform/http/access.js'
import { Places } from '../places.service.js'
import { PlaceAnswer, PlacesAnswer, ReverseQuery, SearchQuery } from './geo.dto.js'

/** Places for the account screen (storefront.md 2, Account; 7, the maps service). */
@ApiTags('geo')
@Controller('geo')
export class GeoController {
  constructor(private readonly places: Places) {}

  @Allow('account.own')
  @Get('search')
  @ApiOperation({ summary: 'Places for a text: suggestions while typing, addresses when finished' })
  @ApiOkResponse({ type: PlacesAnswer })
  search(@Query() { q, finished }: SearchQuery): Promise<PlacesAnswer> {
    return this.places.search(q, finished === 'true' ? 'wholly' : 'partly')
  }

  @Allow('account.own')
  @Get('reverse')
  @ApiOperation({ summary: 'The address at a point in India' })
  @ApiOkResponse({ type: PlaceAnswer })
  @ApiNotFoundResponse({ description: 'No address is known there' })
  @ApiServiceUnavailableResponse({
    description: 'GEOCODER_UNAVAILABLE: none is configured, or it does not answer',
  })
  reverse(@Query() { lat, lng }: ReverseQuery): Promise<PlaceAnswer> {
    return this.places.reverse({ lat, lng })
  }
}
