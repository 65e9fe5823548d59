import { readSync } from 'node:fs'
import { PAUSE, Turn, type Work } from '../pace/turn.js'
import {
  childOf,
  commitOf,
  keyOf,
  PAGE_BYTES,
  PAGE_HEADER_BYTES,
  PageFault,
  requireOverflow,
  requireThat,
  type TreePage,
  treePage,
  type Value,
  valueOf,
} from './page.js'
import { PageUse } from './page-use.js'
import { type Header, NO_PAGE } from './root-check.js'
import { DamagedValue } from './storage-error.js'
import { checkedValue } from './value-sums.js'

/** The page at which a tree is damaged. */
export class DamagedPage extends Error {
  constructor(
    readonly page: number,
    readonly fault: string,
  ) {
    super(`Page ${page}: ${fault}.`)
  }
}

/** lmdb's own limit for the depth of a tree. */
const MAX_DEPTH = 32
const READ_BYTES = 64 * 1024

interface Level {
  page: TreePage
  number: number
  next: number
  commit: bigint
}

/**
 * Reads all pages of one commit as lmdb would, but checks each value before use: lmdb trusts a damaged
 * page, and the process ends without a message. The check needs two bits for each page of the file, and
 * one page for each level of the tree; with `values` it compares each value with its checksum, too. A reader of lmdb must
 * pin the commit meanwhile.
 * @throws DamagedPage
 */
export function* checkPages(file: number, header: Header, values = false): Work<void> {
  const { commit, lastPage } = header
  const { stored, free } = treesOf(header)
  const use = new PageUse(lastPage)
  const Stored = values ? ValueWalk : TreeWalk
  yield* new Stored(file, use, commit, Buffer.compare).walk(stored)
  yield* new FreeWalk(file, use, commit, byNumber).walk(free)
}

type Order = (a: Buffer, b: Buffer) => number

/** Keys of the free list are commit numbers, little-endian. */
function byNumber(a: Buffer, b: Buffer): number {
  requireThat(a.length === 8 && b.length === 8, 'a key is not a commit')
  const [one, other] = [a.readBigUInt64LE(0), b.readBigUInt64LE(0)]
  return one < other ? -1 : one > other ? 1 : 0
}

class TreeWalk {
  private readonly buffers = Array.from({ length: MAX_DEPTH }, () => Buffer.alloc(PAGE_BYTES))
  private readonly overflow = Buffer.alloc(PAGE_BYTES)
  private readonly found = { branches: 0, leaves: 0, overflows: 0, entries: 0 }
  private readonly floorBytes = Buffer.alloc(PAGE_BYTES)
  /**
   * No later key may be lower than this: the previous key, or the key at which the branch says that the
   * child begins.
   */
  private floor: Buffer | null = null
  /** The next key may be equal: a child begins with the key that its branch names. */
  private floorIncluded = false

  constructor(
    protected readonly file: number,
    protected readonly use: PageUse,
    private readonly commit: bigint,
    private readonly order: Order,
  ) {}

  *walk(tree: Tree): Work<void> {
    if (tree.root === null) return this.requireTotals(tree, 0)
    const levels: Level[] = [this.enter(tree.root, this.commit, 0)]
    let turn = new Turn()
    for (let level = levels.at(-1); level; level = levels.at(-1)) {
      if (level.page.isBranch) this.descend(levels, level, tree)
      else {
        this.leaf(level, levels.length, tree)
        levels.pop()
      }
      if (!turn.over) continue
      yield PAUSE
      turn = new Turn()
    }
    this.requireTotals(tree, tree.root)
  }

  private descend(levels: Level[], level: Level, tree: Tree): void {
    const { page, number, next, commit } = level
    if (next === page.nodes) {
      levels.pop()
      return
    }
    level.next++
    const child = at(number, () => {
      // The first entry of a branch covers everything before the second key; its own key means nothing.
      if (next > 0) this.above(keyOf(page, next), true)
      requireThat(levels.length < Math.min(tree.depth, MAX_DEPTH), 'the tree is deeper than its header says')
      const child = childOf(page, next)
      this.use.take(child, 1)
      return child
    })
    levels.push(this.enter(child, commit, levels.length))
  }

  private leaf({ page, number }: Level, depth: number, tree: Tree): void {
    at(number, () => {
      requireThat(depth === tree.depth, 'the tree is not as deep as its header says')
      for (let index = 0; index < page.nodes; index++) {
        this.above(keyOf(page, index), false)
        const value = valueOf(page, index)
        if (!value.here) this.apart(value)
        this.value(value, keyOf(page, index))
      }
      this.keepFloor()
    })
    this.found.entries += page.nodes
  }

  /** Checks a value that lies on pages of its own. */
  private apart(value: Value): void {
    this.use.take(value.first, value.pages)
    this.found.overflows += value.pages
    at(value.first, () => requireOverflow(this.read(value.first, this.overflow), value, this.commit))
  }

  protected value(_value: Value, _key: Buffer): void {}

