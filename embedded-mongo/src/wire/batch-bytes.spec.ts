import { deserialize, type Document, serialize } from 'bson'
import { BatchBytes } from './batch-bytes.js'

const document = (index: number, bytes = 10): Buffer =>
  Buffer.from(serialize({ index, text: String(index).padEnd(bytes, '.') }))

function batchOf(documents: readonly Buffer[]): BatchBytes {
  const batch = new BatchBytes()
  for (const one of documents) batch.add(one)
  return batch
}

/** The documents of a batch, decoded as the array that they become. */
function read(batch: BatchBytes): Document[] {
  const array = Buffer.alloc(4 + batch.length + 1)
  array.writeInt32LE(array.length)
  expect(batch.moveTo(array, 4)).toBe(array.length - 1)
  return Object.values(deserialize(array)) as Document[]
}

const numbers = (count: number, from = 0): number[] => Array.from({ length: count }, (_, at) => from + at)

describe('the reply bytes of a batch', () => {
  it('are an array of the documents, however many and however large', () => {
    for (const [count, bytes] of [
      [0, 0],
      [1, 10],
      [24, 400],
      [1234, 300],
      [3, 70_000],
    ] as const) {
      const documents = numbers(count).map((index) => document(index, bytes))
      const batch = batchOf(documents)
      expect(batch.count).toBe(count)
      expect(read(batch)).toEqual(documents.map((one) => deserialize(one)))
    }
  })

  it('hold a large document between small ones', () => {
    const documents = [document(0), document(1, 100_000), document(2), document(3, 65_000), document(4)]
    expect(read(batchOf(documents))).toEqual(documents.map((one) => deserialize(one)))
  })

  it('are copies: the document may be overwritten at once', () => {
    const batch = new BatchBytes()
    for (const index of numbers(30)) {
      const one = document(index)
      batch.add(one)
      one.fill(0)
    }
    expect(read(batch).map(({ index }) => index as number)).toEqual(numbers(30))
  })

  it('stay separate when several batches are filled alternately, and when some are never sent', () => {
    const batches = [new BatchBytes(), new BatchBytes(), new BatchBytes()]
    for (const index of numbers(500))
      for (const [at, batch] of batches.entries()) batch.add(document(index + at))
    const [first, second] = batches as [BatchBytes, BatchBytes, BatchBytes]
    expect(read(second).map(({ index }) => index as number)).toEqual(numbers(500, 1))
    const next = batchOf([document(7)])
    expect(read(first).map(({ index }) => index as number)).toEqual(numbers(500))
    const after = batchOf([document(8)])
    expect(read(next)).toMatchObject([{ index: 7 }])
    expect(read(after)).toMatchObject([{ index: 8 }])
  })
})
