import { Controller, Get } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger'
import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { CatalogueFacts } from '../catalogue-facts.service.js'
import { TITLE } from '../product-reference.js'

const MOST = 12

class LowProductAnswer {
  @ApiProperty({ example: 'FG-0007' }) Id!: string
  @ApiProperty(TITLE) name!: string
  @ApiProperty({ example: 2, description: 'In the unit of the product' }) available!: number
  @ApiProperty({ example: 'PC' }) priceUnit!: string
}

/** Lists products that run low, for the cockpit. */
@ApiTags('dashboard')
@Controller('admin/low-stock')
export class LowStockController {
  constructor(
    private readonly catalogue: CatalogueFacts,
    private readonly settings: Settings,
  ) {}

  @Allow('dashboard.view')
  @Get()
  @ApiOperation({
    summary: 'Active products at or below their low-stock level, the emptiest first; at most twelve',
  })
  @ApiOkResponse({ type: [LowProductAnswer] })
  async list(): Promise<LowProductAnswer[]> {
    const low = await this.settings.linesInWords(await this.catalogue.lowOnStock(MOST))
    return low.map(({ Id, name, availableMilli, priceUnit }) => ({
      Id,
      name,
      available: fromMilli(availableMilli),
      priceUnit,
    }))
  }
}
