import { Body, Controller, Delete, Get, HttpCode, Ip, Post, Put, Res } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { BusinessBody } from '../../../../../platform/http/fields/business-fields.js'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { type Asker } from '../../../shipping/delivery-quotes.service.js'
import { businessOf } from '../../domain/business.js'
import { CartView } from '../cart-view.service.js'
import { type CartAndProducts, Carts } from '../carts.service.js'
import { ChangeCart } from '../change-cart.service.js'
import { DeliveryOffers } from '../delivery-offers.service.js'
import { CartAddressBody, CartAnswer, CartItemBody, CartRemovalBody } from './cart.dto.js'
import { toCartAnswer } from './cart.mapper.js'
import { CartOneMoreAnswer, toCartOneMoreAnswer } from './one-more.answer.js'

/** The caller's cart (docs/domain/orders.md#cart). Every answer is the whole cart at today's prices. */
@ApiTags('cart')
@Allow('shop.buy')
@Controller('cart')
export class CartController {
  constructor(
    private readonly carts: Carts,
    private readonly changing: ChangeCart,
    private readonly view: CartView,
    private readonly offers: DeliveryOffers,
  ) {}

  @Get('items')
  @ApiOperation({ summary: 'The cart; status 201 means that it is empty' })
  @ApiOkResponse({ type: CartAnswer })
  @ApiCreatedResponse({ type: CartAnswer, description: 'The cart is empty' })
  async items(
    @Caller() { userId }: Principal,
    @Ip() ip: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CartAnswer> {
    const cart = await this.answer(await this.carts.withProducts(userId), { userId, address: ip })
    if (cart.cartItems.length === 0) reply.status(201)
    return cart
  }

  @Get('one-more')
  @ApiOperation({ summary: 'What delivery costs with one jar more, when each jar then bears less of it' })
  @ApiOkResponse({ type: CartOneMoreAnswer })
  @Fails({ PIN_NOT_SERVICEABLE: "The courier does not deliver to the cart's PIN any more." })
  async oneMore(@Caller() { userId }: Principal, @Ip() address: string): Promise<CartOneMoreAnswer> {
    return toCartOneMoreAnswer(await this.offers.ofCart(userId, { userId, address }))
  }

  @Post('add')
  @HttpCode(200)
  @ApiOperation({ summary: 'Add jars to what is there' })
  @ApiOkResponse({ type: CartAnswer })
  @Fails('OUT_OF_STOCK', 'CART_BUSY', { NOT_FOUND: 'No such product on sale.' })
  async add(
    @Caller() { userId }: Principal,
    @Body() { Id, quantity }: CartItemBody,
    @Ip() address: string,
  ): Promise<CartAnswer> {
    return this.answer(await this.changing.add(userId, Id, quantity), { userId, address })
  }

  @Put('update')
  @ApiOperation({ summary: 'Set the number of jars of a product' })
  @ApiOkResponse({ type: CartAnswer })
  @Fails('OUT_OF_STOCK', 'CART_BUSY', { NOT_FOUND: 'No such product on sale.' })
  async update(
    @Caller() { userId }: Principal,
    @Body() { Id, quantity }: CartItemBody,
    @Ip() address: string,
  ): Promise<CartAnswer> {
    return this.answer(await this.changing.set(userId, Id, quantity), { userId, address })
  }

  @Delete('delete')
  @ApiOperation({ summary: 'Take jars out, all of a product when no number is given' })
  @ApiOkResponse({ type: CartAnswer })
  @Fails('CART_BUSY', { NOT_FOUND: 'No such product.' })
  async remove(
    @Caller() { userId }: Principal,
    @Body() { Id, quantity }: CartRemovalBody,
    @Ip() address: string,
  ): Promise<CartAnswer> {
    return this.answer(await this.changing.remove(userId, Id, quantity), { userId, address })
  }

  @Put('updateAddress')
  @ApiOperation({ summary: 'Set the given address fields; for a PIN the delivery charge is quoted again' })
  @ApiOkResponse({ type: CartAnswer })
  @Fails('CART_BUSY', { PIN_NOT_SERVICEABLE: 'The courier does not deliver to the PIN; nothing is stored.' })
  async updateAddress(
    @Caller() { userId }: Principal,
    @Body() { contactName, contactNumber, address, city, state, pin: postalCode }: CartAddressBody,
    @Ip() ip: string,
  ): Promise<CartAnswer> {
    const given = { contactName, contactNumber, address, city, state, postalCode }
    return this.answer(await this.changing.setAddress(userId, given, ip), { userId, address: ip })
  }

  @Put('business')
  @ApiOperation({ summary: 'Buy for a business, or with two empty fields for oneself again' })
  @ApiOkResponse({ type: CartAnswer })
  @Fails('CART_BUSY')
  async business(
    @Caller() { userId }: Principal,
    @Body() body: BusinessBody,
    @Ip() address: string,
  ): Promise<CartAnswer> {
    return this.answer(await this.changing.setBuyer(userId, businessOf(body)), { userId, address })
  }

  private async answer({ cart, products }: CartAndProducts, asker: Asker): Promise<CartAnswer> {
    return toCartAnswer(await this.view.show(cart, asker, products))
  }
}
