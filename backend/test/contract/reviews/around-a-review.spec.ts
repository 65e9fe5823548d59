import { Types } from 'mongoose'
import { DAY_MS } from '../../../src/kernel/dates/ist.js'
import { Uploads } from '../../../src/modules/office/media/uploads.service.js'
import { packer } from '../../support/builders/auth.builders.js'
import { type Jar, OrderShop } from '../../support/builders/orders.builders.js'
import { blank, bomb, sendBytes } from '../../support/builders/pictures.builders.js'
import { type Client } from '../../support/http/client.js'
import { type WireError, type WireOrder } from '../../support/http/orders.wire.js'

interface Wire extends WireError {
  _id: string
  rating: number
  date: string
  approved: boolean | null
  reason: string
  author: { firstName: string; city: string } | null
  photo: string | null
  answer: { text: string; at: string } | null
}
interface Decisions extends WireError {
  decided: Wire[]
  refused: { id: string; code: string; error: string }[]
}

let shop: OrderShop
let jar: Jar
let boss: Client

beforeAll(async () => {
  shop = await OrderShop.open()
  boss = await shop.staff()
})
beforeEach(async () => {
  jar = await shop.jar({ jars: 20 })
})
afterEach(() => shop.running.clock.shift(0))
afterAll(() => shop.close())

const subject = (order: WireOrder) => `productId=${jar.Id}&orderId=${order.orderId}`
const submit = (client: Client, order: WireOrder, more: object = {}) =>
  client.post<{ review: Wire } & WireError>('/api/review', {
    productId: jar.Id,
    orderId: order.orderId,
    rating: 4,
    comment: 'Like home.',
    ...more,
  })
const own = async (client: Client, order: WireOrder) =>
  (await client.get<{ review: Wire }>(`/api/review/existing?${subject(order)}`)).body.review
const published = async () =>
  (await new Anybody().get<{ reviews: Wire[] }>(`/api/review/product/${jar.Id}`)).body.reviews
const decide = (id: string, status: boolean, more: object = {}) =>
  boss.put<Wire>(`/api/review/moderate/${id}`, { status, ...more })
const decideAll = (reviews: object[], status: boolean, more: object = {}) =>
  boss.put<Decisions>('/api/admin/reviews/decisions', { reviews, status, ...more })
const undo = (...ids: string[]) => boss.put<Decisions>('/api/admin/reviews/decisions/undo', { ids })
async function counted() {
  const product = await shop.running.db.collection('products').findOne({ Id: jar.Id })
  return [product?.['reviewCount'], product?.['ratingSum']]
}
async function written(more: object = {}) {
  const packed = await shop.packed([[jar, 1]])
  await shop.ship(packed.order)
  const { body } = await submit(packed.client, packed.order, more)
  return { ...packed, id: body.review._id, review: body.review }
}
const jpeg = (side = 300) => blank(side, side).jpeg().toBuffer()
const sendPhoto = (client: Client, order: WireOrder, bytes: Uint8Array) =>
  sendBytes<{ review: Wire }>(client, ['PUT', `/api/review/existing/photo?${subject(order)}`], bytes)
const fetched = (by: Client, address: string) =>
  fetch(by.url + address, { headers: { cookie: by.cookieHeader() } })

/** Somebody without a session. */
class Anybody {
  async get<T>(path: string): Promise<{ status: number; body: T }> {
    const answer = await fetch(shop.running.url + path)
    return { status: answer.status, body: (await answer.json()) as T }
  }
}

describe('the reason of a rejection', () => {
  it('is read by its author as long as the review is rejected, and by nobody else', async () => {
    const { client, order, id } = await written()
    expect((await decide(id, false, { reason: ' Please leave out the phone number. ' })).body.reason).toBe(
      'Please leave out the phone number.',
    )
    expect(await own(client, order)).toMatchObject({
      approved: false,
      reason: 'Please leave out the phone number.',
    })
    await submit(client, order, { comment: 'Good.' })
    expect((await own(client, order)).reason).toBe('')
    await decide(id, true, { reason: 'not stored' })
    expect(await own(client, order)).toMatchObject({ approved: true, reason: '' })
    expect(JSON.stringify(await published())).not.toContain('phone')
  })

  it('is a text of at most 500 characters', async () => {
    const { id } = await written()
    for (const reason of ['x'.repeat(501), 7, { $gt: '' }])
      expect((await decide(id, false, { reason })).status).toBe(400)
  })
})

