import { type ClientSession, type Collection, type MongoServerError } from 'mongodb'
import { startTestEngine, type TestEngine } from '../support/engine.js'

interface Account {
  _id: string
  balance: number
}

let t: TestEngine
let accounts: Collection<Account>
beforeAll(async () => {
  t = await startTestEngine({ transactionLifetimeMs: 1500 })
})
beforeEach(async () => {
  accounts = t.client.db('bank').collection<Account>('accounts')
  await accounts.deleteMany({})
  await accounts.insertMany([
    { _id: 'a', balance: 100 },
    { _id: 'b', balance: 100 },
  ])
})
afterAll(() => t.stop())

const transaction = <T>(work: (session: ClientSession) => Promise<T>): Promise<T> =>
  t.client.withSession((session) => session.withTransaction(() => work(session)))

describe('a transaction', () => {
  it('reads its own writes and one snapshot, and shows nothing before the commit', async () => {
    await t.client.withSession(async (session) => {
      session.startTransaction()
      await accounts.updateOne({ _id: 'a' }, { $inc: { balance: 1 } }, { session })
      await accounts.insertOne({ _id: 'new', balance: 0 }, { session })
      expect(await accounts.findOne({ _id: 'a' })).toEqual({ _id: 'a', balance: 100 })
      expect(await accounts.findOne({ _id: 'a' }, { session })).toEqual({ _id: 'a', balance: 101 })
      await accounts.updateOne({ _id: 'b' }, { $set: { balance: 5 } })
      expect(await accounts.findOne({ _id: 'b' }, { session })).toEqual({ _id: 'b', balance: 100 })
      expect(
        await accounts
          .find({}, { session })
          .sort({ _id: -1 })
          .map(({ _id }) => _id)
          .toArray(),
      ).toEqual(['new', 'b', 'a'])
      await session.commitTransaction()
    })
    expect(await accounts.countDocuments()).toBe(3)
  })

  it('does not delay a command that creates an existing collection or index', async () => {
    await accounts.createIndex({ balance: 1 })
    await t.client.withSession(async (session) => {
      session.startTransaction()
      await accounts.updateOne({ _id: 'a' }, { $inc: { balance: 1 } }, { session })
      const again = t.client.db('bank').createCollection('accounts')
      await expect(again).rejects.toMatchObject({ code: 48 })
      await accounts.createIndex({ balance: 1 })
      // The commands would not have finished yet if they had waited for the transaction.
      await session.commitTransaction()
    })
    expect(await accounts.findOne({ _id: 'a' })).toEqual({ _id: 'a', balance: 101 })
  })

  it('undoes everything on abort, a new collection too', async () => {
    await t.client.withSession(async (session) => {
      session.startTransaction()
      await accounts.deleteMany({}, { session })
      await t.client.db('bank').collection('made').insertOne({ a: 1 }, { session })
      await session.abortTransaction()
    })
    expect(await accounts.countDocuments()).toBe(2)
    expect(await t.client.db('bank').listCollections({ name: 'made' }).toArray()).toEqual([])
  })

  it('creates a collection on first insert and keeps it on commit', async () => {
    const made = t.client.db('bank').collection('made-and-kept')
    await transaction((session) => made.insertOne({ a: 1 }, { session }))
    expect(await made.countDocuments()).toBe(1)
  })

  it('answers a repeated commit, and keeps the committed writes', async () => {
    await t.client.withSession(async (session) => {
      session.startTransaction()
      await accounts.updateOne({ _id: 'a' }, { $inc: { balance: 1 } }, { session })
      await session.commitTransaction()
      await session.commitTransaction()
    })
    expect(await accounts.findOne({ _id: 'a' })).toEqual({ _id: 'a', balance: 101 })
  })

  it('refuses commands that are not allowed in a transaction', async () => {
    await t.client.withSession(async (session) => {
      session.startTransaction()
      await expect(t.client.db('bank').command({ count: 'accounts' }, { session })).rejects.toMatchObject({
        code: 263,
      })
      await session.abortTransaction()
    })
  })
})

