import { Body, Controller, Put } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { ChangeProducts, type OneOfMany } from '../change-products.service.js'
import { type StoredProduct } from '../products.service.js'
import { ActivityBody, ChangedProductsAnswer, PricesBody, toChangedProducts } from './many-products.dto.js'
import { toDraft } from './product-draft.mapper.js'
import { toAdminProduct } from './products.mapper.js'

/** Several products changed in one call: each is changed or refused by itself. */
@ApiTags('staff: products')
@Controller('admin/products')
export class ManyProductsController {
  constructor(
    private readonly changing: ChangeProducts,
    private readonly settings: Settings,
  ) {}

  /** Each as its row was shown: one that was changed since is refused, and the others are changed. */
  @Allow('products.manage')
  @Put('activity')
  @ApiOperation({
    summary: 'Put several products into the shop, or take them out; each is changed or refused by itself',
  })
  @ApiOkResponse({ type: ChangedProductsAnswer })
  async setActivity(@Body() { products, activeFlag }: ActivityBody): Promise<ChangedProductsAnswer> {
    const edits = products.map(({ id, version }) => ({ id, version, draft: { activeFlag } }))
    return this.change(edits)
  }

  /** As the preview showed them. The prices are exact: rounding is done before. */
  @Allow('products.reprice')
  @Put('prices')
  @ApiOperation({ summary: 'Set the prices of several products; each is changed or refused by itself' })
  @ApiOkResponse({ type: ChangedProductsAnswer })
  async setPrices(@Body() { products }: PricesBody): Promise<ChangedProductsAnswer> {
    const edits = products.map(({ id, version, price }) => ({ id, version, draft: toDraft({ price }) }))
    return this.change(edits)
  }

  private async change(edits: readonly OneOfMany[]): Promise<ChangedProductsAnswer> {
    const wordsFor = await this.settings.productWords()
    const toAnswer = (product: StoredProduct) => toAdminProduct(product, wordsFor)
    return toChangedProducts(await this.changing.change(edits, toAnswer), toAnswer)
  }
}
