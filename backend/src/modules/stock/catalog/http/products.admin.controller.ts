import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import {
  type Condition,
  filterBy,
  filterRule,
  type ListPage,
  type ListRequest,
  type ListRules,
  upper,
} from '../../../../platform/lists/simple-rest.js'
import {
  CountedFilters,
  ListCounts,
  ListCountsAnswer,
  ListParameters,
  StaffList,
} from '../../../../platform/lists/staff-list.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { ChangeProduct } from '../change-product.service.js'
import { CreateProduct } from '../create-product.service.js'
import { DeleteProduct } from '../delete-product.service.js'
import { LOW_ON_STOCK } from '../domain/low-stock.js'
import { SOLD_OUT } from '../domain/sold-out.js'
import { MATERIAL_TYPES } from '../domain/variants.js'
import { ProductQueries } from '../products.queries.js'
import { Products, type StoredProduct } from '../products.service.js'
import { ChangeProductBody, CreateProductBody } from './product-bodies.dto.js'
import { toDraft } from './product-draft.mapper.js'
import { AdminProduct } from './products.dto.js'
import { toAdminProduct } from './products.mapper.js'

/** Fields by which the console may sort and filter products. */
const PRODUCT_LIST_RULES: ListRules = {
  resource: 'products',
  sorts: { Id: 'Id', name: 'name', price: 'pricePaise', availableStock: 'availableMilli' },
  filters: {
    materialType: filterBy.oneOf('materialType', MATERIAL_TYPES),
    variantType: filterBy.text('variantType', 'CHICKEN'),
    variantOil: filterBy.text('variantOil', 'CP_PO'),
    variantSpicy: filterBy.text('variantSpicy', 'MEDIUM'),
    variantWeight: filterBy.text('variantWeight', '1kg'),
    activeFlag: filterBy.flag('activeFlag'),
    unlimitedStock: filterBy.flag('unlimitedStock'),
    low: filterRule(true, (value) => (value === true ? LOW_ON_STOCK : undefined)),
    soldOut: filterRule(true, (value) => (value === true ? SOLD_OUT : undefined)),
    Id: filterBy.prefix('Id', upper),
    name: filterBy.prefix('name'),
    q: filterBy.words('words', 'FG-00'),
  },
  defaultSort: ['Id', 'ASC'],
  uniqueSorts: ['Id'],
}

/** Products for the console; all staff may read, only admins may write, since they set prices. */
@ApiTags('staff: products')
@Controller('admin/products')
export class AdminProductsController {
  constructor(
    private readonly queries: ProductQueries,
    private readonly products: Products,
    private readonly creating: CreateProduct,
    private readonly changing: ChangeProduct,
    private readonly deleting: DeleteProduct,
    private readonly settings: Settings,
  ) {}

  @Allow('products.view')
  @StaffList(PRODUCT_LIST_RULES, AdminProduct, 'Products')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<AdminProduct>> {
    const page = await this.queries.page(request)
    return { ...page, rows: page.rows.map(await this.toAnswer()) }
  }

  @Allow('products.view')
  @ListCounts(PRODUCT_LIST_RULES)
  async count(@CountedFilters() filters: Condition[]): Promise<ListCountsAnswer> {
    return { counts: await this.queries.counts(filters) }
  }

  /** Accepts `Id` or `_id`. */
  @Allow('products.view')
  @Get(':id')
  @ApiOperation({ summary: 'One product' })
  @ApiOkResponse({ type: AdminProduct })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string): Promise<AdminProduct> {
    return this.answer(await this.products.resolve(id))
  }

  @Allow('products.manage')
  @Post()
  @ApiOperation({ summary: 'Create a product' })
  @ApiCreatedResponse({ type: AdminProduct })
  @Fails('VARIANT_EXISTS', 'PRODUCT_EXISTS')
  async create(@Body() body: CreateProductBody): Promise<AdminProduct> {
    return this.answer(await this.creating.create({ ...toDraft(body), materialType: body.materialType }))
  }

  /** Changes the fields that are sent; stock counters and ratings cannot be set. */
  @Allow('products.manage')
  @Put(':id')
  @ApiOperation({ summary: 'Change a product; its material type cannot change' })
  @ApiOkResponse({ type: AdminProduct })
  @Fails('NOT_FOUND', 'VARIANT_EXISTS', 'PRODUCT_EXISTS', 'UNIT_IN_USE', 'EDIT_CONFLICT')
  async change(@Param('id') id: string, @Body() body: ChangeProductBody): Promise<AdminProduct> {
    const { version, materialType } = body
    const toAnswer = await this.toAnswer()
    return toAnswer(await this.changing.change(id, { draft: toDraft(body), materialType, version, toAnswer }))
  }

  @Allow('products.manage')
  @Delete(':id')
  @ApiOperation({ summary: 'Delete a product, unless stock, a BOM, a cart or an order refers to it' })
  @ApiOkResponse({ type: AdminProduct, description: 'The product before it was deleted' })
  @Fails('NOT_FOUND', 'PRODUCT_IN_USE')
  async delete(@Param('id') id: string): Promise<AdminProduct> {
    return this.answer(await this.deleting.delete(id))
  }

  private async answer(product: StoredProduct): Promise<AdminProduct> {
    return (await this.toAnswer())(product)
  }

  private async toAnswer(): Promise<(product: StoredProduct) => AdminProduct> {
    const wordsFor = await this.settings.productWords()
    return (product) => toAdminProduct(product, wordsFor)
  }
}
