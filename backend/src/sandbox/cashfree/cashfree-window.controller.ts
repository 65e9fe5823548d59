import { readFileSync } from 'node:fs'
import { Controller, Get, Header, Param, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { formatRupees } from '../../kernel/amounts/money.js'
import { Clock } from '../../platform/clock.js'
import { Public } from '../../platform/http/routes/access.js'
import { CashfreeOrders } from './cashfree-orders.service.js'
import { checkoutPage } from './checkout-page.js'
import { type OrderStatus, orderStatus } from './domain/wire.js'

/** From the sources and from the built code alike: both folders lie side by side. */
const asset = (name: string): string =>
  readFileSync(new URL(`../../../src/sandbox/cashfree/public/${name}`, import.meta.url), 'utf8')

const ENDED: Readonly<Record<Exclude<OrderStatus, 'ACTIVE'> | 'UNKNOWN', string>> = {
  PAID: 'This order has been paid.',
  EXPIRED: 'This payment session has expired.',
  TERMINATED: 'This payment session was closed.',
  UNKNOWN: 'There is no such payment session.',
}

/** The vendor's script and payment window, to be tried by hand. */
@Public()
@ApiExcludeController()
@Controller('sandbox/cashfree')
export class CashfreeWindowController {
  private readonly sdk = asset('cashfree.js')
  private readonly sdkStyle = asset('cashfree.css')
  private readonly script = asset('checkout.js')
  private readonly style = asset('checkout.css')

  constructor(
    private readonly orders: CashfreeOrders,
    private readonly clock: Clock,
  ) {}

  @Get('v3/cashfree.js')
  @Header('content-type', 'text/javascript; charset=utf-8')
  sdkScript(): string {
    return this.sdk
  }

  @Get('v3/cashfree.css')
  @Header('content-type', 'text/css; charset=utf-8')
  sdkStyles(): string {
    return this.sdkStyle
  }

  @Get('assets/checkout.js')
  @Header('content-type', 'text/javascript; charset=utf-8')
  pageScript(): string {
    return this.script
  }

  @Get('assets/checkout.css')
  @Header('content-type', 'text/css; charset=utf-8')
  pageStyles(): string {
    return this.style
  }

  @Get('checkout/:sessionId')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async page(
    @Param('sessionId') sessionId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const order = await this.orders.bySession(sessionId)
    if (!order) {
      void reply.status(404)
      return checkoutPage({ ended: ENDED.UNKNOWN })
    }
    const status = orderStatus(order, this.clock.now())
    const facts = { sessionId, orderId: order._id, amount: formatRupees(order.amountPaise) }
    return checkoutPage(status === 'ACTIVE' ? facts : { ...facts, ended: ENDED[status] })
  }
}
