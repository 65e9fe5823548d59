import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { it } from 'node:test'
import { pathsInImage } from './image.mjs'
import { sourcesBelow } from './imports.mjs'
import { root } from './prepare.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')

/** What an owner runs, with Docker too: docs/operating.md. */
const COMMANDS = [
  'start',
  'admin:create',
  'backup',
  'backup:key',
  'backup:fetch',
  'restore',
  'move',
  'db:verify',
  'stock:check',
  'seed',
  'db',
]

/** A script and all that it imports by a relative path, as paths from the root. What was built is not read. */
function filesOf(file, found = new Set()) {
  if (found.has(file)) return found
  found.add(file)
  if (!/^scripts\//.test(file)) return found
  const specifiers = read(file).matchAll(/\b(?:from|import)\s*\(?\s*['`](\.[^'`]+)['`]/g)
  for (const [, specifier] of specifiers) filesOf(posix.join(posix.dirname(file), specifier), found)
  return found
}

const { scripts } = JSON.parse(read('package.json'))
const there = pathsInImage()
const isThere = (file) => there.some((path) => file === path || file.startsWith(`${path}/`))

for (const command of COMMANDS)
  it(`has every file of npm run ${command} in the image`, () => {
    const [script] = /scripts\/[\w-]+\.mjs/.exec(scripts[command])
    assert.deepEqual(
      [...filesOf(script)].filter((file) => !isThere(file)),
      [],
    )
  })

it('has in the image what the built code reads from among the sources', () => {
  const named = sourcesBelow('backend/src').flatMap((file) =>
    Array.from(
      read(file).matchAll(/new URL\(['`](?:\.\.\/)+(src\/[\w./-]*\w)/g),
      ([, path]) => `backend/${path}`,
    ),
  )
  assert.ok(named.length > 0)
  assert.deepEqual(
    named.filter((path) => !isThere(path)),
    [],
  )
})

it('keeps the settings and the secrets of deploy/compose.yml out of git and out of the image', () => {
  const compose = read('deploy/compose.yml')
  const [, settings] = /env_file: \[(.+)\]/.exec(compose)
  const secrets = Array.from(compose.matchAll(/file: (secrets)\//g), ([, folder]) => folder)
  assert.ok(secrets.length > 0)
  for (const list of ['.gitignore', '.dockerignore'])
    for (const name of new Set([settings, ...secrets]))
      assert.ok(read(list).split('\n').includes(`deploy/${name}`), `${list} does not name deploy/${name}`)
})
