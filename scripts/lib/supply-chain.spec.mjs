import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { judgedAudit } from './advisories.mjs'
import { imagesIn, withDigests } from './image-digests.mjs'
import { isAllowedBy, licenceProblems } from './licences.mjs'
import { root } from './prepare.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')

describe('licences', () => {
  const isAllowed = (id) => ['MIT', 'ISC'].includes(id)

  for (const [expression, allowed] of [
    ['MIT', true],
    ['GPL-3.0', false],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0 AND GPL-2.0 OR MIT', true],
    ['(GPL-3.0 OR MIT) AND ISC', true],
    ['(GPL-3.0 OR MIT) AND (ISC AND GPL-2.0)', false],
    ['', false],
  ])
    it(`are ${allowed ? 'allowed' : 'refused'} as "${expression}"`, () =>
      assert.equal(isAllowedBy(expression, isAllowed), allowed))

  it('are demanded of every package, and those that bind changes only allowed where named', () => {
    const packages = {
      '': { license: 'UNLICENSED' },
      backend: { license: 'UNLICENSED' },
      'node_modules/@jaadi/backend': { link: true },
      'node_modules/free': { version: '1.0.0', license: 'MIT' },
      'node_modules/a/node_modules/@img/sharp-linux-x64': { version: '1.0.0', license: 'LGPL-3.0-or-later' },
      'node_modules/tool': { version: '1.0.0', license: 'MPL-2.0', dev: true },
      'node_modules/lib': { version: '1.0.0', license: 'MPL-2.0' },
      'node_modules/@x/silent': { version: '2.0.0' },
      'node_modules/copyleft': { version: '3.0.0', license: 'AGPL-3.0', dev: true },
    }
    assert.deepEqual(licenceProblems(packages), [
      'lib 1.0.0 has the licence MPL-2.0',
      '@x/silent 2.0.0 names no licence',
      'copyleft 3.0.0 has the licence AGPL-3.0',
    ])
  })
})

describe('advisories', () => {
  const hole = (severity) => ({ name: 'left-pad', severity, range: '<2' })
  const audit = (...severities) =>
    JSON.stringify({ vulnerabilities: Object.assign({}, severities.map(hole)) })

  it('that are high or critical are a failure, which names the package', () => {
    for (const severity of ['high', 'critical'])
      assert.deepEqual(judgedAudit(audit('low', severity)), {
        ok: false,
        sentence: `Known holes: left-pad <2 (${severity}). Run npm audit for more.`,
      })
  })

  it('that are less are none', () => assert.equal(judgedAudit(audit('low', 'moderate')).ok, true))

  for (const [name, output] of [
    ['nothing', ''],
    ['a page', '<html>'],
    ['a refusal', '{"error":{"code":"ENOAUDIT"}}'],
  ])
    it(`are not known when the registry answers with ${name}, which is said and is no failure`, () => {
      const { ok, sentence } = judgedAudit(output)
      assert.equal(ok, true)
      assert.match(sentence, /does not answer about advisories/)
    })
})

describe('images', () => {
  const digest = `sha256:${'0a'.repeat(32)}`

  it('are found in the Dockerfile and in the compose files', () => {
    assert.deepEqual(new Set(imagesIn(read('Dockerfile'))), new Set(['node:24.15.0-bookworm-slim']))
    assert.deepEqual(imagesIn(read('docker-compose.yml')), ['mongo:8.0', 'node:24.15.0-bookworm-slim'])
    assert.deepEqual(imagesIn(read('deploy/compose.yml')), ['mongo:8.0', 'mongo:8.0', 'caddy:2.11.4-alpine'])
  })

  it('stand with their digest wherever they are named', () => {
    for (const file of ['Dockerfile', 'docker-compose.yml', 'deploy/compose.yml']) {
      const digests = read(file).match(/^(?:FROM |\s*image: )\S+@sha256:[0-9a-f]{64}(?=\s)/gm) ?? []
      assert.equal(digests.length, imagesIn(read(file)).length, file)
    }
  })

  it('get their digest, in the place of an older one', () => {
    const text = `FROM node:24 AS build\nFROM node:24\n    image: mongo:8@sha256:${'1'.repeat(64)}\n    build: ..\n`
    assert.equal(
      withDigests(text, () => digest),
      `FROM node:24@${digest} AS build\nFROM node:24@${digest}\n    image: mongo:8@${digest}\n    build: ..\n`,
    )
  })
})

it('npm run sbom lists every package of the lock file, with its hash and its licence', () => {
  const output = execFileSync('npm', ['run', '-s', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  })
  const { bomFormat, components } = JSON.parse(output)
  assert.equal(bomFormat, 'CycloneDX')
  const listed = new Map(components.map((one) => [one['bom-ref'], one]))
  const locked = Object.entries(JSON.parse(read('package-lock.json')).packages)
  const missing = locked.flatMap(([path, { name, version, link }]) => {
    const [, folder] = path.split(/^(?:.*\/)?node_modules\//)
    if (folder === undefined || link) return []
    const listedAs =
      listed.get(`${name ?? folder}@${version}`) ?? listed.get(`${folder}@npm:${name}@${version}`)
    return listedAs?.hashes?.length > 0 ? [] : [`${folder}@${version}`]
  })
  assert.deepEqual(missing, [])
})
