import { Body, Controller, Delete, Param, Post, Put } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { ChangeProduct } from '../change-product.service.js'
import { CreateProduct } from '../create-product.service.js'
import { DeleteProduct } from '../delete-product.service.js'
import { type StoredProduct } from '../products.service.js'
import { ChangeProductBody, CreateProductBody } from './product-bodies.dto.js'
import { toDraft } from './product-draft.mapper.js'
import { ProductDeletedAnswer, ProductSavedAnswer } from './products.dto.js'
import { STAFF_VIEW, toAdminProduct, toProductAnswer } from './products.mapper.js'

/** The contract's calls that change products. */
@ApiTags('catalogue')
@Controller('products')
export class ProductWritesController {
  constructor(
    private readonly creating: CreateProduct,
    private readonly changing: ChangeProduct,
    private readonly deleting: DeleteProduct,
    private readonly settings: Settings,
  ) {}

  /** Names each missing field that the material type needs. */
  @Allow('products.manage')
  @Post()
  @ApiOperation({ summary: 'Create a product' })
  @ApiCreatedResponse({ type: ProductSavedAnswer })
  @Fails('VARIANT_EXISTS', 'PRODUCT_EXISTS')
  async create(@Body() body: CreateProductBody): Promise<ProductSavedAnswer> {
    const product = await this.creating.create({ ...toDraft(body), materialType: body.materialType })
    return {
      message: 'Product created successfully',
      product: toProductAnswer(product, await this.settings.productWords(), STAFF_VIEW),
    }
  }

  /** Accepts `Id` or `_id`; fields that are not sent keep their values. */
  @Allow('products.manage')
  @Put(':id')
  @ApiOperation({ summary: 'Change a product; its material type cannot change' })
  @ApiOkResponse({ type: ProductSavedAnswer })
  @Fails('NOT_FOUND', 'VARIANT_EXISTS', 'PRODUCT_EXISTS', 'UNIT_IN_USE', {
    EDIT_CONFLICT: 'The `version` that was sent is not the latest; `details.current` is what is stored now.',
  })
  async change(@Param('id') id: string, @Body() body: ChangeProductBody): Promise<ProductSavedAnswer> {
    const { version, materialType } = body
    const wordsFor = await this.settings.productWords()
    const toAnswer = (current: StoredProduct) => toAdminProduct(current, wordsFor)
    const product = await this.changing.change(id, { draft: toDraft(body), materialType, version, toAnswer })
    return {
      message: 'Product updated successfully',
      product: toProductAnswer(product, wordsFor, STAFF_VIEW),
    }
  }

  /** Accepts `Id` or `_id`; the caller's number may be called `mb`. */
  @Allow('products.manage')
  @Delete(':id')
  @ApiOperation({ summary: 'Delete a product, unless stock, a BOM, a cart or an order refers to it' })
  @ApiOkResponse({ type: ProductDeletedAnswer })
  @Fails('NOT_FOUND', 'PRODUCT_IN_USE')
  async delete(@Param('id') id: string): Promise<ProductDeletedAnswer> {
    await this.deleting.delete(id)
    return { message: 'Product deleted successfully' }
  }
}
