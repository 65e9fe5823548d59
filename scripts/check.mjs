/** `npm run check`: what a commit must pass; quick when warm. */
import { join } from 'node:path'
import { STATIC_CHECKS } from './checks.mjs'
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs'
import { runAll } from './lib/run.mjs'

ensureInstalled()
await ensureBuilt(['embedded-mongo', 'backend', 'wire'])
const unit = {
  name: 'unit tests',
  file: join(root, 'node_modules', '.bin', 'jest'),
  args: ['--selectProjects', 'unit'],
  cwd: root,
}
const results = await runAll([...STATIC_CHECKS, unit])
process.exit(results.every(({ ok }) => ok) ? 0 : 1)
