/** Every dependency has its line of reason in docs/dependencies.md, and the lock file records no addresses. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/prepare.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')
const manifests = [
  '.',
  'backend',
  'wire',
  'admin',
  'admin/icons',
  'storefront',
  'embedded-mongo',
  'e2e',
  'lighthouse',
].map((folder) => JSON.parse(read(join(folder, 'package.json'))))
const declared = new Set(
  manifests.flatMap(({ dependencies = {}, devDependencies = {} }) =>
    Object.keys({ ...dependencies, ...devDependencies }),
  ),
)
const explained = new Set(
  [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name),
)
const problems = [
  ...[...declared]
    .filter((name) => !name.startsWith('@jaadi/') && !explained.has(name))
    .map((name) => `${name} has no line in docs/dependencies.md`),
  ...[...explained]
    .filter((name) => !declared.has(name))
    .map((name) => `docs/dependencies.md explains ${name}, which nothing declares`),
  ...(/"resolved": "https?:/.test(read('package-lock.json'))
    ? ['package-lock.json records download addresses']
    : []),
]
problems.forEach((problem) => console.error(problem))
process.exit(problems.length > 0 ? 1 : 0)
