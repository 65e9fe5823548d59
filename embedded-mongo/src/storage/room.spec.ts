import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DATA_FILE } from './data-file.js'
import { recordKey } from './keys.js'
import { Room } from './room.js'
import { Store } from './store.js'

const COMMIT = { changes: 1, brought: 100 }

describe('the room for commits', () => {
  const directory = mkdtempSync(join(tmpdir(), 'room-'))
  let store: Store
  beforeAll(async () => {
    store = Store.open(directory)
    await store.commit([{ key: recordKey(200, 1), value: Buffer.alloc(100, 1) }])
  })
  afterAll(async () => {
    await store.close()
    rmSync(directory, { recursive: true })
  })

  it('lets a commit after a failed one begin only once the file has become longer', () => {
    const room = new Room(directory)
    const length = (): number => statSync(join(directory, DATA_FILE)).size
    room.make(COMMIT)
    const before = length()
    expect([room.make(COMMIT), length()]).toEqual([false, before])
    room.failed()
    expect([room.make(COMMIT), length() > before]).toEqual([true, true])
    const after = length()
    expect([room.make(COMMIT), length()]).toEqual([false, after])
  })
})
