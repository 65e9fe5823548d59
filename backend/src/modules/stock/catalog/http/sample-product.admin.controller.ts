import { Controller, HttpCode, Post } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { type StoredProduct } from '../products.service.js'
import { SampleProduct } from '../sample-product.service.js'
import { AdminProduct } from './products.dto.js'
import { toAdminProduct } from './products.mapper.js'

/** The sample on which a new owner tries the product form. It is removed as any other product. */
@ApiTags('staff: products')
@Allow('products.manage')
@Controller('admin/sample-product')
export class SampleProductController {
  constructor(
    private readonly sample: SampleProduct,
    private readonly settings: Settings,
  ) {}

  @Post()
  @ApiOperation({
    summary: 'Make the sample, which is never sold; when there is one already, answer with it',
  })
  @ApiCreatedResponse({ type: AdminProduct })
  @Fails('VARIANT_EXISTS')
  async make(): Promise<AdminProduct> {
    return toAdminProduct(await this.sample.make(), await this.settings.productWords())
  }

  @Post('keep')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Make the sample a product like any other; it stays inactive until somebody activates it',
  })
  @ApiOkResponse({ type: AdminProduct })
  @Fails('NOT_FOUND')
  async keep(): Promise<AdminProduct> {
    const wordsFor = await this.settings.productWords()
    const toAnswer = (product: StoredProduct) => toAdminProduct(product, wordsFor)
    return toAnswer(await this.sample.keep(toAnswer))
  }
}
