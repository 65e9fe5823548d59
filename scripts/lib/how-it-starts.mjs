/**
 * How the shop is started, for programs that start it in another way and must measure the same one (ADR
 * 28).
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

/** Flags of Node, and the environment that it gets. */
export function startOf(text) {
  return {
    flags: [...new Set(text.match(/--max-[a-z-]+=\d+/g))],
    environment: Object.fromEntries(
      Array.from(text.matchAll(/\b(MALLOC_\w+)=(\d+)/g), ([, name, value]) => [name, value]),
    ),
  }
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The flags and environment of `npm start`. */
export const START = startOf(scripts.start)
