import { AccountDocument } from '../modules/office/auth/schemas/account.schema.js'
import { StaffAccounts } from '../modules/office/auth/staff/staff-accounts.service.js'
import { OutletDocument } from '../modules/stock/outlets/schemas/outlet.schema.js'
import { CUSTOMERS, OUTLET, STAFF } from './data/people.js'
import { type DemoContext } from './demo-context.js'

/** Writes staff with their PINs, customers, and the outlet. */
export async function fillPeople(demo: DemoContext): Promise<void> {
  const accounts = demo.model(AccountDocument)
  for (const member of STAFF) {
    // The first admin of the configuration may carry the same number.
    if (await accounts.exists({ mobileNumber: member.mobileNumber })) continue
    await demo.service(StaffAccounts).create(member)
  }
  for (const customer of CUSTOMERS) {
    const { name, mobileNumber, email, address, city, state, postalCode } = customer
    const account = new accounts({
      name,
      mobileNumber,
      email,
      address,
      city,
      state,
      postalCode,
      role: 'user',
      createdAt: demo.daysAgo(40),
    })
    await account.save()
    demo.customers.set(customer.key, { ...customer, _id: account._id })
  }
  const outlet = new (demo.model(OutletDocument))({ ...OUTLET, date: demo.daysAgo(60) })
  await outlet.save()
  demo.outletId = outlet._id
}
