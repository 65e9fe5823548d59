import { Controller, Get } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger'
import { Public } from '../../../../platform/http/routes/access.js'
import { Favourites } from '../favourites.queries.js'

class LovedPickleAnswer {
  @ApiProperty({ example: 'CHICKEN', description: "The pickle, as in a product's variantType" })
  variantType!: string
  @ApiProperty({
    type: [String],
    example: ['FG-0007'],
    description:
      'Id of at most four jars of it, the one that most customers take first; empty: all are sold out',
  })
  jars!: string[]
  @ApiProperty({
    type: [String],
    example: ['FG-0012', 'FG-0031'],
    description:
      'Id of at most three jars of other pickles that customers take with it, the most taken first',
  })
  together!: string[]
}

/** What customers take. Only jars that can be bought now, and nothing that fewer than three customers took. */
@ApiTags('products')
@Controller('favourites')
export class FavouritesController {
  constructor(private readonly favourites: Favourites) {}

  @Public()
  @Get()
  @ApiOperation({
    summary: 'Pickles that most customers take first, with their jars and what goes with them',
  })
  @ApiOkResponse({ type: [LovedPickleAnswer] })
  list(): Promise<LovedPickleAnswer[]> {
    return this.favourites.now()
  }
}
