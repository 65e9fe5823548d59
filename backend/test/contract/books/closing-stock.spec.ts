import { type StockEntry, Storeroom } from '../../support/builders/stock.builders.js'

let room: Storeroom
beforeAll(async () => {
  room = await Storeroom.open()
})
afterAll(() => room.close())

const on = (day: string) =>
  room.pantry.running.clock.shift(new Date(`${day}T12:00:00+05:30`).getTime() - Date.now())
const worth = async (month: string) =>
  (await room.boss.get<{ stock: { total: number } }>(`/api/admin/ledger?month=${month}`)).body.stock.total
const moved = async ({ _id }: { _id: string }, outlet: string, quantity: number) =>
  (await room.boss.post<StockEntry>(`/api/admin/stock/${_id}/transfers`, { outlet, quantity })).body
const takenOut = async ({ _id }: { _id: string }) =>
  expect((await room.boss.delete(`/api/stock/${_id}`)).status).toBe(200)

it('the closing stock has a part that lay at another outlet, also after it went back to its batch', async () => {
  on('2026-10-20')
  const sack = await room.batch(await room.material(), { quantity: 10, price: 200 })
  const [there, here] = [await room.otherOutlet(), await room.pantry.outlet()]
  const part = await moved(sack, there, 4)
  const further = await moved(part, here, 1)
  on('2026-11-05')
  const late = await moved(sack, there, 2)
  const mistaken = await room.batch(await room.material(), { quantity: 5, price: 100 })
  expect([await worth('2026-09'), await worth('2026-10')]).toEqual([0, 2000])
  for (const batch of [further, part, late, mistaken]) await takenOut(batch)
  expect([await worth('2026-09'), await worth('2026-10'), await worth('2026-11')]).toEqual([0, 2000, 2000])
})
