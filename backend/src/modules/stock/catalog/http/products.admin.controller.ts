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
import { ChangeProduct } from '../change-product.service.js'
import { ChangeProducts } from '../change-products.service.js'
import { CreateProduct } from '../create-product.service.js'
import { DeleteProduct } from '../delete-product.service.js'
import { LOW_ON_STOCK } from '../domain/low-stock.js'
import { SOLD_OUT } from '../domain/sold-out.js'
import { MATERIAL_TYPES } from '../domain/variants.js'
import { ProductQueries } from '../products.queries.js'
import { Products } from '../products.service.js'
import { ActivityBody, ChangedProductsAnswer, PricesBody, toChangedProducts } from './many-products.dto.js'
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
    private readonly changingMany: ChangeProducts,
    private readonly deleting: DeleteProduct,
  ) {}

  @Allow('products.view')
  @StaffList(PRODUCT_LIST_RULES, AdminProduct, 'Products')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<AdminProduct>> {
    const page = await this.queries.page(request)
    return { ...page, rows: page.rows.map(toAdminProduct) }
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
    return toAdminProduct(await this.products.resolve(id))
  }

  @Allow('products.manage')
  @Post()
  @ApiOperation({ summary: 'Create a product' })
  @ApiCreatedResponse({ type: AdminProduct })
  @Fails('VARIANT_EXISTS', 'PRODUCT_EXISTS')
  async create(@Body() body: CreateProductBody): Promise<AdminProduct> {
    return toAdminProduct(await this.creating.create({ ...toDraft(body), materialType: body.materialType }))
  }

  /** Each as its row was shown: one that was changed since is refused, and the others are changed. */
  @Allow('products.manage')
  @Put('activity')
  @ApiOperation({
    summary: 'Put several products into the shop, or take them out; each is changed or refused by itself',
  })
  @ApiOkResponse({ type: ChangedProductsAnswer })
  async setActivity(@Body() { products, activeFlag }: ActivityBody): Promise<ChangedProductsAnswer> {
    const edits = products.map(({ id, version }) => ({ id, version, draft: { activeFlag } }))
    return toChangedProducts(await this.changingMany.change(edits, toAdminProduct))
  }

  /** As the preview showed them. The prices are exact: rounding is done before. */
  @Allow('products.reprice')
  @Put('prices')
  @ApiOperation({ summary: 'Set the prices of several products; each is changed or refused by itself' })
  @ApiOkResponse({ type: ChangedProductsAnswer })
  async setPrices(@Body() { products }: PricesBody): Promise<ChangedProductsAnswer> {
    const edits = products.map(({ id, version, price }) => ({ id, version, draft: toDraft({ price }) }))
    return toChangedProducts(await this.changingMany.change(edits, toAdminProduct))
  }

  /** Changes the fields that are sent; stock counters and ratings cannot be set. */
  @Allow('products.manage')
  @Put(':id')
  @ApiOperation({ summary: 'Change a product; its material type cannot change' })
  @ApiOkResponse({ type: AdminProduct })
  @Fails('NOT_FOUND', 'VARIANT_EXISTS', 'PRODUCT_EXISTS', 'UNIT_IN_USE', 'EDIT_CONFLICT')
  async change(@Param('id') id: string, @Body() body: ChangeProductBody): Promise<AdminProduct> {
    const { version, materialType } = body
    const edit = { draft: toDraft(body), materialType, version, toAnswer: toAdminProduct }
    return toAdminProduct(await this.changing.change(id, edit))
  }

  @Allow('products.manage')
  @Delete(':id')
  @ApiOperation({ summary: 'Delete a product, unless stock, a BOM, a cart or an order refers to it' })
  @ApiOkResponse({ type: AdminProduct, description: 'The product before it was deleted' })
  @Fails('NOT_FOUND', 'PRODUCT_IN_USE')
  async delete(@Param('id') id: string): Promise<AdminProduct> {
    return toAdminProduct(await this.deleting.delete(id))
  }
}
