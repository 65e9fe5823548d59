const BEYOND = 0xffff

/**
 * Where the nodes of one page begin and end. lmdb places them without gaps up to the page's end, each at
 * an even offset.
 */
export class NodePlaces {
  /** Indexed by half a node's offset: the page for which the node was noted, and where it ends. */
  private readonly notedFor: Uint32Array
  private readonly ends: Uint16Array
  private page = 0
  private first = 0

  constructor(private readonly room: number) {
    this.notedFor = new Uint32Array(room / 2)
    this.ends = new Uint16Array(room / 2)
  }

  /** Starts with the next page, whose first node lies at `first`. */
  begin(first: number): void {
    this.page = (this.page + 1) >>> 0
    this.first = first
  }

  add(at: number, bytes: number): void {
    this.notedFor[at / 2] = this.page
    this.ends[at / 2] = Math.min(at + bytes + (bytes % 2), BEYOND)
  }

  /** Whether exactly so many nodes fill the page to its end without gap or overlap. */
  areFilledBy(nodes: number): boolean {
    let at = this.first
    for (let left = nodes; left > 0; left--) {
      if (at >= this.room || this.notedFor[at / 2] !== this.page) return false
      at = this.ends[at / 2] as number
    }
    return at === this.room
  }
}

/**
 * Layout of lmdb's page in the file: its own number, the commit that wrote it, its kind, and the two
 * bounds of its free space.
 */
export const PAGE_BYTES = 4096
export const PAGE_HEADER_BYTES = 24
/** Room for nodes on a page. Bounds and offsets of nodes count from the end of the header. */
export const ROOM = PAGE_BYTES - PAGE_HEADER_BYTES
const COMMIT_AT = 8
export const KIND_AT = 18
const LOWER_AT = 20
const UPPER_AT = 22
const PAGES_AT = 20

export const BRANCH = 0x01
export const LEAF = 0x02
export const OVERFLOW = 0x04

/** A node: four bytes of length (in a branch: six of a page's number), two of flags, two of the key's length, key, value. */
const NODE_HEADER_BYTES = 8
const FLAGS_AT = 4
const KEY_LENGTH_AT = 6
/**
 * Flag of a value that lies on pages of its own. The node then holds the first page's number, its commit
 * and the number of pages.
 */
const BIG = 1
const BIG_BYTES = 24

/** A page is damaged; the message says how. */
export class PageFault extends Error {}

export function requireThat(holds: boolean, otherwise: string): void {
  if (!holds) throw new PageFault(otherwise)
}

/** A page of a tree. */
export interface TreePage {
  bytes: Buffer
  isBranch: boolean
  nodes: number
}

export const commitOf = (page: Buffer): bigint => page.readBigUInt64LE(COMMIT_AT)

function requireOwn(page: Buffer, number: number, newest: bigint): void {
  requireThat(page.readBigUInt64LE(0) === BigInt(number), 'it says that it is another page')
  requireThat(commitOf(page) <= newest, 'it is newer than the page that leads to it')
}

const places = new NodePlaces(ROOM)

/** Checks all of a page except the order of its keys. `newest`: the commit of the page that leads to it. */
export function treePage(bytes: Buffer, number: number, newest: bigint): TreePage {
  requireOwn(bytes, number, newest)
  const kind = bytes.readUInt16LE(KIND_AT)
  requireThat(kind === BRANCH || kind === LEAF, `it is of kind ${kind}, and belongs to no tree`)
  const lower = bytes.readUInt16LE(LOWER_AT)
  const upper = bytes.readUInt16LE(UPPER_AT)
  requireThat(lower % 2 === 0 && lower <= upper && upper <= ROOM, 'its bounds are wrong')
  const page = { bytes, isBranch: kind === BRANCH, nodes: lower / 2 }
  requireThat(page.nodes > (page.isBranch ? 1 : 0), 'it holds nothing')
  places.begin(upper)
  for (let index = 0; index < page.nodes; index++) {
    const at = nodeAt(page, index)
    requireThat(
      at % 2 === 0 && at >= PAGE_HEADER_BYTES + upper && at + NODE_HEADER_BYTES <= PAGE_BYTES,
      NO_NODE,
    )
    places.add(at - PAGE_HEADER_BYTES, nodeBytes(page, at))
  }
  requireThat(places.areFilledBy(page.nodes), 'its entries do not lie side by side')
  return page
}

const NO_NODE = 'an entry lies outside of it'

const nodeAt = ({ bytes }: TreePage, index: number): number =>
  PAGE_HEADER_BYTES + bytes.readUInt16LE(PAGE_HEADER_BYTES + 2 * index)

function nodeBytes({ bytes, isBranch }: TreePage, at: number): number {
  const key = NODE_HEADER_BYTES + bytes.readUInt16LE(at + KEY_LENGTH_AT)
  if (isBranch) return key
  const flags = bytes.readUInt16LE(at + FLAGS_AT)
  requireThat(flags === 0 || flags === BIG, 'an entry is of no known kind')
  return key + (flags === BIG ? BIG_BYTES : bytes.readUInt32LE(at))
}

export function keyOf(page: TreePage, index: number): Buffer {
  const at = nodeAt(page, index)
  const start = at + NODE_HEADER_BYTES
  return page.bytes.subarray(start, start + page.bytes.readUInt16LE(at + KEY_LENGTH_AT))
}

/** The page number that an entry of a branch points to. */
export const childOf = (page: TreePage, index: number): number =>
  page.bytes.readUIntLE(nodeAt(page, index), 6)

/** Where the value of a leaf's entry lies: within the page, or on other pages. */
export interface Value {
  length: number
  here: Buffer | null
  first: number
  pages: number
}

export function valueOf(page: TreePage, index: number): Value {
  const { bytes } = page
  const at = nodeAt(page, index)
  const start = at + NODE_HEADER_BYTES + bytes.readUInt16LE(at + KEY_LENGTH_AT)
  const length = bytes.readUInt32LE(at)
  if (bytes.readUInt16LE(at + FLAGS_AT) !== BIG)
    return { length, here: bytes.subarray(start, start + length), first: 0, pages: 0 }
  return {
    length,
    here: null,
    first: Number(bytes.readBigUInt64LE(start)),
    pages: Number(bytes.readBigUInt64LE(start + 16)),
  }
}

/** Checks the first of the pages that hold one value; the other pages have no header. */
export function requireOverflow(bytes: Buffer, { first, pages, length }: Value, newest: bigint): void {
  requireOwn(bytes, first, newest)
  requireThat(bytes.readUInt16LE(KIND_AT) === OVERFLOW, 'it does not hold a value')
  requireThat(bytes.readUInt32LE(PAGES_AT) === pages, 'it says that its value takes another number of pages')
  requireThat(length <= pages * PAGE_BYTES - PAGE_HEADER_BYTES, 'its value does not fit')
}