describe('a decision', () => {
  it('can be taken back for ten seconds, with the average as it was', async () => {
    const { client, order, id } = await written()
    await decide(id, true)
    expect(await counted()).toEqual([1, 4])
    const undone = await undo(id)
    expect([undone.status, undone.body.decided[0]?.approved, undone.body.refused]).toEqual([200, null, []])
    expect(await counted()).toEqual([0, 0])
    expect(await published()).toEqual([])
    expect((await own(client, order)).approved).toBeNull()
    // Once.
    expect((await undo(id)).body.refused).toMatchObject([{ id, code: 'UNDO_OVER' }])
  })

  it('is final after ten seconds, and the refusal says so', async () => {
    const { id } = await written()
    await decide(id, false, { reason: 'Rude' })
    shop.running.clock.shift(11_000)
    const { body } = await undo(id)
    expect(body.decided).toEqual([])
    expect(body.refused[0]).toMatchObject({ code: 'UNDO_OVER', error: expect.stringContaining('too late') })
    expect((await decide(id, true)).body.approved).toBe(true)
  })

  it('brings back the decision before it, with its reason', async () => {
    const { id } = await written()
    await decide(id, false, { reason: 'Too short' })
    await decide(id, true)
    expect((await undo(id)).body.decided[0]).toMatchObject({ approved: false, reason: 'Too short' })
  })

  it('cannot be taken back once its author has written again', async () => {
    const { client, order, id } = await written()
    await decide(id, false)
    await submit(client, order, { comment: 'Better.' })
    expect((await undo(id)).body.refused).toMatchObject([{ code: 'UNDO_OVER' }])
    expect((await own(client, order)).approved).toBeNull()
  })

  it('and an edit at the same moment never publish what nobody read', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { client, order, id, review } = await written()
      const [decided, edited] = await Promise.all([
        decide(id, true, { date: review.date }),
        submit(client, order, { comment: 'Call 9876543210' }),
      ])
      const { approved } = await own(client, order)
      if (approved) expect([decided.status, edited.body.code]).toEqual([200, 'REVIEW_FINAL'])
      else expect([edited.status, approved]).toEqual([201, null])
    }
  })
})

describe('word of a review', () => {
  const told = (id: string) =>
    shop.running.db
      .collection('messagenotices')
      .find({ about: { $regex: `^${id}:` } })
      .sort({ at: 1 })
      .toArray()
  const tell = () => boss.post<{ lastRun: { result: object } }>('/api/admin/jobs/reviews.tell-decisions/run')

  it('goes to staff when it begins to wait, not at each edit', async () => {
    const { client, order, id } = await written()
    await submit(client, order, { comment: 'Like at home.' })
    expect(await told(id)).toMatchObject([
      { event: 'reviewWaiting', facts: { product: jar.name, stars: '4', review: 'Like home.' } },
    ])
    await decide(id, false)
    await submit(client, order, { comment: 'Better.' })
    expect(await told(id)).toMatchObject([{}, { event: 'reviewWaiting', facts: { review: 'Better.' } }])
  })

  it('goes to its author once the decision cannot be taken back, and only then', async () => {
    const { order, id } = await written()
    const undone = await written()
    await decide(id, false, { reason: 'Too short' })
    await decide(undone.id, true)
    await tell()
    expect(await told(id)).toHaveLength(1)
    await undo(undone.id)
    shop.running.clock.shift(11_000)
    await Promise.all([tell(), tell()])
    await tell()
    expect(await told(id)).toMatchObject([
      {},
      {
        event: 'reviewDecided',
        facts: {
          decision: 'Your review has been rejected. Please edit and resubmit. The reason: Too short',
          link: `/userhomepage?tab=review&order=${order.orderId}&product=${jar.Id}`,
        },
      },
    ])
    expect(await told(undone.id)).toHaveLength(1)
  })
})

