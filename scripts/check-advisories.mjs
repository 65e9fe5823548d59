/**
 * Asks the registry for known holes in what the shop runs with. One that is high or critical is a failure. Without an
 * answer there is none: it only says so.
 */
import { spawnSync } from 'node:child_process'
import { judgedAudit } from './lib/advisories.mjs'
import { root } from './lib/prepare.mjs'

const { stdout } = spawnSync(
  'npm',
  ['audit', '--json', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=15000'],
  { cwd: root, encoding: 'utf8', timeout: 60_000, shell: process.platform === 'win32' },
)
const { ok, sentence } = judgedAudit(stdout ?? '')
console.log(sentence)
process.exit(ok ? 0 : 1)
