/**
 * `npm run test:kills -- 50`: kills the application, and the database alone, that often during checkouts, and looks
 * after each whether anything acknowledged is lost.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs'

const [kills = '50'] = process.argv.slice(2)
ensureInstalled()
await ensureBuilt(['embedded-mongo', 'backend'])
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules', 'jest', 'bin', 'jest.js'),
    ...['--selectProjects', 'faults', '--runInBand', 'kill-during-orders'],
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, KILLS: kills } },
)
process.exit(status ?? 1)
