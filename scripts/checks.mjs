/** The checks that need no running application: types, lint, format, boundaries, dead code, citations, API drift. */
import { join } from 'node:path'
import { root } from './lib/prepare.mjs'

const bin = (name) => join(root, 'node_modules', '.bin', name)
const at = (cwd, name, file, ...args) => ({ name, file: bin(file), args, cwd: join(root, cwd) })
const node = (name, ...args) => ({ name, file: process.execPath, args, cwd: root })
const TSC = 'node_modules/typescript-native/bin/tsc'
/**
 * With the native compiler, in a tenth of the time. The other TypeScript is there for tools that use it as a library.
 * One thread each: several would work out the same types again, and another check has the other processor.
 */
const typecheck = (workspace) =>
  node(`types ${workspace}`, TSC, '-p', workspace, '--noEmit', '--singleThreaded')

export const STATIC_CHECKS = [
  at('.', 'lint', 'oxlint', '--type-aware'),
  ...['backend', 'embedded-mongo', 'storefront', 'admin', 'e2e'].map(typecheck),
  at('.', 'format', 'oxfmt', '--check'),
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
    // With the reason of the rule that is broken.
    '--output-type',
    'err-long',
  ),
  node('folders in no circle', 'scripts/check-folders.mjs'),
  at('.', 'unused code', 'knip', '--cache', '--cache-location', '.cache/knip'),
  node('citations', 'scripts/check-citations.mjs'),
  node('commit subjects', 'scripts/check-commits.mjs'),
  node(
    'tests of the scripts',
    '--test',
    'scripts/lib/citations.spec.mjs',
    'scripts/lib/circles.spec.mjs',
    'scripts/lib/how-it-starts.spec.mjs',
    'scripts/lib/image.spec.mjs',
    'scripts/lib/release.spec.mjs',
    'scripts/lib/supply-chain.spec.mjs',
    'scripts/lint/plugin.spec.mjs',
    'scripts/module-graph.spec.mjs',
    'scripts/soak/judge.spec.mjs',
    'scripts/walk/proxy.spec.mjs',
  ),
  node('dependencies are explained', 'scripts/check-dependencies.mjs'),
  node('licences', 'scripts/check-licences.mjs'),
  { ...node('advisories', 'scripts/check-advisories.mjs'), tells: true },
  node('generated files are up to date', 'scripts/generate.mjs', '--check'),
]
