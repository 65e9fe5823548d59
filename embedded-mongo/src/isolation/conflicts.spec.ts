import { ConflictTable, type Owner } from './conflicts.js'

const owner = (snapshotSequence: number): Owner => ({
  snapshotSequence,
  touched: new Set(),
  ended: Promise.resolve(),
})

/** A table in which commit 2 writes `key` after nothing else. */
function whileCommitting(): ConflictTable {
  const table = new ConflictTable()
  table.commitBegun()
  table.record(new Set(['key']), 2)
  return table
}

describe('a transaction that begins while another write commits', () => {
  it('may not write the same key when its snapshot is older', () => {
    const table = whileCommitting()
    const late = owner(1)
    table.begin(late)
    table.commitEnded()
    expect(() => table.claim('key', late)).toThrow('Write conflict')
    expect(() => table.claim('other', late)).not.toThrow()
  })

  it('may write it when its snapshot has the commit', () => {
    const table = whileCommitting()
    table.commitEnded()
    const next = owner(2)
    table.begin(next)
    expect(() => table.claim('key', next)).not.toThrow()
  })
})

it('what is written beside an open transaction is kept until it ends', () => {
  const table = new ConflictTable()
  const [first, second] = [owner(0), owner(0)]
  table.begin(first)
  table.commitBegun()
  table.record(new Set(['key']), 1)
  table.commitEnded()
  expect(() => table.claim('key', first)).toThrow('Write conflict')
  table.end(first, [])
  table.begin(second)
  expect(() => table.claim('key', second)).not.toThrow()
})
