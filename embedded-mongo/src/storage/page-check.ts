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

/** The page at which a tree is damaged. */
export class DamagedPage extends Error {
  constructor(
    readonly page: number,
    readonly fault: string,
  ) {
    super(`Page ${page}: ${fault}.`)
  }
}

/** lmdb gives up on a tree that is deeper. */
const MAX_DEPTH = 32
const READ_BYTES = 64 * 1024

interface Level {
  page: TreePage
  number: number
  next: number
  commit: bigint
}

/**
 * Reads all pages of one commit as lmdb would, but trusts none of them: lmdb follows what a damaged page says, and the
 * process ends without a message. It needs two bits for each page of the file, and one page for each level of the tree.
 * The commit must stay as it is: a reader of lmdb has it pinned.
 * @throws DamagedPage
 */
export function* checkPages(file: number, header: Header): Work<void> {
  const { commit, lastPage } = header
  const { stored, free } = treesOf(header)
  const use = new PageUse(lastPage)
  yield* new TreeWalk(file, use, commit, Buffer.compare).walk(stored)
  yield* new FreeWalk(file, use, commit, byNumber).walk(free)
}

type Order = (a: Buffer, b: Buffer) => number

/** Commits, as the system writes numbers. */
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
  /** The key before, or the one that a branch gives to what comes. */
  private floor: Buffer | null = null
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
      // What is before the second key belongs to the first entry, whatever its own fields say.
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
        this.value(value)
      }
      this.keepFloor()
    })
    this.found.entries += page.nodes
  }

  /** A value on pages of its own. */
  private apart(value: Value): void {
    this.use.take(value.first, value.pages)
    this.found.overflows += value.pages
    at(value.first, () => requireOverflow(this.read(value.first, this.overflow), value, this.commit))
  }

  /** Nothing is known of what the engine stores. */
  protected value(_value: Value): void {
    // Documents are read by those who know them.
  }

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

  /** The buffer of its page is used again. */
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

/** The tree of the pages that are free: a value is a list of numbers, its length first. */
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

/** Of the pages that are free, and of all that is stored; then where each tells what of itself. */
const FREE_AT = 48
const STORED_AT = 96
const DEPTH = 6
const BRANCHES = 8
const LEAVES = 16
const OVERFLOWS = 24
const ENTRIES = 32
const ROOT = 40

/** What a header says of a tree. */
export interface Tree {
  depth: number
  branches: number
  leaves: number
  /** Pages of values that have pages of their own. */
  overflows: number
  entries: number
  /** Null: a tree without a page. */
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
