import { ADDRESS, OrderShop } from '../../support/builders/orders.builders.js'
import { type WireCart, type WireError } from '../../support/http/orders.wire.js'

let shop: OrderShop

beforeAll(async () => {
  shop = await OrderShop.open()
})
afterAll(() => shop.close(), 15_000)

describe('the address of a cart', () => {
  it('quotes delivery from a PIN alone, and again when the weight changes', async () => {
    const jar = await shop.jar()
    const client = await shop.customer()
    await client.post('/api/cart/add', { Id: jar.Id, quantity: 1 })
    const one = (await client.put<WireCart>('/api/cart/updateAddress', { pin: '560001' })).body
    expect(one.deliveryCost).toBeGreaterThan(0)
    expect(Number.isInteger(one.deliveryCost)).toBe(true)
    expect(one.finalPrice).toBe(one.totalPrice + one.deliveryCost)
    const many = (await client.post<WireCart>('/api/cart/add', { Id: jar.Id, quantity: 5 })).body
    expect(many.deliveryCost).toBeGreaterThan(one.deliveryCost)
    expect(many.deliveryCost / 6).toBeLessThan(one.deliveryCost)
  })

  it('changes only what is given, and ignores a delivery cost of the client', async () => {
    const client = await shop.shopper([[await shop.jar(), 1]])
    const before = (await client.get<WireCart>('/api/cart/items')).body
    const after = await client.put<WireCart>('/api/cart/updateAddress', {
      address: '7 Lake View',
      deliveryCost: 1,
    })
    expect(after.body).toMatchObject({
      ...ADDRESS,
      address: '7 Lake View',
      deliveryCost: before.deliveryCost,
    })
  })

  it('clears the PIN and the charge with an empty one', async () => {
    const client = await shop.shopper([[await shop.jar(), 1]])
    const { body } = await client.put<WireCart>('/api/cart/updateAddress', { pin: '' })
    expect(body).toMatchObject({ pin: '', deliveryCost: 0 })
  })

  it.each(['900056', '500000', '682555', '194101'])(
    'refuses PIN %s, which the courier does not serve, and stores nothing',
    async (pin) => {
      const client = await shop.shopper([[await shop.jar(), 1]])
      expect(await client.put('/api/cart/updateAddress', { pin, city: 'Elsewhere' })).toMatchObject({
        status: 422,
        body: { error: 'This pin code is not serviceable or not valid.', code: 'PIN_NOT_SERVICEABLE' },
      })
      expect((await client.get<WireCart>('/api/cart/items')).body).toMatchObject({
        pin: '500001',
        city: 'Hyderabad',
      })
    },
  )

  it.each([
    [{ pin: '5000' }, 'pin', 'Please enter a valid 6-digit pin code.'],
    [{ pin: '50000a' }, 'pin', 'Please enter a valid 6-digit pin code.'],
    [{ contactNumber: '12345' }, 'contactNumber', 'Please enter a valid 10-digit mobile number'],
  ])('refuses %j beside the field', async (body, field, sentence) => {
    const client = await shop.customer()
    const answer = await client.put<WireError>('/api/cart/updateAddress', body)
    expect(answer).toMatchObject({ status: 400, body: { details: { fields: { [field]: sentence } } } })
  })

  it('takes a number as people write it', async () => {
    const client = await shop.customer()
    const { body } = await client.put<WireCart>('/api/cart/updateAddress', {
      contactNumber: '+91 98765 43210',
    })
    expect(body.contactNumber).toBe('9876543210')
  })

  it('keeps what can be seen: no control characters, none that turn the address round on a label', async () => {
    const client = await shop.customer()
    const { body } = await client.put<WireCart>('/api/cart/updateAddress', {
      contactName: '\u0001\u0007',
      contactNumber: '\u202a+91 98765 43210\u202c',
      address: '12 \u202eMain\u0001 Road\nరెండవ అంతస్తు',
    })
    expect(body).toMatchObject({
      contactName: '',
      contactNumber: '9876543210',
      address: '12 Main Road\nరెండవ అంతస్తు',
    })
  })
})
