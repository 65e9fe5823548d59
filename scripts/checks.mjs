/** The checks that need no running application: types, lint, format, boundaries, dead code, API drift. */
import { join } from 'node:path'
import { root } from './lib/prepare.mjs'

const bin = (name) => join(root, 'node_modules', '.bin', name)
const at = (cwd, name, file, ...args) => ({ name, file: bin(file), args, cwd: join(root, cwd) })
const typecheck = (workspace) =>
  at(
    '.',
    `types ${workspace}`,
    'tsc',
    '-p',
    workspace,
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/${workspace}.tsbuildinfo`,
  )

export const STATIC_CHECKS = [
  at('.', 'lint', 'eslint', '.', '--cache', '--cache-location', '.cache/eslint/', '--max-warnings', '0'),
  ...['backend', 'embedded-mongo', 'storefront', 'admin', 'e2e'].map(typecheck),
  at(
    '.',
    'format',
    'prettier',
    '--check',
    '.',
    '--cache',
    '--cache-location',
    '.cache/prettier',
    '--log-level',
    'warn',
  ),
  at(
    '.',
    'boundaries',
    'depcruise',
    'backend/src',
    'admin/src',
    'storefront/src',
    'embedded-mongo/src',
    '--config',
    '.dependency-cruiser.cjs',
  ),
  at('.', 'unused code', 'knip'),
  {
    name: 'generated files are up to date',
    file: process.execPath,
    args: ['scripts/generate.mjs', '--check'],
    cwd: root,
  },
]
