/** Runs tests of `npm test` for longer than there: what the commands named after drills do. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs'

/** Ends the process as the tests did. `environment` says how often. */
export async function drill({ built, projects, patterns, environment }) {
  ensureInstalled()
  await ensureBuilt(built)
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules', 'jest', 'bin', 'jest.js'),
      ...['--selectProjects', ...projects, '--runInBand'],
      ...['--testPathPatterns', ...patterns],
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } },
  )
  process.exit(status ?? 1)
}
