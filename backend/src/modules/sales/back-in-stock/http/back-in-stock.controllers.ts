import { Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { StockWaits } from '../stock-waits.service.js'

/** What a customer waits for. */
class WaitedForAnswer {
  @ApiProperty({
    type: [String],
    example: ['FG-0007'],
    description: '`Id` of each product, the newest first',
  })
  products!: string[]
}

class WaitingRow {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) product!: string
  @ApiProperty({ example: 'FG-0007' }) Id!: string
  @ApiProperty({ example: 'CHICKEN CP_PO MEDIUM 1kg' }) name!: string
  @ApiProperty({ example: 7, description: 'Customers who asked and were not told yet' }) waiting!: number
}

/** "Notify me": a customer is told once when a product is there again. */
@ApiTags('back in stock')
@Allow('shop.buy')
@Controller('back-in-stock')
export class BackInStockController {
  constructor(private readonly waits: StockWaits) {}

  @Get()
  @ApiOperation({ summary: 'What the caller waits for' })
  @ApiOkResponse({ type: WaitedForAnswer })
  async list(@Caller() { userId }: Principal): Promise<WaitedForAnswer> {
    return { products: (await this.waits.of(userId)).map(({ Id }) => Id) }
  }

  @Put(':productId')
  @HttpCode(200)
  @ApiOperation({ summary: 'Be told once when the product is there again; asked twice, the place stays' })
  @ApiOkResponse({ type: WaitedForAnswer })
  @Fails('IN_STOCK', 'WAITS_FULL', 'TOO_MANY_REQUESTS', { NOT_FOUND: 'No such product is sold.' })
  async ask(@Caller() caller: Principal, @Param('productId') productId: string): Promise<WaitedForAnswer> {
    await this.waits.ask(caller.userId, productId)
    return this.list(caller)
  }

  @Delete(':productId')
  @ApiOperation({ summary: 'Do not be told any more' })
  @ApiOkResponse({ type: WaitedForAnswer })
  @Fails('NOT_FOUND')
  async withdraw(
    @Caller() caller: Principal,
    @Param('productId') productId: string,
  ): Promise<WaitedForAnswer> {
    await this.waits.withdraw(caller.userId, productId)
    return this.list(caller)
  }
}

/** How many people wait for what. */
@ApiTags('back in stock')
@Allow('products.view')
@Controller('admin/back-in-stock')
export class WaitingAdminController {
  constructor(private readonly waits: StockWaits) {}

  @Get()
  @ApiOperation({ summary: 'Products that customers wait for, the most wanted first; at most a hundred' })
  @ApiOkResponse({ type: [WaitingRow] })
  async list(): Promise<WaitingRow[]> {
    return (await this.waits.counts()).map(({ product: { _id, Id, name }, waiting }) => ({
      product: String(_id),
      Id,
      name,
      waiting,
    }))
  }
}
