import { getModelToken } from '@nestjs/mongoose'
import { type Connection } from 'mongoose'
import { CUSTOMER_KINDS, LIVE_KINDS } from '../../../src/kernel/access/live-kinds.js'
import { isAllowed } from '../../../src/kernel/access/permissions.js'
import { OrderStore } from '../../../src/modules/sales/orders/store/order-store.service.js'
import { ChangesDocument } from '../../../src/platform/mongo/change-log.schema.js'
import { ChangeLog } from '../../../src/platform/mongo/change-log.service.js'
import { Transactions } from '../../../src/platform/mongo/transaction.js'
import { admin, packer } from '../../support/builders/auth.builders.js'
import { ADDRESS, type Jar, OrderShop } from '../../support/builders/orders.builders.js'
import { Client } from '../../support/http/client.js'
import { following, LiveStream } from '../../support/http/live-stream.js'
import { type WireError, type WireOrder } from '../../support/http/orders.wire.js'

let shop: OrderShop
let jar: Jar
let boss: Client
const open: LiveStream[] = []

beforeAll(async () => {
  shop = await OrderShop.open()
  jar = await shop.jar({ jars: 500 })
  boss = await admin(shop.running)
})
afterEach(() => {
  for (const stream of open.splice(0)) stream.close()
})
afterAll(() => shop.close())

async function follow(client: Client, options?: Parameters<typeof following>[1]): Promise<LiveStream> {
  const stream = await following(client, options)
  open.push(stream)
  return stream
}
const raise = (client: Client, { orderId }: WireOrder) =>
  client.post<{ _id: string }>('/api/issues', { orderId, issueType: 'Order', status: 'Open' })
async function lastNumber(): Promise<number> {
  await shop.running.app.get(ChangeLog).flush()
  const [row] = await rows().find().sort({ _id: -1 }).limit(1).toArray()
  return row?._id ?? 0
}
const rows = () => shop.running.db.collection<{ _id: number }>('changes')