describe('several reviews at once', () => {
  it('are decided each by itself: one that was edited keeps none of the others', async () => {
    const [first, second, third] = [await written(), await written(), await written()]
    await submit(second.client, second.order, { comment: 'Something else' })
    const reviews = [first, second, third].map(({ id, review: { date } }) => ({ id, date }))
    const unknown = { id: '6740c1f2a4b5c6d7e8f90123' }
    const { status, body } = await decideAll([...reviews, unknown], true)
    expect(status).toBe(200)
    expect(body.decided.map(({ _id }) => _id)).toEqual([first.id, third.id])
    expect(body.refused).toMatchObject([
      { id: second.id, code: 'REVIEW_CHANGED' },
      { id: unknown.id, code: 'NOT_FOUND' },
    ])
    expect(await counted()).toEqual([2, 8])
    expect((await undo(first.id, third.id)).body.decided).toHaveLength(2)
    expect(await counted()).toEqual([0, 0])
  })

  it('are a hundred at most, each with an id, and an admin’s matter', async () => {
    const id = '6740c1f2a4b5c6d7e8f90123'
    for (const reviews of [[], [{}], [{ id: 'x' }], [{ id, date: 'today' }], Array<object>(101).fill({ id })])
      expect((await decideAll(reviews, true)).status).toBe(400)
    expect((await undo()).status).toBe(400)
    const { client: ops } = await packer(shop.running, boss)
    for (const by of [ops, await shop.customer()]) {
      expect((await by.put('/api/admin/reviews/decisions', { reviews: [{ id }], status: true })).status).toBe(
        403,
      )
      expect((await by.put('/api/admin/reviews/decisions/undo', { ids: [id] })).status).toBe(403)
      expect((await by.put(`/api/admin/reviews/${id}/answer`, { text: 'x' })).status).toBe(403)
      expect((await by.get(`/api/admin/reviews/${id}/photo`)).status).toBe(403)
    }
  })
})

describe('the author of a review', () => {
  it('is shown by first name and city only if the author allowed it', async () => {
    const silent = await written()
    await decide(silent.id, true)
    expect((await published())[0]).toMatchObject({ author: null, mobileNumber: expect.stringContaining('•') })
    const named = await written({ showName: true })
    expect(named.review.author).toEqual({ firstName: 'Lakshmi', city: 'Hyderabad' })
    await decide(named.id, true)
    const [shown] = await published()
    expect(shown?.author).toEqual({ firstName: 'Lakshmi', city: 'Hyderabad' })
    expect(JSON.stringify(shown)).not.toContain('Rao')
  })

  it('may think better of it, until it is approved', async () => {
    const { client, order } = await written({ showName: true })
    expect((await submit(client, order)).body.review.author).toBeNull()
    expect((await submit(client, order, { showName: 'yes' })).status).toBe(400)
  })
})

