import { ADMIN, packer } from '../../support/builders/auth.builders.js'
import { expectOk, OrderShop } from '../../support/builders/orders.builders.js'
import { readSettings, saveSettings, type WireSettings } from '../../support/builders/settings.builders.js'
import { type Client } from '../../support/http/client.js'
import { type WireCart, type WireError, type WireOrder } from '../../support/http/orders.wire.js'

interface WireVersion {
  id: number
  at: string
  by: string
  changes: { field: string; before?: unknown; after?: unknown }[]
  restored: number | null
}

let shop: OrderShop
let boss: Client

beforeAll(async () => {
  shop = await OrderShop.open()
  boss = await shop.staff()
})
afterAll(() => shop.close())

const read = () => readSettings(boss)
const save = (values: object) => saveSettings(boss, values)
const history = async () =>
  (await boss.get<unknown>('/api/admin/settings-versions')).body as unknown as WireVersion[]

describe('settings', () => {
  it('are read and changed by an admin only', async () => {
    const { client: ops } = await packer(shop.running, boss)
    const buyer = await shop.customer()
    for (const client of [ops, buyer]) {
      expect((await client.get('/api/admin/settings')).status).toBe(403)
      expect((await client.put('/api/admin/settings', { version: 0 })).status).toBe(403)
      expect((await client.get('/api/admin/settings-versions')).status).toBe(403)
      expect((await client.get('/api/admin/go-live')).status).toBe(403)
    }
    expect(await read()).toMatchObject({ cancellationPercent: 3, holdMinutes: 30, deliveryFallback: 120 })
  })

  it('replace what is given and leave the rest, seen by the shop at once', async () => {
    const before = await read()
    const { status, body } = await save({
      phone: '9000011111',
      deliveryFallback: 99.5,
      holidays: ['2027-01-15'],
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ phone: '9000011111', address: before.address, version: before.version + 1 })
    const { body: face } = await boss.get('/api/shop')
    expect(face).toMatchObject({
      phone: '9000011111',
      holidays: ['2027-01-15'],
      terms: { deliveryFallback: 99.5 },
    })
  })

  it('name each bad value by its place, and change nothing', async () => {
    const { version, catalogue } = await read()
    const bad = {
      phone: '12',
      email: 'nobody',
      fssaiLicence: '99999999999999',
      originPin: '012345',
      address: { line: 'x', city: 'Hyderabad', state: 'Telangana', pin: '5' },
      social: { instagram: 'javascript:alert(1)', facebook: null, youtube: null, whatsapp: null },
      cancellationPercent: 51,
      holdMinutes: 0,
      issueWindowDays: 1.5,
      deliveryFallback: 0,
      maxQuantityPerItem: null,
      processingDays: { min: 2 },
      labels: { columns: 0 },
      catalogue: { ...catalogue, variantOils: [{ code: 'a  b', label: '', hidden: 'no' }] },
      signIn: { validMinutes: 60 },
    }
    const refused = await save(bad)
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.details.fields ?? {})).toEqual(
      expect.arrayContaining([
        'phone',
        'email',
        'originPin',
        'address.line',
        'address.pin',
        'social.instagram',
        'cancellationPercent',
        'holdMinutes',
        'issueWindowDays',
        'deliveryFallback',
        'maxQuantityPerItem',
        'processingDays.max',
        'labels.columns',
        'labels.rows',
        'catalogue.variantOils.0.code',
        'catalogue.variantOils.0.label',
        'catalogue.variantOils.0.hidden',
        'signIn.validMinutes',
      ]),
    )
    expect((await read()).version).toBe(version)
  })

  it.each([
    ['a licence that cannot be one', { fssaiLicence: '99999999999999' }, 'fssaiLicence'],
    ['more delivery days at least than at most', { deliveryDays: { min: 9, max: 4 } }, 'deliveryDays.max'],
    ['a day that does not exist', { holidays: ['2027-02-30'] }, 'holidays.0'],
    ['no version', { version: undefined }, 'version'],
  ])('refuse %s', async (_, values, field) => {
    const { status, body } = await save(values)
    expect(status).toBe(400)
    expect(Object.keys(body.details.fields ?? {})).toEqual([field])
  })

  it("demand that the GSTIN is of the shop's state, whichever of the two is changed", async () => {
    const { address } = await read()
    const gst = (gstin: string) => ({ gst: { enabled: false, gstin, ratePercent: 5, hsnCode: '2001' } })
    const refused = async (values: object, sentence: string) => {
      const { status, body } = await save(values)
      expect([status, body.details.fields]).toEqual([
        400,
        { 'gst.gstin': sentence, 'address.state': sentence },
      ])
    }
    const both = 'Both are of one state.'
    await refused(
      gst('27AAPFU0939F1ZV'),
      `The GSTIN is of Maharashtra, and the address of the shop is in Telangana. ${both}`,
    )
    expect((await save(gst('36AAPFU0939F1ZW'))).status).toBe(200)
    const kerala = { address: { ...address, state: 'Kerala' } }
    await refused(kerala, `The GSTIN is of Telangana, and the address of the shop is in Kerala. ${both}`)
    expect((await save(gst(''))).status).toBe(200)
  })
})

