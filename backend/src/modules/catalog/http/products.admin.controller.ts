import { Controller, Get, Param } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../platform/http/access.js'
import { type ListPage, type ListRequest } from '../../../platform/http/simple-rest.js'
import { ListParameters, StaffList } from '../../../platform/http/staff-list.js'
import { ProductQueries } from '../products.queries.js'
import { type ProductRecord, Products } from '../products.service.js'
import { PRODUCT_LIST_RULES } from './products.list-rules.js'
import { ProductAnswer } from './products.dto.js'
import { toProductAnswer } from './products.mapper.js'

const STAFF_VIEW = { asStaff: true, withReview: true, withIngredients: true }

/** A product in the console: react-admin wants `id`. */
export class AdminProduct extends ProductAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ description: 'In the batches, orders not yet allocated included', example: 14 })
  onHand!: number
  @ApiProperty({ description: 'Ordered and held, not yet allocated', example: 2 }) committed!: number
  @ApiProperty({ description: 'At or below this the cockpit warns', example: 5 }) lowStock!: number
}

/** Products for the console; reading is for all staff. */
@ApiTags('staff: products')
@Controller('admin/products')
export class AdminProductsController {
  constructor(
    private readonly queries: ProductQueries,
    private readonly products: Products,
  ) {}

  @Allow('products.view')
  @StaffList(PRODUCT_LIST_RULES, AdminProduct, 'Products')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<AdminProduct>> {
    const page = await this.queries.page(request)
    return { ...page, rows: page.rows.map(toAdminProduct) }
  }

  /** By `Id` or `_id`. */
  @Allow('products.view')
  @Get(':id')
  @ApiOperation({ summary: 'One product' })
  @ApiOkResponse({ type: AdminProduct })
  async one(@Param('id') id: string): Promise<AdminProduct> {
    return toAdminProduct(await this.products.resolve(id))
  }
}

function toAdminProduct(product: ProductRecord): AdminProduct {
  return {
    id: String(product._id),
    ...toProductAnswer(product, STAFF_VIEW),
    onHand: product.onHandMilli / 1000,
    committed: product.committedMilli / 1000,
    lowStock: product.lowStockMilli / 1000,
  }
}
