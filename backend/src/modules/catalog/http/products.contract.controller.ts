import { Controller, Get, Query, Req, UseInterceptors } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { isAllowed } from '../../../kernel/permissions.js'
import { type AuthenticatedRequest, Public } from '../../../platform/http/access.js'
import { ConditionalGet } from '../../../platform/http/conditional-get.js'
import { ProductQueries } from '../products.queries.js'
import { ProductListAnswer, ProductListQuery } from './products.dto.js'
import { toProductAnswer } from './products.mapper.js'

/** The catalogue's calls of the specification. */
@ApiTags('catalogue')
@Controller('products')
export class ProductsController {
  constructor(private readonly products: ProductQueries) {}

  /** Public; without a staff session only active finished products, cheapest first. */
  @Public()
  @UseInterceptors(ConditionalGet)
  @Get()
  @ApiOperation({ summary: 'Products, by price ascending' })
  @ApiOkResponse({ type: ProductListAnswer })
  async list(
    @Query() query: ProductListQuery,
    @Req() { principal }: AuthenticatedRequest,
  ): Promise<ProductListAnswer> {
    const asStaff = principal !== undefined && isAllowed(principal.role, 'products.view')
    const found = await this.products.list({ ...query, materialTypes: query.materialType, asStaff })
    const view = { asStaff, withReview: query.withReview, withIngredients: query.withIngrediants }
    return { products: found.map((product) => toProductAnswer(product, view)) }
  }
}