describe('writers of the same documents', () => {
  it('keeps the sum over many simultaneous transfers', async () => {
    await accounts.insertMany(Array.from({ length: 4 }, (_, i) => ({ _id: `c${i}`, balance: 100 })))
    const ids = ['a', 'b', 'c0', 'c1', 'c2', 'c3']
    await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        transaction(async (session) => {
          const [from, to] = [ids[i % 6] as string, ids[(i * 5 + 1) % 6] as string]
          const payer = await accounts.findOne({ _id: from }, { session })
          await accounts.updateOne(
            { _id: from },
            { $set: { balance: (payer?.balance ?? 0) - 1 } },
            { session },
          )
          await accounts.updateOne({ _id: to }, { $inc: { balance: 1 } }, { session })
        }),
      ),
    )
    const all = await accounts.find().toArray()
    expect(all.reduce((sum, { balance }) => sum + balance, 0)).toBe(600)
  })

  it('answers the second writer of a document with a write conflict that may be retried', async () => {
    await t.client.withSession((first) =>
      t.client.withSession(async (second) => {
        first.startTransaction()
        second.startTransaction()
        await accounts.updateOne({ _id: 'a' }, { $inc: { balance: 1 } }, { session: first })
        const error = await accounts
          .updateOne({ _id: 'a' }, { $inc: { balance: 1 } }, { session: second })
          .catch((thrown: unknown) => thrown)
        expect(error).toMatchObject({ code: 112 })
        expect((error as MongoServerError).hasErrorLabel('TransientTransactionError')).toBe(true)
        await first.commitTransaction()
        await second.abortTransaction()
      }),
    )
  })

  it('conflicts with a write that was committed after its snapshot', async () => {
    await t.client.withSession(async (session) => {
      session.startTransaction()
      await accounts.findOne({ _id: 'b' }, { session })
      await accounts.updateOne({ _id: 'a' }, { $inc: { balance: 1 } })
      await expect(
        accounts.updateOne({ _id: 'a' }, { $inc: { balance: 1 } }, { session }),
      ).rejects.toMatchObject({ code: 112 })
      await session.abortTransaction()
    })
  })

  it('lets a plain write wait for the transaction and then see its result', async () => {
    await t.client.withSession(async (session) => {
      session.startTransaction()
      await accounts.updateOne({ _id: 'a' }, { $inc: { balance: 10 } }, { session })
      const waiting = accounts.findOneAndUpdate(
        { _id: 'a' },
        { $inc: { balance: 1 } },
        { returnDocument: 'after' },
      )
      await new Promise((resolve) => setTimeout(resolve, 50))
      await session.commitTransaction()
      expect(await waiting).toEqual({ _id: 'a', balance: 111 })
    })
  })

  it('ends a waiting write when maxTimeMS has passed', async () => {
    await t.client.withSession(async (session) => {
      session.startTransaction()
      await accounts.updateOne({ _id: 'a' }, { $inc: { balance: 10 } }, { session })
      await expect(
        accounts.updateOne({ _id: 'a' }, { $inc: { balance: 1 } }, { maxTimeMS: 50 }),
      ).rejects.toMatchObject({ code: 50 })
      await session.abortTransaction()
    })
  })

  it('prevents two open transactions from writing the same unique key', async () => {
    const emails = t.client.db('bank').collection('emails')
    await emails.createIndex({ email: 1 }, { unique: true })
    await t.client.withSession((first) =>
      t.client.withSession(async (second) => {
        first.startTransaction()
        second.startTransaction()
        await emails.insertOne({ email: 'x' }, { session: first })
        await expect(emails.insertOne({ email: 'x' }, { session: second })).rejects.toMatchObject({
          code: 112,
        })
        await first.commitTransaction()
        await second.abortTransaction()
      }),
    )
    await expect(
      transaction((session) => emails.insertOne({ email: 'x' }, { session })),
    ).rejects.toMatchObject({ code: 11000 })
  })

  it('aborts a transaction that lives too long, and lets waiting writers go on', async () => {
    await t.client.withSession(async (session) => {
      session.startTransaction()
      await accounts.updateOne({ _id: 'a' }, { $inc: { balance: 1 } }, { session })
      await accounts.updateOne({ _id: 'a' }, { $inc: { balance: 5 } })
      await expect(session.commitTransaction()).rejects.toMatchObject({ code: 251 })
    })
    expect(await accounts.findOne({ _id: 'a' })).toEqual({ _id: 'a', balance: 105 })
  })
})

