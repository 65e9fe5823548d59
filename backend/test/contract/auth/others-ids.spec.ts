import { RouteTable } from '../../../src/modules/office/auth/access/http/route-table.js'
import { type Jar, OrderShop } from '../../support/builders/orders.builders.js'
import { type Client } from '../../support/http/client.js'
import { type WireOrder } from '../../support/http/orders.wire.js'

// Each route is called with every id of another customer; a busy machine needs time for this.
/** Valid bodies for the calls, so that only the id can be refused. */
const bodyFor = (order: WireOrder): Record<string, unknown> => ({
  order_id: order.orderId,
  order_amount: order.finalPrice,
  order_currency: 'INR',
  customer_details: {
    customer_id: 'x',
    customer_name: 'y',
    customer_phone: '9876543210',
    customer_email: '',
  },
  orderId: order.orderId,
  productId: order.items[0]?.id,
  rating: 5,
  comment: 'Mine, I say',
  subject: `Issue for Order ${order.orderId}`,
  description: 'Mine, I say',
  issueType: 'Order',
  message: 'Mine, I say',
  messages: 1,
  status: 'Open',
  address: 'Mine, I say',
  pin: '500001',
})

describe('ids of another customer', () => {
  let shop: OrderShop
  let jar: Jar
  let owner: Client
  let stranger: Client
  let order: WireOrder

  beforeAll(async () => {
    shop = await OrderShop.open()
    jar = await shop.jar({ jars: 50 })
    const paid = await shop.paid([[jar, 1]])
    ;[owner, order] = [paid.client, paid.order]
    stranger = await shop.customer()
  })
  afterAll(() => shop.close())

  /** Routes of customers with a customer's record in their path. */
  const ownThings = () =>
    shop.running.app
      .get(RouteTable)
      .all()
      .filter(({ path, access }) => access?.public === false && path.includes(':'))
      .filter(
        ({ access }) => access && !access.public && ['shop.buy', 'account.own'].includes(access.permission),
      )

  const sessionOf = async (client: Client) =>
    (await client.get<{ sessions: { id: string }[] }>('/api/sessions')).body.sessions[0]?.id ?? ''

  it('answer 404 on every route of customers, whatever record the id names', async () => {
    const ids = [order.orderId, order._id, order.order_extid, await sessionOf(owner)]
    const wrong: string[] = []
    for (const { method, path } of ownThings())
      for (const id of ids) {
        const url = `/api${path.replace(/:\w+/g, id)}`
        const { status } = await stranger.request(method, url, method === 'GET' ? undefined : bodyFor(order))
        if (status !== 404) wrong.push(`${method} ${path} with ${id}: ${status}`)
      }
    expect(ownThings().length).toBeGreaterThan(4)
    expect(wrong).toEqual([])
  })

  it('give no access in a body either', async () => {
    const token = await stranger.post('/api/cashfree/get-order-token', bodyFor(order))
    expect(token).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  it('leave the records that they name unchanged', async () => {
    expect((await owner.get('/api/session')).status).toBe(200)
    const mine = await owner.get<{ orders: WireOrder[] }>('/api/orders')
    expect(mine.body.orders).toMatchObject([{ orderId: order.orderId, orderStatus: 'Placed' }])
  })

  it('of staff are forbidden to customers: 403 before any record is read', async () => {
    for (const id of [order.orderId, '6740c1f2a4b5c6d7e8f90123'])
      expect((await stranger.get(`/api/orders/order/${id}`)).status).toBe(403)
  })
})
