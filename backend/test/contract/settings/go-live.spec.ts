import { ADMIN } from '../../support/builders/auth.builders.js'
import { expectOk, OrderShop } from '../../support/builders/orders.builders.js'
import { saveSettings } from '../../support/builders/settings.builders.js'
import { type Client } from '../../support/http/client.js'

describe('the go-live checklist', () => {
  let shop: OrderShop
  let boss: Client

  beforeAll(async () => {
    shop = await OrderShop.open()
    boss = await shop.staff()
  })
  afterAll(() => shop.close())

  interface Checklist {
    items: { id: string; done: boolean; byWord: boolean }[]
    open: number
  }
  const done = async () => {
    const { items, open } = (await boss.get<Checklist>('/api/admin/go-live')).body
    const finished = items.flatMap((item) => (item.done ? [item.id] : []))
    expect(open).toBe(items.length - finished.length)
    return finished
  }

  it('counts only what is there, and what the owner vouched for', async () => {
    expect(await done()).toEqual(['demoData'])
    expectOk(
      await saveSettings(boss, {
        legalName: 'Lakshmi Foods',
        fssaiLicence: '13624010000001',
        phone: '9848012345',
        email: 'hello@lakshmifoods.in',
      }),
    )
    await shop.jar({ ingredients: [{ name: 'Gongura', showasIngredient: true }] })
    const { body } = await boss.put<Checklist>('/api/admin/go-live/policies', { done: true })
    expect(body.items).toContainEqual({ id: 'policies', done: true, byWord: true })
    expect(await done()).toEqual(['legalName', 'fssaiLicence', 'contact', 'policies', 'product', 'demoData'])
    await boss.put('/api/admin/go-live/policies', { done: false })
    expect(await done()).not.toContain('policies')
    expect((await boss.put('/api/admin/go-live/payments', { done: true })).status).toBe(400)
    expect((await boss.put('/api/admin/go-live/backups', {})).status).toBe(400)
  })

  it('knows a PIN that everybody knows', async () => {
    const { body } = await boss.get<{ id: string }[]>('/api/admin/employees')
    const [me] = body
    expectOk(await boss.post('/api/session/pin', { pin: ADMIN.pin }))
    expectOk(await boss.put(`/api/admin/employees/${me?.id}`, { pin: '864209' }))
    expect(await done()).toContain('pins')
  })
})
