/**
 * Checks the format of every file: oxfmt does so in a second. Prettier decides where oxfmt would lay out otherwise:
 * unions that fit on one line of their own, and the order of keys in a package.json.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './lib/prepare.mjs'

function run(tool, ...args) {
  const path = join(root, 'node_modules', tool)
  return spawnSync(process.execPath, [path, ...args], { cwd: root, encoding: 'utf8' })
}

const looked = run('oxfmt/bin/oxfmt', '-c', '.prettierrc.json', '--list-different', '.')
if (looked.stderr !== '' || looked.status === null || looked.status > 1) {
  console.error(looked.stderr, looked.error ?? '')
  process.exit(1)
}
const doubtful = looked.stdout.split('\n').filter(Boolean)
if (doubtful.length > 0) {
  const judged = run('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', ...doubtful)
  process.stderr.write(judged.stderr)
  process.exit(judged.status ?? 1)
}
