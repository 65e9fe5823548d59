import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Engine } from '../engine/engine.js'
import { tableKey } from '../storage/keys.js'

const KEY = tableKey(1000, Buffer.from('key'))
const VALUE = Buffer.from('value')

let directory: string
let engine: Engine
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'transaction-'))
  engine = new Engine(directory, { require: () => undefined, lost: () => undefined })
})
afterEach(async () => {
  await engine.close()
  rmSync(directory, { recursive: true })
})

/** A transaction that would write the key. */
function begun() {
  const transaction = engine.beginTransaction(1n)
  transaction.unit.claim(KEY)
  transaction.unit.reader.put(KEY, VALUE)
  return transaction
}

it.each(['aborted', 'committed'] as const)(
  'a transaction that was %s keeps nothing of what it wrote',
  (state) => {
    const transaction = begun()
    transaction.end(state)
    expect([transaction.unit.isEmpty, transaction.unit.claimed.size]).toEqual([true, 0])
  },
)

it('an idle session is forgotten, unless its transaction is open', () => {
  const id = Buffer.alloc(16)
  const session = engine.sessions.get(id)
  session.transaction = begun()
  const later = Date.now() + 31 * 60_000
  engine.sessions.forgetIdle(later)
  expect(engine.sessions.find(id)).toBe(session)
  session.transaction.end('aborted')
  engine.sessions.forgetIdle(later)
  expect(engine.sessions.find(id)).toBeUndefined()
})
