import { type Model, Schema } from 'mongoose'
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