describe('the stream of changes', () => {
  it('needs a session', async () => {
    const { status } = await LiveStream.open(new Client(shop.running.url))
    expect(status).toBe(401)
  })

  it('is refused to who does not ask for a stream, and to a number that is none', async () => {
    const { status, body } = await boss.get<WireError>('/api/live')
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED' })
    expect((await LiveStream.open(boss, { query: '?since=soon' })).status).toBe(400)
  })

  it('goes through proxies that gather, keep or compress answers', async () => {
    const { answer, wire } = await follow(boss)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(wire.length).toBeGreaterThan(2_048)
  })

  it('tells staff of a placed order within two seconds', async () => {
    const stream = await follow(boss)
    const began = Date.now()
    const { order } = await shop.placed([[jar, 1]])
    await stream.until(() => stream.told('order').includes(order._id))
    expect(Date.now() - began).toBeLessThan(2_000)
    expect(stream.told('product')).toContain(jar._id)
  })

  it('carries kind and id, and nothing else', async () => {
    const stream = await follow(boss)
    const { client, order } = await shop.placed([[jar, 1]])
    await raise(client, order)
    await stream.until(() => stream.told('issue').length > 0)
    for (const { event, data } of stream.events) {
      expect(Object.keys(data)).toEqual(event === 'changes' ? ['changes'] : [])
      for (const change of data.changes ?? []) expect(Object.keys(change).sort()).toEqual(['id', 'kind'])
    }
    for (const secret of [order.orderId, ADDRESS.contactNumber, ADDRESS.contactName, 'Hi, I have'])
      expect(stream.wire).not.toContain(secret)
  })

  it('tells a customer of their own order and issue, and of nothing that is somebody else’s', async () => {
    const one = await shop.placed([[jar, 1]])
    const other = await shop.placed([[jar, 1]])
    const stream = await follow(one.client)
    const staff = await follow(boss)
    const others = (await raise(other.client, other.order)).body
    const own = (await raise(one.client, one.order)).body
    await stream.until(() => stream.told('issue').includes(own._id))
    await boss.put(`/api/issues/${own._id}`, { message: 'A new jar is on its way.' })
    await stream.until(() => stream.told('issue').filter((id) => id === own._id).length > 1)
    await staff.until(() => staff.told('issue').includes(own._id))
    expect(staff.told('issue')).toContain(others._id)
    expect(stream.told('issue')).not.toContain(others._id)
    expect(stream.told('order')).toContain(one.order._id)
    expect(stream.told('order')).not.toContain(other.order._id)
    const kinds = new Set(stream.events.flatMap(({ data }) => (data.changes ?? []).map(({ kind }) => kind)))
    expect([...kinds].filter((kind) => !(CUSTOMER_KINDS as readonly string[]).includes(kind))).toEqual([])
  })

  it('tells staff only of kinds that their role may see', async () => {
    const { client } = await packer(shop.running, boss)
    const stream = await follow(client)
    const everything = await follow(boss)
    const log = shop.running.app.get(ChangeLog)
    await log.announce(
      (Object.keys(LIVE_KINDS) as (keyof typeof LIVE_KINDS)[]).map((kind) => ({ kind, id: 'x' })),
    )
    await everything.until(() => everything.told('expense').includes('x'))
    await stream.until(() => stream.told('batch').includes('x'))
    const heard = (of: LiveStream) => Object.keys(LIVE_KINDS).filter((kind) => of.told(kind).includes('x'))
    expect(heard(everything)).toEqual(Object.keys(LIVE_KINDS))
    expect(heard(stream)).toEqual(
      Object.entries(LIVE_KINDS).flatMap(([kind, permission]) =>
        isAllowed('ops', permission) ? [kind] : [],
      ),
    )
  })

  it('says nothing of what a transaction undid', async () => {
    const { order } = await shop.placed([[jar, 1]])
    const stream = await follow(boss, { query: `?since=${await lastNumber()}` })
    const undone = shop.running.app.get(Transactions).run(async () => {
      await shop.running.app.get(OrderStore).take(order._id)
      throw new Error('Undone')
    })
    await expect(undone).rejects.toThrow('Undone')
    const later = await shop.placed([[jar, 1]])
    await stream.until(() => stream.told('order').includes(later.order._id))
    expect(stream.told('order')).not.toContain(order._id)
  })

  it('tells fifty changes of one kind by their ids, and more without', async () => {
    const stream = await follow(boss, { query: `?since=${await lastNumber()}` })
    const log = shop.running.app.get(ChangeLog)
    await log.announce(Array.from({ length: 51 }, (_, at) => ({ kind: 'batch' as const, id: `b${at}` })))
    await stream.until(() => stream.told('batch').length > 0)
    expect(stream.told('batch')).toEqual([null])
  })
})

describe('a stream that was lost', () => {
  it('goes on with what was missed, by the header of the browser or by the address', async () => {
    const since = await lastNumber()
    const { order } = await shop.placed([[jar, 1]])
    await shop.running.app.get(ChangeLog).flush()
    for (const options of [{ headers: { 'last-event-id': String(since) } }, { query: `?since=${since}` }]) {
      const stream = await follow(boss, options)
      expect(stream.events[0]?.event).toBe('ready')
      await stream.until(() => stream.told('order').includes(order._id))
    }
  })

  it('is told that anything may have changed when it missed too much, or comes from another database', async () => {
    const last = await lastNumber()
    const from = last + 1
    await shop.running.app
      .get<{ insertMany: (rows: object[]) => Promise<unknown> }>(getModelToken(ChangesDocument.name))
      .insertMany(Array.from({ length: 501 }, (_, at) => ({ _id: from + at, at: new Date(0), changes: [] })))
    for (const since of [last, last + 100_000]) {
      const stream = await follow(boss, { query: `?since=${since}` })
      expect(stream.events[0]?.event).toBe('resync')
    }
  })

  it('hears at its beginning of the last moments, in which its screen may have been read', async () => {
    const { order } = await shop.placed([[jar, 1]])
    await shop.running.app.get(ChangeLog).flush()
    const stream = await follow(boss)
    await stream.until(() => stream.told('order').includes(order._id))
  })
})

