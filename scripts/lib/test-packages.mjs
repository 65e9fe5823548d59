/**
 * Jest loads every module anew for every test file: two thousand files for a screen of the console. The packages that an
 * app imports are joined into a few files first, as a browser gets them too.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

const IMPORTED = /(?:^import|^(?:import|export)\b.* from|^\} from|\bimport\()\s*'([@a-z][^'\n]*)'/gm
/** React asks Node for its timers in a way that a joined file does not have. */
const APART = /^(?:react|react-dom)(?:$|\/)/
/** Styles have a stub, and of types nothing is left to load. */
const NOT_JOINED = [APART, /^(?:node:|@jaadi\/|@mui\/icons-material$)/, /\.css$/]

const sourcesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))

/** The packages that the sources and specs of an app import, by the names that stand there. */
export function packagesOf(app) {
  const imported = sourcesBelow(join(root, app, 'src')).flatMap((text) =>
    [...text.matchAll(IMPORTED)].map(([, name]) => name),
  )
  return [...new Set(imported)].filter((name) => !NOT_JOINED.some((kind) => kind.test(name))).sort()
}

export const bundlesOf = (app) => join(root, '.cache', 'test-packages', app)

/** Joins the packages of an app, unless that was done with these very ones. */
export async function bundlePackages(app) {
  const names = packagesOf(app)
  const wanted = createHash('sha256')
    .update(names.join('\n'))
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(readFileSync(import.meta.filename))
    .digest('hex')
  const dir = bundlesOf(app)
  const stamp = join(dir, '.bundled')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  rmSync(dir, { recursive: true, force: true })
  const { rolldown } = await import('rolldown')
  const joined = await rolldown({
    input: Object.fromEntries(names.map((name) => [name, name])),
    cwd: join(root, app),
    platform: 'browser',
    external: APART,
    transform: { define: { 'process.env.NODE_ENV': '"test"', 'import.meta': '{}' } },
    // Directives for bundlers of servers, and defaults beside names: jest takes both as Node does.
    checks: { moduleLevelDirective: false, mixedExports: false },
  })
  await joined.write({
    dir,
    format: 'cjs',
    keepNames: true,
    entryFileNames: '[name].cjs',
    chunkFileNames: 'shared/[name].cjs',
  })
  mkdirSync(dir, { recursive: true })
  writeFileSync(stamp, wanted)
}
