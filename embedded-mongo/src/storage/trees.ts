import { type Header, NO_PAGE } from './root-check.js'

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