describe('a bulk write to several collections', () => {
  const bulk = (session: ClientSession, ops: object[]) =>
    t.client.db('admin').command(
      {
        bulkWrite: 1,
        ops,
        nsInfo: [{ ns: 'bank.accounts' }, { ns: 'bank.new.ones' }],
        ordered: true,
        errorsOnly: true,
      },
      { session },
    )
  const upsert = {
    update: 0,
    filter: { _id: 'c' },
    updateMods: { $setOnInsert: { balance: 1 } },
    upsert: true,
  }

  it('inserts, updates and upserts in the transaction, in an answer of server 8.0', async () => {
    const answer = await transaction((session) =>
      bulk(session, [
        { insert: 1, document: { _id: 1 } },
        { insert: 1, document: {} },
        { update: 0, filter: { _id: 'a' }, updateMods: { $inc: { balance: 1 } } },
        upsert,
        upsert,
      ]),
    )
    expect(answer).toMatchObject({
      cursor: { firstBatch: [], ns: 'admin.$cmd.bulkWrite' },
      nErrors: 0,
      nInserted: 2,
      nMatched: 2,
      nModified: 1,
      nUpserted: 1,
      nDeleted: 0,
      ok: 1,
    })
    expect(await accounts.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 'a', balance: 101 },
      { _id: 'b', balance: 100 },
      { _id: 'c', balance: 1 },
    ])
    expect(await t.client.db('bank').collection('new.ones').countDocuments()).toBe(2)
  })

  it('names the operation that failed, and ends the transaction', async () => {
    await t.client.withSession(async (session) => {
      session.startTransaction()
      const answer = await bulk(session, [upsert, { insert: 0, document: { _id: 'a' } }, upsert])
      expect(answer).toMatchObject({
        nErrors: 1,
        nUpserted: 1,
        cursor: { firstBatch: [{ ok: 0, idx: 1, code: 11000, keyValue: { _id: 'a' }, n: 0 }] },
      })
      await expect(session.commitTransaction()).rejects.toMatchObject({ code: 251 })
    })
    expect(await accounts.countDocuments()).toBe(2)
  })

  it('gives way to a transaction that wrote first, as any write', async () => {
    await t.client.withSession(async (session) => {
      session.startTransaction()
      await accounts.findOne({ _id: 'a' }, { session })
      await accounts.updateOne({ _id: 'a' }, { $inc: { balance: 1 } })
      const late = bulk(session, [{ update: 0, filter: { _id: 'a' }, updateMods: { $inc: { balance: 1 } } }])
      await expect(late).rejects.toMatchObject({ code: 112, errorLabels: ['TransientTransactionError'] })
    })
  })

  it.each([
    ['another operation', [{ delete: 0, filter: {} }]],
    ['many documents', [{ update: 0, filter: {}, updateMods: { $set: { balance: 0 } }, multi: true }]],
  ])('refuses %s', async (_, ops) => {
    await t.client.withSession(async (session) => {
      session.startTransaction()
      expect(await bulk(session, ops)).toMatchObject({ cursor: { firstBatch: [{ code: 115 }] } })
    })
  })

  it('is refused outside of a transaction and of the admin database', async () => {
    const command = { bulkWrite: 1, ops: [upsert], nsInfo: [{ ns: 'bank.accounts' }], errorsOnly: true }
    await expect(t.client.db('admin').command(command)).rejects.toMatchObject({ code: 115 })
    await expect(t.client.db('bank').command(command)).rejects.toMatchObject({ code: 13 })
  })
})
