import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { START, startOf } from './how-it-starts.mjs'
import { root } from './prepare.mjs'

it('knows how npm starts the shop', () => {
  assert.ok(START.flags.length > 0)
  assert.ok(Object.keys(START.environment).length > 0)
})

for (const file of ['Dockerfile', 'deploy/jaadi.service'])
  it(`starts the shop from ${file} as npm does`, () =>
    assert.deepEqual(startOf(readFileSync(join(root, file), 'utf8')), START))
