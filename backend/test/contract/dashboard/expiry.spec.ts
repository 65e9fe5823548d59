import { addIstDays, type IstDay, istDay } from '../../../src/kernel/dates/ist.js'
import { type StoredProduct } from '../../../src/modules/stock/catalog/products.service.js'
import { type StoredBatch } from '../../../src/modules/stock/inventory/reading/batch.queries.js'
import { Pantry } from '../../support/builders/catalogue.builders.js'
import { type Client } from '../../support/http/client.js'

let pantry: Pantry
let staff: Client
let jar: StoredProduct
let today: IstDay

beforeAll(async () => {
  pantry = await Pantry.open()
  staff = await pantry.staff()
  jar = await pantry.jar()
  today = istDay(pantry.running.clock.now())
})
afterAll(() => pantry.close())

/** A batch that keeps for so many days from today. */
async function keeping(days: number): Promise<StoredBatch> {
  const bestBefore = addIstDays(today, days)
  const receivedOn = addIstDays(today, Math.min(days, 0))
  const outlet = await pantry.outlet()
  return pantry.receiveAt(outlet, jar, 2000, pantry.running.clock.now(), { receivedOn, bestBefore })
}
const counts = async () => (await staff.get<Record<string, number>>('/api/dashboard/summary')).body

it('counts batches near and past their day, and frozen ones, as long as they hold something', async () => {
  expect(await counts()).toMatchObject({ nearExpiry: 0, expired: 0, quarantined: 0 })
  const [past] = [await keeping(-1), await keeping(0), await keeping(30), await keeping(31)]
  expect(await counts()).toMatchObject({ nearExpiry: 2, expired: 1, quarantined: 0 })
  const frozen = await staff.post(`/api/admin/stock/${past.batchNumber}/quarantine`, { reason: 'It smells' })
  expect(frozen.status).toBe(200)
  expect(await counts()).toMatchObject({ expired: 1, quarantined: 1 })
  await staff.put(`/api/stock/${past.batchNumber}/nostockconfirmed`, { noStockConfirmed: true })
  expect(await counts()).toMatchObject({ nearExpiry: 2, expired: 0, quarantined: 0 })
})
