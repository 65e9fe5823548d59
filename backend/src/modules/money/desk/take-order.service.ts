import { Injectable } from '@nestjs/common'
import { isAllowed } from '../../../kernel/access/permissions.js'
import { type Paise } from '../../../kernel/amounts/money.js'
import { InvalidInput } from '../../../kernel/errors/errors.js'
import { UNNAMED } from '../../../kernel/text/anonymous.js'
import { Clock } from '../../../platform/clock.js'
import { type Principal } from '../../../platform/http/routes/access.js'
import { Accounts } from '../../office/auth/accounts.service.js'
import { PlaceByStaff } from '../../sales/orders/desk/place-by-staff.service.js'
import { type StaffOrder } from '../../sales/orders/desk/staff-baskets.service.js'
import { type Business } from '../../sales/orders/domain/business.js'
import { CompleteOrder } from '../../sales/orders/fulfilment/complete-order.service.js'
import { OrderQueries } from '../../sales/orders/store/orders.queries.js'
import { type StoredOrder } from '../../sales/orders/store/stored-order.js'
import { CollectPayment } from './collect-payment.service.js'

/** An order as a customer described it to staff. */
export interface ToldOrder extends Pick<
  StaffOrder,
  'channel' | 'handover' | 'lines' | 'toldDeliveryPaise' | 'key'
> {
  /** null for a customer at the counter who gives none. */
  mobileNumber: string | null
  place: Omit<StaffOrder['place'], 'contactNumber'>
  buyer: Business | null
  /** `link`: the customer pays later, through the provider. */
  payment: 'link' | 'upi' | 'cash'
  /** Reference of a UPI payment. */
  reference: string
  /** The cash that the customer gave; null when it was not counted. */
  receivedPaise: Paise | null
  /** Whether the customer takes the jars at once. */
  handOverNow: boolean
}

/** Orders by phone, WhatsApp or at the counter (docs/domain/orders.md#orders-taken-by-staff). */
@Injectable()
export class TakeOrder {
  constructor(
    private readonly accounts: Accounts,
    private readonly placing: PlaceByStaff,
    private readonly collecting: CollectPayment,
    private readonly completing: CompleteOrder,
    private readonly orders: OrderQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * Places the order. If the customer is present, it is paid and handed over too: all of it or nothing.
   * @throws InvalidInput, and what `PlaceByStaff`, `CollectPayment`, and `CompleteOrder` throw
   */
  async take(told: ToldOrder, staff: Principal): Promise<StoredOrder> {
    if (told.handOverNow && (told.handover !== 'pickup' || told.payment === 'link')) throw notNow()
    if (told.mobileNumber === null && !told.handOverNow) throw needsNumber()
    const customer = await this.customer(told)
    const { order } = await this.placing.place({
      ...told,
      userId: customer.userId,
      by: staff.mobileNumber,
      place: { ...told.place, contactNumber: told.mobileNumber ?? UNNAMED },
      isPaidLater: told.payment === 'link',
      isByPacker: !isAllowed(staff.role, 'approvals.decide'),
      alongside: (placed) => this.atOnce(placed, told, staff),
    })
    return this.orders.resolve(order.orderId)
  }

  /** Pays and hands over the order at once; joins the placing transaction. */
  private async atOnce(placed: StoredOrder, told: ToldOrder, staff: Principal): Promise<void> {
    if (told.payment === 'link') return
    const { payment: method, reference, receivedPaise } = told
    const collected = { method, reference, receivedPaise, toldPaise: null }
    const paid = await this.collecting.collect(placed.orderId, collected, staff)
    if (told.handOverNow) await this.completing.assignAndHandOver(paid.orderId, staff.mobileNumber)
  }

  private async customer({ mobileNumber, place }: ToldOrder) {
    const account = await this.accounts.customerOf(mobileNumber ?? UNNAMED, {
      name: mobileNumber === null ? '' : place.contactName,
      at: this.clock.now(),
    })
    if (account.role === 'user') return account
    const sentence = 'This number belongs to staff. Please enter the customer’s own.'
    throw InvalidInput.field('mobileNumber', sentence)
  }
}

function needsNumber(): InvalidInput {
  const sentence = 'Without a number, the jars are paid and handed over at once.'
  return InvalidInput.field('customerNumber', sentence)
}

function notNow(): InvalidInput {
  const sentence = 'Jars can be handed over at once only if they are picked up and paid.'
  return InvalidInput.field('handOverNow', sentence)
}