describe('settings, version by version', () => {
  it('tell the second of two editors what changed meanwhile, and lose nothing', async () => {
    const { version } = await read()
    const edits = ['One', 'Two'].map((legalName) =>
      boss.put<WireError>('/api/admin/settings', { version, legalName: `Pickles ${legalName}` }),
    )
    const answers = await Promise.all(edits)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)
    expect(late?.body).toMatchObject({
      code: 'EDIT_CONFLICT',
      details: {
        current: { version: version + 1, legalName: expect.stringMatching(/^Pickles (One|Two)$/) as string },
      },
    })
  })

  it('let two editors save different values side by side', async () => {
    const { version } = await read()
    const one = await boss.put('/api/admin/settings', { version, name: 'Jaadi and sons' })
    const other = await boss.put<WireSettings>('/api/admin/settings', { version, maxQuantityPerItem: 25 })
    expect([one.status, other.status]).toEqual([200, 200])
    expect(other.body).toMatchObject({ name: 'Jaadi and sons', maxQuantityPerItem: 25, version: version + 2 })
  })

  it('keep who changed what when, and bring any version back as a new one', async () => {
    const start = await read()
    await save({ address: { ...start.address, line: 'Road 4' } })
    const [last] = await history()
    expect(last).toMatchObject({
      by: ADMIN.mobileNumber,
      changes: [{ field: 'address.line', before: start.address.line, after: 'Road 4' }],
    })
    const restore = (id: number, version: number) =>
      boss.post<WireSettings & WireError>(`/api/admin/settings-versions/${id}/restore`, { version })
    expect((await restore(start.version, start.version)).body.code).toBe('EDIT_CONFLICT')
    expect((await restore(9_999, start.version + 1)).status).toBe(404)
    const back = await restore(start.version, start.version + 1)
    expect(back).toMatchObject({ status: 201, body: { address: start.address, version: start.version + 2 } })
    expect((await history())[0]).toMatchObject({ id: start.version + 2, restored: start.version })
    const audit = (await boss.get('/api/admin/audit?filter={"action":"settings.changed"}')).body
    expect((audit as unknown as WireVersion[])[1]?.changes).toEqual([
      { field: 'address.line', before: start.address.line, after: 'Road 4' },
    ])
  })

  it('hide an entry that products use, and never remove it, not even by an older version', async () => {
    const { version: before, catalogue } = await read()
    const variantTypes = [
      ...catalogue.variantTypes,
      { code: 'MANGO', label: 'Mango', hidden: false, vegetarian: true },
    ]
    expectOk(await save({ catalogue: { ...catalogue, variantTypes } }))
    await shop.jar({ jars: 0, variantType: 'MANGO' })
    expect((await read()).used['variantTypes']).toEqual({ MANGO: 1 })
    const removed = await save({ catalogue })
    expect(removed.status).toBe(400)
    expect(removed.body.details.fields).toEqual({
      'catalogue.variantTypes': 'MANGO is used by 1 product: hide it instead of removing it.',
    })
    const { version } = await read()
    const back = await boss.post<WireSettings>(`/api/admin/settings-versions/${before}/restore`, { version })
    expect(back.body.catalogue.variantTypes.at(-1)).toMatchObject({ code: 'MANGO', hidden: true })
  })
})

