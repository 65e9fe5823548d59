/**
 * `node flip-bits.mjs DIST DIRECTORY SEED COUNT`: flips one bit of the database file at a time, each
 * alone, and prints a line `SEED what` for each, and `done` at the end. It runs as a process of its own,
 * since lmdb may end it.
 */
import { createHash } from 'node:crypto'
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const [dist, directory, seed, count] = process.argv.slice(2)
const { copyDatabase, verifyDatabase } = await import(join(dist, 'files.js'))
const { Store } = await import(join(dist, 'storage/store.js'))
const { FIRST_USER_TABLE, tableRange } = await import(join(dist, 'storage/keys.js'))

const PAGE_BYTES = 4096
const HEADER_BYTES = 24
const KINDS = [8, 1, 2, 4]
/** The copy is verified once for this many flipped bits. */
const COPY_EACH = 8

const data = join(directory, 'store')
const whole = readFileSync(join(data, 'data.mdb'))
const file = openSync(join(data, 'data.mdb'), 'r+')

/** Pages that still state their own number: some of them are free, but hold their old content. */
const pages = KINDS.map((kind) =>
  Array.from({ length: whole.length / PAGE_BYTES }, (_, page) => page).filter((page) => {
    const at = page * PAGE_BYTES
    return whole.readUInt16LE(at + 18) === kind && whole.readBigUInt64LE(at) === BigInt(page)
  }),
)

function dice(start) {
  let state = start
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Reads everything that collections and indexes hold, except the unused value of an index entry. */
async function content() {
  const store = await Store.openReader(data)
  const hash = createHash('sha1')
  const all = { lower: tableRange(FIRST_USER_TABLE).lower, upper: Buffer.alloc(5, 0xff) }
  for (const { key, value } of store.range(all)) hash.update(key).update(value.length > 1 ? value : '')
  await store.close()
  return hash.digest('hex')
}

const before = await content()

async function outcome() {
  try {
    const collections = await verifyDatabase(directory)
    if (collections.some(({ problems }) => problems.length > 0)) return 'found'
    return (await content()) === before ? 'right' : 'silent'
  } catch (error) {
    return `refused: ${error.message}`
  }
}

async function copied() {
  const target = join(directory, 'copy')
  try {
    await copyDatabase(directory, target)
    return 'copied'
  } catch (error) {
    return `refused: ${error.message}`
  } finally {
    rmSync(target, { recursive: true, force: true })
  }
}

for (let next = Number(seed); next < Number(seed) + Number(count); next++) {
  const roll = dice(next)
  const among = pages[roll(pages.length)]
  const page = among[roll(among.length)]
  // Half of the flips hit the page's header and the offsets of its entries.
  const at = page * PAGE_BYTES + roll([HEADER_BYTES, 4 * HEADER_BYTES, PAGE_BYTES, PAGE_BYTES][roll(4)])
  process.stdout.write(`${next} `)
  writeSync(file, Buffer.from([whole[at] ^ (1 << roll(8))]), 0, 1, at)
  process.stdout.write(`${await outcome()}\n`)
  if (next % COPY_EACH === 0) process.stdout.write(`${next} ${await copied()}\n`)
  writeSync(file, whole, at, 1, at)
}
closeSync(file)
console.log('done')