describe('a stream whose session ends', () => {
  it('is closed at log-out, and others of the account stay', async () => {
    const one = await admin(shop.running)
    const stays = await follow(boss)
    const closes = await follow(one)
    await one.post('/api/logout')
    await closes.until(() => closes.ended)
    expect(stays.ended).toBe(false)
  })

  it('is closed when all sessions of the account are ended, and when an employee is disabled', async () => {
    const client = await shop.customer()
    const stream = await follow(client)
    await client.delete('/api/sessions')
    await stream.until(() => stream.ended)
    const employees =
      await boss.get<{ id: string; mobileNumber: string; version: number }[]>('/api/admin/employees')
    const ramesh = employees.body.find(({ mobileNumber }) => mobileNumber === '9000000002')
    const packs = new Client(shop.running.url)
    await packs.signInStaff('9000000002', '135790')
    const theirs = await follow(packs)
    const { status } = await boss.put(`/api/admin/employees/${ramesh?.id}`, { ...ramesh, disabled: true })
    expect(status).toBe(200)
    await theirs.until(() => theirs.ended)
  })

  it('is refused when a session has six already', async () => {
    const client = await shop.customer()
    for (let count = 0; count < 6; count += 1) await follow(client)
    const seventh = await LiveStream.open(client)
    expect(seventh.status).toBe(429)
    expect(seventh.answer.headers['retry-after']).toBeDefined()
    open.pop()?.close()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await follow(client)).status).toBe(200)
  })
})

describe('several processes of one database', () => {
  it('tell each other’s changes within two seconds, and miss none that they wrote at the same moment', async () => {
    const twin = await shop.twin()
    try {
      const here = await follow(boss)
      const there = await follow(boss.movedTo(twin.running.url))
      const ids = Array.from({ length: 40 }, (_, at) => `both-${at}`)
      const began = Date.now()
      await Promise.all(
        ids.map(async (id, at) => {
          const log = (at % 2 === 0 ? shop : twin).running.app.get(ChangeLog)
          await log.announce([{ kind: 'expense', id }])
          await log.flush()
        }),
      )
      for (const stream of [here, there]) {
        await stream.until(() => ids.every((id) => stream.told('expense').includes(id)))
        const numbers = stream.events.map(({ id }) => id)
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
      }
      expect(Date.now() - began).toBeLessThan(2_000)
    } finally {
      await twin.close()
    }
  })

  it('close their streams when they stop, without waiting', async () => {
    const twin = await shop.twin()
    const stream = await follow(boss.movedTo(twin.running.url))
    const began = Date.now()
    await twin.close()
    await stream.until(() => stream.ended)
    expect(Date.now() - began).toBeLessThan(3_000)
  })
})

/** What no screen shows, or shows only with something else that is told. */
const QUIET = [
  'approvalbounds',
  'auditlog',
  'books',
  'bomversions',
  'carts',
  'changes',
  'closedbalances',
  'counters',
  'couriercache',
  'customerchanges',
  'customernotes',
  'customers',
  'endedsessions',
  'favourites',
  'geoanswers',
  'geogates',
  'knowndevices',
  'lockouts',
  'messageallowances',
  'messagechoices',
  'messagekeys',
  'messagenotices',
  'pushsubscriptions',
  'refusingaddresses',
  'otpcodes',
  'otpdays',
  'ownlists',
  'passkeychallenges',
  'passkeys',
  'paymentevents',
  'pincredentials',
  'planrequests',
  'receipts',
  'requestkeys',
  'saleschanges',
  'salesdays',
  'secondfactors',
  'settingsversions',
  'stockcheckpoints',
  'stockledger',
  'throttles',
  'uploads',
]

describe('every collection', () => {
  it('tells its changes (`tellsChanges` beside its schema), or stands here as one that no screen waits for', () => {
    const { models } = shop.running.db as unknown as Connection
    const silent = Object.values(models).flatMap(({ schema, collection: { name } }) =>
      'tells' in schema.statics || name.startsWith('sandbox') || name === 'demo' ? [] : [name],
    )
    expect(silent.sort()).toEqual([...QUIET].sort())
  })
})
