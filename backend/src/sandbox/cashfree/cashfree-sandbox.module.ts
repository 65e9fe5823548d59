import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { CashfreeApiController } from './cashfree-api.controller.js'
import { CashfreeControlController } from './cashfree-control.controller.js'
import { CashfreeFaults } from './cashfree-faults.service.js'
import { CashfreeKeys } from './cashfree-keys.service.js'
import { CashfreeOrders } from './cashfree-orders.service.js'
import { CashfreePayments } from './cashfree-payments.service.js'
import { CashfreeRefunds } from './cashfree-refunds.service.js'
import { CashfreeWebhooks } from './cashfree-webhooks.service.js'
import { CashfreeWindowController } from './cashfree-window.controller.js'
import {
  CashfreeDelivery,
  CashfreeDeliverySchema,
  CashfreeFault,
  CashfreeFaultSchema,
  CashfreeWebhookPlan,
  CashfreeWebhookPlanSchema,
} from './schemas/cashfree-control.schema.js'
import {
  CashfreeKey,
  CashfreeKeySchema,
  CashfreeOrder,
  CashfreeOrderSchema,
  CashfreePayment,
  CashfreePaymentSchema,
  CashfreeRefund,
  CashfreeRefundSchema,
} from './schemas/cashfree-records.schema.js'

/** The sandbox of the payment provider: its API, its script and window, its webhooks, and its failures. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: CashfreeOrder.name, schema: CashfreeOrderSchema },
      { name: CashfreePayment.name, schema: CashfreePaymentSchema },
      { name: CashfreeRefund.name, schema: CashfreeRefundSchema },
      { name: CashfreeKey.name, schema: CashfreeKeySchema },
      { name: CashfreeFault.name, schema: CashfreeFaultSchema },
      { name: CashfreeWebhookPlan.name, schema: CashfreeWebhookPlanSchema },
      { name: CashfreeDelivery.name, schema: CashfreeDeliverySchema },
    ]),
  ],
  controllers: [CashfreeApiController, CashfreeControlController, CashfreeWindowController],
  providers: [
    CashfreeOrders,
    CashfreePayments,
    CashfreeRefunds,
    CashfreeKeys,
    CashfreeFaults,
    CashfreeWebhooks,
  ],
})
export class CashfreeSandboxModule {}
