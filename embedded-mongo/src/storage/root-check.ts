import { closeSync, constants, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { KIND_AT, PAGE_BYTES } from './page.js'
import { PRIVATE_FILE } from './private-files.js'

/**
 * File beside the data with a checksum for each of the two newest commits, of its header and of the root
 * of its tree, and with the length that the file had then.
 */
export const SUM_FILE = 'root.sum'
const SLOT_BYTES = 24
/** The length in pages comes last; programs that did not know it left 0 there. */
const PAGES_IN_SLOT = 20

/**
 * lmdb's two headers, of which the newer one is valid: after the page's own fields a magic number, then
 * the fields below.
 */
const HEADERS = [0, PAGE_BYTES]
const MAGIC_AT = 24
const MAGIC = 0xbeefc0de
/**
 * Fields that are alike in both headers: the kind of page, the layout's version, an address, and (after
 * the size of the map) the size of a page.
 */
const HEADER_KIND = 0x08
const VERSION_AT = 28
const VERSION = Buffer.from('02000000' + '0000000000000000', 'hex')
const MAP_SIZE_AT = 40
/** Far more than the engine maps; no system maps more than this. */
const MAX_MAP_BYTES = 2n ** 44n
const PAGE_SIZE_AT = 48
const PAGE_SIZE_AND_FLAGS = Buffer.from('00100000' + '0800', 'hex')
/** Offset of the fields that change from commit to commit: from the roots to the number of the commit. */
const CHANGING_FROM = 64
const ROOT_AT = 136
const LAST_PAGE_AT = 144
const COMMIT_AT = 152
const HEADER_END = 160

/** lmdb's page number for a tree without pages. */
export const NO_PAGE = 2n ** 64n - 1n
const PAGE_COMMIT_AT = 8
const PAGE_KIND_AT = 18
const BRANCH_OR_LEAF = 0x03

export interface Header {
  bytes: Buffer
  commit: bigint
  root: bigint
  lastPage: number
}

/** Both headers, without what is left of the second one's page. */
const HEADERS_BYTES = PAGE_BYTES + HEADER_END

/**
 * The header of the newest commit; null when the file does not begin as a database does. `bytes` are those of both
 * headers, for a caller that reads them often.
 */
export function newestHeader(file: number, bytes = Buffer.alloc(HEADERS_BYTES)): Header | null {
  // Another process may write between the two reads.
  for (let before: Buffer | null = null; ;) {
    const isWhole = readSync(file, bytes, 0, HEADERS_BYTES, 0) === HEADERS_BYTES
    const pages = HEADERS.map((at) => bytes.subarray(at, at + HEADER_END))
    if (isWhole && pages.every(isHeader)) {
      const [even, odd] = pages.map(headerOf) as [Header, Header]
      if (follow(even.commit, odd.commit)) return even.commit > odd.commit ? even : odd
    }
    if (before?.equals(bytes)) return null
    before = Buffer.from(bytes)
  }
}

const isHeader = (page: Buffer): boolean =>
  page.readUInt16LE(KIND_AT) === HEADER_KIND &&
  page.readUInt32LE(MAGIC_AT) === MAGIC &&
  isAt(page, VERSION_AT, VERSION) &&
  page.readBigUInt64LE(MAP_SIZE_AT) <= MAX_MAP_BYTES &&
  isAt(page, PAGE_SIZE_AT, PAGE_SIZE_AND_FLAGS)

const isAt = (page: Buffer, at: number, bytes: Buffer): boolean =>
  page.compare(bytes, 0, bytes.length, at, at + bytes.length) === 0

const headerOf = (bytes: Buffer): Header => ({
  bytes,
  commit: bytes.readBigUInt64LE(COMMIT_AT),
  root: bytes.readBigUInt64LE(ROOT_AT),
  lastPage: Number(bytes.readBigUInt64LE(LAST_PAGE_AT)),
})

/**
 * Whether one commit follows the other. Commits alternate between the headers, even numbers in the first.
 * A new file has 0 in both, a copied file in the first.
 */
const follow = (even: bigint, odd: bigint): boolean =>
  even === 0n ? odd === 0n || odd % 2n === 1n : even % 2n === 0n && (odd === even + 1n || odd === even - 1n)

function rootPage(file: number, { root }: Header, page = Buffer.alloc(PAGE_BYTES)): Buffer | null {
  if (root === NO_PAGE) return Buffer.alloc(0)
  const at = Number(root) * PAGE_BYTES
  return Number.isSafeInteger(at) && readSync(file, page, 0, PAGE_BYTES, at) === PAGE_BYTES ? page : null
}

const sumOf = (header: Header, page: Buffer): number =>
  crc32(page, crc32(header.bytes.subarray(CHANGING_FROM, HEADER_END)))

/** Whether the page states its own number, the commit that wrote it, and that it belongs to a tree. */
const isRoot = (page: Buffer, { root, commit }: Header): boolean =>
  page.length === 0 ||
  (page.readBigUInt64LE(0) === root &&
    page.readBigUInt64LE(PAGE_COMMIT_AT) <= commit &&
    (page.readUInt16LE(PAGE_KIND_AT) & BRANCH_OR_LEAF) !== 0)

/**
 * Whether the root of this commit is as it was written. Without a checksum for the commit, only the root's
 * own fields are checked.
 */
export function isRootSound(file: number, directory: string, header: Header): boolean {
  const page = rootPage(file, header)
  if (!page || !isRoot(page, header)) return false
  const slot = readSlot(directory, header.commit)
  const isOurs =
    slot?.readBigUInt64LE(0) === header.commit &&
    slot.readBigUInt64LE(8) === fstatSync(file, { bigint: true }).ino
  return !slot || !isOurs || slot.readUInt32LE(16) === sumOf(header, page)
}

/**
 * How long the file was after the newest commits; 0 when that was not noted. lmdb does not write the last pages of a file
 * that one commit allocated and freed, so the header alone does not tell where the file ends.
 */
export function notedBytes(file: number, directory: string, { commit }: Header): number {
  const { ino } = fstatSync(file, { bigint: true })
  const pages = [commit, commit - 1n].map((each) => {
    const slot = each < 0n ? null : readSlot(directory, each)
    const isOurs = slot?.readBigUInt64LE(0) === each && slot.readBigUInt64LE(8) === ino
    return isOurs ? slot.readUInt32LE(PAGES_IN_SLOT) : 0
  })
  return Math.max(...pages) * PAGE_BYTES
}

const slotOf = (commit: bigint): number => Number(commit % BigInt(HEADERS.length)) * SLOT_BYTES

function readSlot(directory: string, commit: bigint): Buffer | null {
  try {
    const sums = openSync(join(directory, SUM_FILE), 'r')
    try {
      const slot = Buffer.alloc(SLOT_BYTES)
      return readSync(sums, slot, 0, SLOT_BYTES, slotOf(commit)) === SLOT_BYTES ? slot : null
    } finally {
      closeSync(sums)
    }
  } catch {
    return null
  }
}

/**
 * Writes the checksum of the newest commit. No commit waits for it, since a commit without a checksum is still
 * valid.
 */
export class RootSums {
  private readonly data: number
  private readonly sums: number | null
  private readonly inode: bigint
  /** How long the file is; asked again when it has grown. */
  private pages = 0
  private readonly headers = Buffer.alloc(HEADERS_BYTES)
  private readonly root = Buffer.alloc(PAGE_BYTES)
  private readonly slot = Buffer.alloc(SLOT_BYTES)

  constructor(directory: string, dataFile: string) {
    this.data = openSync(dataFile, 'r')
    this.inode = fstatSync(this.data, { bigint: true }).ino
    this.sums = openSums(join(directory, SUM_FILE))
    // The checksums of the last run were checked when the file was opened. They are erased, since a file
    // put in its place since then could reuse their commit numbers.
    if (this.sums !== null) ftruncateSync(this.sums)
  }

  /** To be called between two commits. */
  note(): void {
    if (this.sums === null) return
    const header = newestHeader(this.data, this.headers)
    const page = header && rootPage(this.data, header, this.root)
    if (!header || !page) return
    if (header.lastPage >= this.pages) this.pages = Math.floor(fstatSync(this.data).size / PAGE_BYTES)
    const { slot } = this
    slot.writeBigUInt64LE(header.commit, 0)
    slot.writeBigUInt64LE(this.inode, 8)
    slot.writeUInt32LE(sumOf(header, page), 16)
    slot.writeUInt32LE(this.pages, PAGES_IN_SLOT)
    try {
      writeSync(this.sums, slot, 0, SLOT_BYTES, slotOf(header.commit))
    } catch {
      // The disk is full: the slot keeps the checksum of an older commit.
    }
  }

  /** The file was made longer, other than by a commit. */
  grown(): void {
    this.pages = 0
  }

  close(): void {
    closeSync(this.data)
    if (this.sums !== null) closeSync(this.sums)
  }
}

function openSums(path: string): number | null {
  try {
    return openSync(path, constants.O_RDWR | constants.O_CREAT, PRIVATE_FILE)
  } catch {
    return null
  }
}
