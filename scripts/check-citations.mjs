/** Every page, rule, decision and file that a comment, a test name or a page cites is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { citationProblems } from './lib/citations.mjs'
import { root as here } from './lib/prepare.mjs'

/** `--root DIR` checks another checkout than this one. */
const root = resolve(parseArgs({ options: { root: { type: 'string', default: here } } }).values.root)

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report'])
/** Generated files, whose sources are checked, and the examples of refused citations. */
const UNREAD = /^scripts\/lib\/citations(\.spec)?\.mjs$/
const READ = /\.(ts|tsx|js|mjs|cjs|css|md|html|yml)$/

function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory())
      return SKIPPED.has(entry.name) || entry.name.startsWith('.') ? [] : filesBelow(path)
    return READ.test(path) && !UNREAD.test(path) ? [path] : []
  })
}

const texts = new Map()
function read(path) {
  if (!texts.has(path)) {
    const isFile = READ.test(path) && existsSync(join(root, path))
    texts.set(path, isFile ? readFileSync(join(root, path), 'utf8') : null)
  }
  return texts.get(path)
}
const files = filesBelow('')
const tree = {
  has: (path) => existsSync(join(root, path)),
  read,
  specs: files.filter((path) => /\.spec\.(ts|tsx|mjs)$/.test(path)),
  decisions: readdirSync(join(root, 'docs/adr')),
}
const problems = files.flatMap((file) =>
  citationProblems({ file, text: read(file) }, tree).map(
    ({ line, sentence }) => `${file}:${line} ${sentence}`,
  ),
)
problems.forEach((problem) => console.error(problem))
process.exit(problems.length > 0 ? 1 : 0)
