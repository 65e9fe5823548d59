import assert from 'node:assert/strict'
import { it } from 'node:test'
import { releaseFaults } from './release.mjs'

const WHOLE = {
  version: '0.3.0',
  schema: 21,
  lockVersion: '0.3.0',
  changelog: '# Changelog\n\n## 0.3.0, schema 21\n\n- New.\n\n## 0.2.0, schema 20\n\n- Old.\n',
  changed: '',
  tags: ['v0.2.0'],
}

it('a release is complete with an entry, its schema, a free tag and nothing left to commit', () => {
  assert.deepEqual(releaseFaults(WHOLE), [])
})

for (const [change, said] of [
  [{ changed: ' M a.ts' }, 'not committed'],
  [{ schema: 22 }, '"## 0.3.0, schema 22"'],
  [{ changelog: '## 0.2.0, schema 20\n\n- Old.\n' }, 'says nothing under 0.3.0'],
  [{ changelog: '## 0.3.0, schema 21\n\n## 0.2.0, schema 20\n\n- Old.\n' }, 'says nothing under 0.3.0'],
  [{ lockVersion: '0.2.0' }, 'package-lock.json has version 0.2.0'],
  [{ tags: ['v0.3.0'] }, 'The tag v0.3.0 is taken'],
  [{ version: 'next' }, '"next" is not a version'],
])
  it(`a release names what is missing: ${JSON.stringify(change)}`, () => {
    assert.match(releaseFaults({ ...WHOLE, ...change }).join('\n'), new RegExp(said.replaceAll('.', '\\.')))
  })
