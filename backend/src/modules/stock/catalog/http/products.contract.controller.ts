import { Controller, Get, Query, Req, UseInterceptors } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { isAllowed } from '../../../../kernel/access/permissions.js'
import { ConditionalGet } from '../../../../platform/http/conditional-get.js'
import { type ReadyAnswer, ReadyAnswers } from '../../../../platform/http/health/ready-answer.js'
import { type AuthenticatedRequest, Public } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { ProductChanges } from '../product-changes.js'
import { ProductQueries } from '../products.queries.js'
import { ProductListAnswer, ProductListQuery } from './products.dto.js'
import { toProductAnswer } from './products.mapper.js'

/** The catalogue's calls of the contract. */
@ApiTags('catalogue')
@Controller('products')
export class ProductsController {
  /** The answers for customers and visitors, who all see the same. */
  private readonly answers = new ReadyAnswers()

  constructor(
    private readonly products: ProductQueries,
    private readonly settings: Settings,
    changes: ProductChanges,
  ) {
    changes.onChange(() => this.answers.changed())
  }

  /**
   * Public; without a staff session only active finished products, cheapest first. A list of more than 500
   * has pages. Writes of this process show at once, those of other processes and new
   * labels within a second.
   */
  @Public({ knowsCaller: true })
  @UseInterceptors(ConditionalGet)
  @Get()
  @ApiOperation({ summary: 'Products, by price ascending' })
  @ApiOkResponse({ type: ProductListAnswer })
  @Fails('BUSY')
  async list(
    @Query() query: ProductListQuery,
    @Req() { principal }: AuthenticatedRequest,
  ): Promise<ProductListAnswer | ReadyAnswer> {
    const asStaff = principal !== undefined && isAllowed(principal.role, 'products.view')
    if (asStaff) return this.page(query, asStaff)
    return this.answers.get(JSON.stringify(query), () => this.page(query, asStaff))
  }

  private async page(query: ProductListQuery, asStaff: boolean): Promise<ProductListAnswer> {
    const request = { ...query, materialTypes: query.materialType, asStaff }
    const { rows, total } = await this.products.list(request)
    const wordsFor = await this.settings.productWords()
    const view = { asStaff, withReview: query.withReview, withIngredients: query.withIngrediants }
    return { products: rows.map((product) => toProductAnswer(product, wordsFor, view)), total }
  }
}
