import { type Model, Schema } from 'mongoose'
import { type LateWrite, Moved, writeEach } from '../../../src/platform/mongo/late-writes.js'
import { Transactions } from '../../../src/platform/mongo/transaction.js'
import { startApp, type TestApp } from '../../support/http/app.js'

interface Row {
  _id: string
  n: number
}

let running: TestApp
let transactions: Transactions
let papers: Model<Row>
let notes: Model<Row>

beforeAll(async () => {
  running = await startApp()
  transactions = running.app.get(Transactions)
  const model = (name: string) =>
    running.db.model<Row>(name, new Schema({ _id: String, n: Number }, { collection: name }))
  ;[papers, notes] = [model('appended_papers'), model('appended_notes')]
})
afterEach(async () => {
  await papers.deleteMany({})
  await notes.deleteMany({})
})
afterAll(() => running.close())

const stored = (rows: Model<Row>) => rows.find({}, { __v: 0 }).sort({ _id: 1 }).lean()

describe('rows that a transaction appends', () => {
  it('are there from the commit on, in every collection', async () => {
    await transactions.run(async () => {
      await transactions.append(papers, [{ _id: 'a', n: 1 }])
      await transactions.append(notes, [
        { _id: 'b', n: 2 },
        { _id: 'c', n: 3 },
      ])
      expect(await stored(papers)).toEqual([])
    })
    expect(await stored(papers)).toEqual([{ _id: 'a', n: 1 }])
    expect(await stored(notes)).toEqual([
      { _id: 'b', n: 2 },
      { _id: 'c', n: 3 },
    ])
  })

  it('are not there when it fails', async () => {
    const failing = transactions.run(async () => {
      await transactions.append(papers, [{ _id: 'a', n: 1 }])
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect(await stored(papers)).toEqual([])
  })

  it('are written once, and the first stays, when they ask for it', async () => {
    const add = (n: number, once: boolean) =>
      transactions.run(() => transactions.append(papers, [{ _id: 'a', n }], { once }))
    await add(1, true)
    await add(2, true)
    expect(await stored(papers)).toEqual([{ _id: 'a', n: 1 }])
    await expect(add(3, false)).rejects.toMatchObject({ code: 11000 })
  })

  it('that transactions write once at the same moment are written once, and none of them fails', async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        transactions.run(async () => {
          await transactions.append(papers, [{ _id: 'a', n }], { once: true })
          await transactions.append(notes, [{ _id: String(n), n }])
        }),
      ),
    )
    expect(await stored(papers)).toHaveLength(1)
    expect(await stored(notes)).toHaveLength(8)
  })

  it('are written at once where there is no transaction', async () => {
    await transactions.append(papers, [{ _id: 'a', n: 1 }], { once: true })
    await transactions.append(papers, [{ _id: 'a', n: 2 }], { once: true })
    expect(await stored(papers)).toEqual([{ _id: 'a', n: 1 }])
  })
})

describe('changes on the condition that a document is as it was read', () => {
  beforeEach(async () => {
    await papers.create({ _id: 'a', n: 1 })
  })
  const add = async (seen: number) => {
    await transactions.append(notes, [{ _id: 'b', n: 2 }])
    await transactions.change(papers, { _id: 'a', n: seen }, { $inc: { n: 1 } })
  }

  it('are stored together with all else that is written at once', async () => {
    await transactions.runAtOnce(() => add(1))
    expect(await stored(papers)).toEqual([{ _id: 'a', n: 2 }])
    expect(await stored(notes)).toEqual([{ _id: 'b', n: 2 }])
  })

  it('end the transaction when it is no longer so, and nothing of it is stored', async () => {
    for (const way of ['run', 'runAtOnce'] as const)
      await expect(transactions[way](() => add(7))).rejects.toThrow(Moved)
    expect(await stored(papers)).toEqual([{ _id: 'a', n: 1 }])
    expect(await stored(notes)).toEqual([])
  })

  it('are seen by what a transaction reads after them', async () => {
    await transactions.run(async () => {
      await add(1)
      expect(await stored(papers)).toEqual([{ _id: 'a', n: 2 }])
    })
  })

  it('let one of several win that have read the same', async () => {
    const ways = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        transactions.runAtOnce(() => transactions.change(papers, { _id: 'a', n: 1 }, { $inc: { n: 1 } })),
      ),
    )
    expect(ways.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(ways.filter((way) => way.status === 'rejected' && way.reason instanceof Moved)).toHaveLength(7)
    expect(await stored(papers)).toEqual([{ _id: 'a', n: 2 }])
  })

  it('are the same at a server that takes one collection after the other', async () => {
    const writes = (seen: number) =>
      [
        { model: notes, row: { _id: 'b', n: 2 } },
        { model: papers, filter: { _id: 'a', n: seen }, update: { $inc: { n: 1 } } },
      ] as unknown as LateWrite[]
    const write = (seen: number) =>
      running.db.transaction((session) => writeEach(writes(seen), session as never))
    await expect(write(7)).rejects.toThrow(Moved)
    expect(await stored(notes)).toEqual([])
    await write(1)
    expect(await stored(papers)).toEqual([{ _id: 'a', n: 2 }])
    expect(await stored(notes)).toEqual([{ _id: 'b', n: 2 }])
  })
})

it('what is written at once opens no transaction of its own', async () => {
  const nested = transactions.runAtOnce(() => transactions.run(() => Promise.resolve()))
  await expect(nested).rejects.toThrow('opens no transaction')
})
