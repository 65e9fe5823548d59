import { Injectable } from '@nestjs/common'
import { isAllowed } from '../../../../kernel/access/permissions.js'
import { type Principal } from '../../../../platform/http/routes/access.js'
import { Accounts } from '../../../office/auth/accounts.service.js'
import { LookUps } from '../../../office/auth/look-ups.service.js'
import { isOpen } from '../../../sales/orders/domain/guards.js'
import { OrderQueries } from '../../../sales/orders/store/orders.queries.js'
import { type DeskCustomerAnswer } from './desk.answer.js'

/** Who calls, by the mobile number. */
@Injectable()
export class DeskCustomers {
  constructor(
    private readonly orders: OrderQueries,
    private readonly accounts: Accounts,
    private readonly lookUps: LookUps,
  ) {}

  /** A packer reads the street only while an order goes there. @throws TooManyRequests */
  async find(mobileNumber: string, caller: Principal): Promise<DeskCustomerAnswer> {
    const account = await this.accounts.byNumber(mobileNumber)
    await this.lookUps.noteNumber(caller, mobileNumber, account?.role === 'user' ? account.userId : null)
    if (account?.role !== 'user')
      return { known: false, contactName: '', address: '', city: '', state: '', postalCode: '' }
    const { name, city, state, postalCode } = account
    const [last] = (await this.orders.ofCustomer(account.userId, { page: 1, perPage: 1 })).orders
    const seesStreet = isAllowed(caller.role, 'customers.manage') || (last !== undefined && isOpen(last))
    const address = seesStreet ? account.address : ''
    if (!last || last.handover === 'pickup')
      return { known: true, contactName: name || (last?.contactName ?? ''), address, city, state, postalCode }
    return {
      known: true,
      contactName: last.contactName,
      address: seesStreet ? last.address : '',
      city: last.city,
      state: last.state,
      postalCode: last.postalCode,
    }
  }
}
