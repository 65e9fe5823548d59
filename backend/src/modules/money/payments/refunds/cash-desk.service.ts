import { Injectable } from '@nestjs/common'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type OrderId } from '../../../../kernel/text/order-ids.js'
import { Registry } from '../../../../platform/registry.js'

/** Cash that is handed to a customer. */
export interface CashGiven {
  orderId: OrderId
  paise: Paise
  /** Mobile number of the staff member. */
  by: string
  /** Identifies the cause, which is booked once. */
  key: string
}

interface Tills {
  /** Books the cash; joins the caller's transaction. @throws Conflict CASH_SHORT | DRAWER_CLOSED */
  drawer: (given: CashGiven) => Promise<void>
}

/**
 * The cash drawer, for refunds: the module that keeps it registers here, so that refunds need not know it
 * (docs/domain/orders.md#cash-drawer).
 */
@Injectable()
export class CashDesk extends Registry<Tills> {
  give(given: CashGiven): Promise<void> {
    return this.share('drawer')(given)
  }
}
