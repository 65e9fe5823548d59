import { type KeyReader } from '../storage/key-reader.js'
import { type Group } from '../storage/write-queue.js'
import { Catalog } from './catalog.js'

const COUNTED = 7

/** An empty store that notes each count. */
function newCatalog() {
  const count = jest.fn(() => COUNTED)
  const catalog = new Catalog({
    range: () => [],
    keys: () => [],
    get: () => undefined,
    count,
  } as unknown as KeyReader)
  const commit = (table: number, difference: number): void => {
    const notes: (() => void)[] = []
    catalog.commitBegun()
    const group = { onceCommitted: (note: () => void) => void notes.push(note) }
    catalog.adjustCount(group as unknown as Group, table, difference)
    for (const note of notes) note()
    catalog.commitEnded()
  }
  return { catalog, commit, count }
}

describe('the number of documents in a table', () => {
  it('is never counted for a new table: commits adjust it', () => {
    const { catalog, commit, count } = newCatalog()
    const table = catalog.allocateTable()
    expect(catalog.countOf(table)).toBe(0)
    commit(table, 5)
    commit(table, -2)
    expect(catalog.countOf(table)).toBe(3)
    expect(count).not.toHaveBeenCalled()
  })

  it('is counted again after memory was reset, and then remembered', () => {
    const { catalog, commit, count } = newCatalog()
    const table = catalog.allocateTable()
    catalog.reload()
    expect(catalog.countOf(table)).toBe(COUNTED)
    commit(table, 1)
    expect(catalog.countOf(table)).toBe(COUNTED + 1)
    expect(count).toHaveBeenCalledTimes(1)
  })
})
