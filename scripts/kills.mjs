/**
 * `npm run test:kills -- 50`: kills the application during checkouts and while it sends messages, and the database
 * alone during writes of every kind, that often. After each kill it checks that nothing acknowledged is lost, and that indexes agree with documents.
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
    ...['--selectProjects', 'faults', 'embedded-mongo', '--runInBand'],
    ...['--testPathPatterns', 'kill-during-orders', 'kill-during-messages', 'killed-writers'],
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, KILLS: kills } },
)
process.exit(status ?? 1)
