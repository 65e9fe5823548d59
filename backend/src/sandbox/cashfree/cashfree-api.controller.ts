import {
  type ArgumentsHost,
  Body,
  Catch,
  Controller,
  type ExceptionFilter,
  Get,
  Headers,
  HttpCode,
  Inject,
  Param,
  Patch,
  Post,
  Res,
  UseFilters,
} from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { type AppConfig } from '../../config/config.js'
import { APP_CONFIG } from '../../config/config.module.js'
import { Public } from '../../platform/http/routes/access.js'
import { sameText } from '../../platform/same-text.js'
import { CashfreeFaults, ConnectionLost } from './cashfree-faults.service.js'
import { CashfreeKeys, type Replayable } from './cashfree-keys.service.js'
import { CashfreeOrders } from './cashfree-orders.service.js'
import { CashfreeRefunds } from './cashfree-refunds.service.js'
import { VendorError } from './domain/vendor-error.js'

type Json = Record<string, unknown>
type HeaderValues = Record<string, string | undefined>

/** Errors in the vendor's shape, and the connection that breaks. */
@Catch(VendorError, ConnectionLost)
class VendorErrorFilter implements ExceptionFilter {
  catch(error: VendorError | ConnectionLost, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>()
    if (error instanceof VendorError) {
      void reply.status(error.status).send(error.body)
      return
    }
    reply.hijack()
    reply.raw.destroy()
  }
}

/** The vendor's API, version 2025-01-01, as far as the shop uses it (docs: design of the adapters). */
@Public()
@ApiExcludeController()
@UseFilters(VendorErrorFilter)
@Controller('sandbox/cashfree/pg/orders')
export class CashfreeApiController {
  constructor(
    private readonly orders: CashfreeOrders,
    private readonly refunds: CashfreeRefunds,
    private readonly keys: CashfreeKeys,
    private readonly faults: CashfreeFaults,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Post()
  @HttpCode(200)
  async create(
    @Headers() headers: HeaderValues,
    @Body() body: Json,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    this.authenticate(headers)
    return this.faults.around('createOrder', async () => {
      const key = headers['x-idempotency-key']
      return this.replayable(reply, await this.keys.once('orders', key, body, () => this.orders.create(body)))
    })
  }

  @Get(':orderId')
  async get(@Headers() headers: HeaderValues, @Param('orderId') orderId: string): Promise<Json> {
    this.authenticate(headers)
    return this.faults.around('getOrder', () => this.orders.get(orderId))
  }

  @Patch(':orderId')
  async patch(
    @Headers() headers: HeaderValues,
    @Param('orderId') orderId: string,
    @Body() body: Json,
  ): Promise<Json> {
    this.authenticate(headers)
    return this.faults.around('patchOrder', () => this.orders.patch(orderId, body))
  }

  @Get(':orderId/payments')
  async payments(@Headers() headers: HeaderValues, @Param('orderId') orderId: string): Promise<Json[]> {
    this.authenticate(headers)
    return this.faults.around('getPayments', () => this.orders.paymentsOf(orderId))
  }

  @Post(':orderId/refunds')
  @HttpCode(200)
  async refund(
    @Headers() headers: HeaderValues,
    @Param('orderId') orderId: string,
    @Body() body: Json,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    this.authenticate(headers)
    return this.faults.around('createRefund', async () => {
      const work = () => this.refunds.create(orderId, body)
      return this.replayable(
        reply,
        await this.keys.once(`refunds ${orderId}`, headers['x-idempotency-key'], body, work),
      )
    })
  }

  @Get(':orderId/refunds')
  async allRefunds(@Headers() headers: HeaderValues, @Param('orderId') orderId: string): Promise<Json[]> {
    this.authenticate(headers)
    return this.faults.around('getRefund', () => this.refunds.list(orderId))
  }

  @Get(':orderId/refunds/:refundId')
  async oneRefund(
    @Headers() headers: HeaderValues,
    @Param('orderId') orderId: string,
    @Param('refundId') refundId: string,
  ): Promise<Json> {
    this.authenticate(headers)
    return this.faults.around('getRefund', () => this.refunds.get(orderId, refundId))
  }

  private replayable(reply: FastifyReply, { answer, replayed }: Replayable): Json {
    void reply.header('x-idempotency-replayed', String(replayed))
    return answer
  }

  private authenticate(headers: HeaderValues): void {
    const { clientId, clientSecret } = this.config.cashfree
    const given = `${headers['x-client-id']}:${headers['x-client-secret']}`
    if (!sameText(given, `${clientId}:${clientSecret}`))
      throw new VendorError(401, 'request_failed', 'authentication Failed', 'authentication_error')
    if (!/^\d{4}-\d{2}-\d{2}$/.test(headers['x-api-version'] ?? ''))
      throw new VendorError(400, 'version_invalid', 'x-api-version : is missing in the request')
  }
}
