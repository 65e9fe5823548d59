import { Controller, HttpCode, Ip, Param, Post } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { CartView } from '../../cart/cart-view.service.js'
import { toCartAnswer } from '../../cart/http/cart.mapper.js'
import { OrderAgain } from '../order-again.service.js'
import { OrderAgainAnswer, toJarAgainAnswer } from './order-again.dto.js'

/** The jars of an earlier order, bought once more. */
@ApiTags('cart')
@Allow('shop.buy')
@Controller('orders')
export class OrderAgainController {
  constructor(
    private readonly again: OrderAgain,
    private readonly view: CartView,
  ) {}

  @Post(':orderId/again')
  @HttpCode(200)
  @ApiOperation({ summary: 'Its jars come into the cart, as far as they can be had; repeating it adds none' })
  @ApiOkResponse({ type: OrderAgainAnswer })
  @Fails('CART_BUSY', { NOT_FOUND: "No such order of the caller's." })
  async fill(
    @Caller() { userId }: Principal,
    @Param('orderId') orderId: string,
    @Ip() address: string,
  ): Promise<OrderAgainAnswer> {
    const { cart, products, jars } = await this.again.fill(userId, orderId)
    const shown = await this.view.show(cart, { userId, address }, products)
    return { cart: toCartAnswer(shown), jars: jars.map(toJarAgainAnswer) }
  }
}
