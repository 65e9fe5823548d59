/**
 * `npm run test:walks -- 10000 [seed]`: so many random interleavings of everything that can happen to orders and
 * payments, shared between the processors. What failed is printed with the seed that brings it back.
 */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs'

const [walks = '10000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2)
const SHARES = Math.max(2, availableParallelism())
/** Each batch has a seed of its own, counted from its share's. */
const SEEDS_APART = 1_000_000

ensureInstalled()
await ensureBuilt(['embedded-mongo', 'backend'])
const started = performance.now()
const shares = Array.from(
  { length: SHARES },
  (_, share) =>
    new Promise((resolve) => {
      const child = spawn(
        process.execPath,
        [
          join(root, 'node_modules', 'jest', 'bin', 'jest.js'),
          ...['--selectProjects', 'concurrency', '--runInBand', 'order-walks'],
        ],
        {
          cwd: root,
          stdio: 'inherit',
          env: {
            ...process.env,
            ORDER_WALKS: String(Math.ceil(Number(walks) / SHARES)),
            ORDER_WALKS_SEED: String(Number(seed) + share * SEEDS_APART),
          },
        },
      )
      child.on('exit', resolve)
    }),
)
const codes = await Promise.all(shares)
console.log(`${walks} interleavings took ${((performance.now() - started) / 60_000).toFixed(1)} minutes.`)
process.exit(codes.every((code) => code === 0) ? 0 : 1)