  private enter(number: number, newest: bigint, level: number): Level {
    return at(number, () => {
      if (level === 0) this.use.take(number, 1)
      const page = treePage(this.read(number, this.buffers[level] as Buffer), number, newest)
      this.found[page.isBranch ? 'branches' : 'leaves']++
      return { page, number, next: 0, commit: commitOf(page.bytes) }
    })
  }

  protected read(page: number, into: Buffer): Buffer {
    const read = readSync(this.file, into, 0, into.length, page * PAGE_BYTES)
    requireThat(read === into.length, 'it is not in the file')
    return into
  }

  private above(key: Buffer, opens: boolean): void {
    if (this.floor) {
      const order = this.order(this.floor, key)
      requireThat(order < 0 || (order === 0 && this.floorIncluded), 'its keys are out of order')
    }
    this.floor = key
    this.floorIncluded = opens
  }

  /** Copies the floor, since the buffer of its page is used again. */
  private keepFloor(): void {
    if (!this.floor) return
    this.floor.copy(this.floorBytes)
    this.floor = this.floorBytes.subarray(0, this.floor.length)
  }

  private requireTotals(tree: Tree, root: number): void {
    const { branches, leaves, overflows, entries } = this.found
    at(root, () =>
      requireThat(
        tree.branches === branches &&
          tree.leaves === leaves &&
          tree.overflows === overflows &&
          tree.entries === entries,
        'the tree below it has other numbers of pages and entries than its header says',
      ),
    )
  }
}

/** Compares the stored values with their checksums as well. */
class ValueWalk extends TreeWalk {
  protected override value({ here, first, length }: Value, key: Buffer): void {
    const stored = here ?? Buffer.allocUnsafe(length)
    if (!here)
      requireThat(
        readSync(this.file, stored, 0, length, first * PAGE_BYTES + PAGE_HEADER_BYTES) === length,
        'its value is not in the file',
      )
    try {
      checkedValue(key, stored)
    } catch (error) {
      throw error instanceof DamagedValue ? new PageFault('a value of it is not as it was written') : error
    }
  }
}

/** Walks the tree of free pages. Each value is a list of page numbers that begins with its length. */
class FreeWalk extends TreeWalk {
  private readonly chunk = Buffer.alloc(READ_BYTES)

  protected override value(value: Value): void {
    const list = this.numbers(value)
    const length = list.next().value ?? 0n
    requireThat(length >= 0n && length * 8n + 8n <= BigInt(value.length), 'a list of free pages is too long')
    for (let left = length; left > 0n; left--) {
      const number = list.next().value as bigint
      if (number > 0n) this.use.free(Number(number), 1)
      // A negative number is the length of a run, whose first page comes next.
      if (number >= 0n) continue
      requireThat(--left > 0n, 'a list of free pages ends within a run')
      this.use.free(Number(list.next().value), Number(-number))
    }
  }

  private *numbers({ here, first, length }: Value): Generator<bigint, undefined> {
    const bytes = here ?? this.chunk
    for (let at = 0; at + 8 <= length; at += 8) {
      const within = here ? at : at % READ_BYTES
      if (!here && within === 0) this.readPart(first * PAGE_BYTES + PAGE_HEADER_BYTES + at, length - at)
      yield bytes.readBigInt64LE(within)
    }
    return undefined
  }

  private readPart(position: number, left: number): void {
    const length = Math.min(left, READ_BYTES)
    requireThat(
      readSync(this.file, this.chunk, 0, length, position) === length,
      'its list is not in the file',
    )
  }
}

function at<T>(page: number, look: () => T): T {
  try {
    return look()
  } catch (error) {
    throw error instanceof PageFault ? new DamagedPage(page, error.message) : error
  }
}

/** Offsets in the header: of the two trees, then of the fields of each. */
const FREE_AT = 48
const STORED_AT = 96
const DEPTH = 6
const BRANCHES = 8
const LEAVES = 16
const OVERFLOWS = 24
const ENTRIES = 32
const ROOT = 40

/** What a file header states about a tree. */
export interface Tree {
  depth: number
  branches: number
  leaves: number
  /** Number of pages that hold large values. */
  overflows: number
  entries: number
  /** The page of the root; null for an empty tree. */
  root: number | null
}

export const treesOf = ({ bytes }: Header): { stored: Tree; free: Tree } => ({
  stored: treeAt(bytes, STORED_AT),
  free: treeAt(bytes, FREE_AT),
})

function treeAt(bytes: Buffer, at: number): Tree {
  const number = (field: number): number => Number(bytes.readBigUInt64LE(at + field))
  return {
    depth: bytes.readUInt16LE(at + DEPTH),
    branches: number(BRANCHES),
    leaves: number(LEAVES),
    overflows: number(OVERFLOWS),
    entries: number(ENTRIES),
    root: bytes.readBigUInt64LE(at + ROOT) === NO_PAGE ? null : number(ROOT),
  }
}