describe('the photo of a review', () => {
  it('is decided with the review: until then only its author and staff see it', async () => {
    const { client, order, id } = await written()
    const sent = await sendPhoto(client, order, await jpeg())
    expect([sent.status, sent.body.review.approved]).toEqual([200, null])
    expect((await fetched(client, sent.body.review.photo ?? '')).headers.get('content-type')).toBe(
      'image/webp',
    )
    const staffs = (await boss.get<Wire>(`/api/admin/reviews/${id}`)).body.photo ?? ''
    expect((await fetched(boss, staffs)).status).toBe(200)
    const picture = new URLSearchParams(staffs.split('?')[1]).get('photo')
    const open = `/api/review/${id}/photo/${picture}`
    expect((await fetched(boss, open)).status).toBe(404)
    await decide(id, true)
    expect((await published())[0]?.photo).toBe(open)
    expect((await fetch(shop.running.url + open)).status).toBe(200)
    for (const wrong of [open.slice(0, -1), `/api/review/nonsense/photo/${picture}`])
      expect((await fetch(shop.running.url + wrong)).status).toBe(404)
    await decide(id, false)
    expect((await fetch(shop.running.url + open)).status).toBe(404)
  })

  it('is nobody else’s', async () => {
    const { client, order } = await written()
    const { body } = await sendPhoto(client, order, await jpeg())
    const stranger = await shop.customer()
    expect((await fetched(stranger, body.review.photo ?? '')).status).toBe(404)
    expect((await sendPhoto(stranger, order, await jpeg())).status).toBe(404)
    expect((await stranger.delete(`/api/review/existing/photo?${subject(order)}`)).status).toBe(404)
  })

  it('needs a review that is not approved, and is a picture', async () => {
    const packed = await shop.packed([[jar, 1]])
    await shop.ship(packed.order)
    expect((await sendPhoto(packed.client, packed.order, await jpeg())).status).toBe(404)
    await submit(packed.client, packed.order)
    expect((await sendPhoto(packed.client, packed.order, Buffer.from('GIF89a'))).body.code).toBe(
      'NOT_A_PICTURE',
    )
    expect((await sendPhoto(packed.client, packed.order, bomb(11_000))).body.code).toBe('PICTURE_SIZE')
    await decide((await own(packed.client, packed.order))._id, true)
    expect((await sendPhoto(packed.client, packed.order, await jpeg())).body.code).toBe('REVIEW_FINAL')
  })

  it('makes a rejected review wait again, gives way to the next one, and is cleared away', async () => {
    const { client, order, id } = await written()
    const first = (await sendPhoto(client, order, await jpeg())).body.review.photo
    await decide(id, false)
    const second = (await sendPhoto(client, order, await jpeg())).body.review
    expect([second.approved, second.photo === first]).toEqual([null, false])
    const gone = await client.delete<{ review: Wire }>(`/api/review/existing/photo?${subject(order)}`)
    expect([gone.status, gone.body.review.photo]).toEqual([200, null])
    shop.running.clock.shift(2 * DAY_MS)
    expect(await shop.running.app.get(Uploads, { strict: false }).cleanUp()).toBeGreaterThanOrEqual(2)
    expect((await fetched(client, second.photo ?? '')).status).toBe(404)
  })

  it('comes ten times in an hour', async () => {
    const { client, order } = await written()
    const bytes = await jpeg(200)
    for (let sent = 0; sent < 10; sent += 1) expect((await sendPhoto(client, order, bytes)).status).toBe(200)
    expect((await sendPhoto(client, order, bytes)).body.code).toBe('TOO_MANY_REQUESTS')
  })
})

describe('a public answer', () => {
  const answer = (id: string, text: unknown) => boss.put<Wire>(`/api/admin/reviews/${id}/answer`, { text })

  it('stands below a published review, without the name of who wrote it, and can be taken away', async () => {
    const { id } = await written()
    const early = await answer(id, 'Thank you!')
    expect([early.status, early.body.code]).toEqual([409, 'REVIEW_NOT_PUBLISHED'])
    await decide(id, true)
    expect((await answer(id, ' Thank you! ')).body.answer?.text).toBe('Thank you!')
    expect((await published())[0]?.answer).toEqual({ text: 'Thank you!', at: expect.any(String) as string })
    expect((await answer(id, '')).body.answer).toBeNull()
    expect((await published())[0]?.answer).toBeNull()
  })

  it('is a text of at most 1,000 characters, to a review that is there', async () => {
    const { id } = await written()
    for (const text of ['x'.repeat(1001), 7, null, undefined])
      expect((await answer(id, text)).status).toBe(400)
    for (const unknown of [String(new Types.ObjectId()), 'nonsense'])
      expect((await answer(unknown, 'x')).status).toBe(404)
  })

  it('goes when its author writes something else', async () => {
    const { client, order, id } = await written()
    await decide(id, true)
    await answer(id, 'Thank you!')
    await decide(id, false)
    await submit(client, order, { comment: 'Awful.' })
    expect((await decide(id, true)).body.answer).toBeNull()
  })
})