describe('settings reach what they rule', () => {
  const raise = (client: Client, { orderId }: WireOrder) =>
    client.post('/api/issues', {
      orderId,
      issueType: 'Order',
      subject: `Issue for Order ${orderId}`,
      description: 'The lid is loose',
      status: 'Open',
      messages: [],
    })

  it('a cancellation charge holds for orders placed from then on', async () => {
    const jar = await shop.jar({ pricePaise: 100_000 })
    const old = await shop.paid([[jar, 1]])
    expectOk(await save({ cancellationPercent: 10 }))
    const young = await shop.paid([[jar, 1]])
    const cancelled = async ({ client, order }: typeof old) =>
      (await client.put<WireOrder>(`/api/orders/${order.orderId}/cancel`)).body
    const [before, after] = [await cancelled(old), await cancelled(young)]
    expect(before.finalPrice - (before.refundAmount ?? 0)).toBe(30)
    expect(after.finalPrice - (after.refundAmount ?? 0)).toBe(100)
  })

  it('an unpaid order holds its jars as long as they say', async () => {
    expectOk(await save({ holdMinutes: 45 }))
    const { order } = await shop.placed([[await shop.jar(), 1]])
    const minutes = (Date.parse(order.holdExpiresAt ?? '') - shop.running.clock.now().getTime()) / 60_000
    expect(Math.round(minutes)).toBe(45)
  })

  it('issues are raised within the window they name', async () => {
    expectOk(await save({ issueWindowDays: 2 }))
    const { client, order } = await shop.paid([[await shop.jar(), 1]])
    const canRaise = async () =>
      (await client.get<{ orders: WireOrder[] }>('/api/orders')).body.orders.find(
        ({ orderId }) => orderId === order.orderId,
      )?.canRaiseIssue
    expect(await canRaise()).toBe(true)
    shop.running.clock.shift(2 * 86_400_000)
    expect(await canRaise()).toBe(false)
    expect(await raise(client, order)).toMatchObject({ status: 409 })
    shop.running.clock.shift(0)
    expect(await raise(client, order)).toMatchObject({ status: 201 })
  })

  it('a delivery charge that the courier does not name is theirs, in the quote, the cart and the order', async () => {
    const heavyDelivery = { aboveGrams: 10_000, local: 20, regional: 30, national: 45, remote: 75 }
    expectOk(await save({ deliveryFallback: 95.5, heavyDelivery }))
    await shop.courierFault('charges', 'no-amount')
    const client = await shop.shopper([[await shop.jar({ grossWeight: 7770 }), 1]])
    const charge = await client.get<{ total_amount: number }[]>(
      '/api/delhivery/charges?cgm=7770&d_pin=500001',
    )
    expect(charge.body[0]?.total_amount).toBe(95.5)
    expect((await client.get<WireCart>('/api/cart/items')).body.deliveryCost).toBe(95.5)
    const placed = await client.post<WireOrder>('/api/orders')
    expect(placed.body.finalPrice - placed.body.totalPrice).toBe(95.5)
    expect((await client.get<{ terms: object }>('/api/shop')).body.terms).toMatchObject({
      deliveryFallback: 95.5,
    })
  })
})
