/** How the shop is started, for whoever starts it otherwise and must not measure another program (ADR 28). */
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

/** As `npm start` does it. */
export const START = startOf(scripts.start)
