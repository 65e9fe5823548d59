/**
 * `npm run release [-- --dry-run]`: gives the last commit the tag of the version in package.json, once all that belongs to
 * a release is there. With `--dry-run` it only looks. Ends with 1 and a line for each thing that is missing.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, root } from './lib/prepare.mjs'
import { releaseFaults } from './lib/release.mjs'

const isTrial = process.argv.includes('--dry-run')
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim()
const read = (file) => readFileSync(join(root, file), 'utf8')

await ensureBuilt(['embedded-mongo', 'backend'])
const { SCHEMA_VERSION: schema } = await import('../backend/dist/migrations/migrations.js')
const { version } = JSON.parse(read('package.json'))
const faults = releaseFaults({
  version,
  schema,
  lockVersion: JSON.parse(read('package-lock.json')).version,
  changelog: read('CHANGELOG.md'),
  changed: git('status', '--porcelain'),
  tags: git('tag', '--list').split('\n'),
})
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
if (isTrial)
  console.log(`v${version} with schema ${schema} can be released; npm test has to be green before.`)
else {
  if (
    spawnSync('git', ['tag', '-a', `v${version}`, '-m', `Jaadi ${version}`], { cwd: root, stdio: 'inherit' })
      .status !== 0
  )
    process.exit(1)
  console.log(`v${version} is tagged. Publish it: git push --follow-tags`)
}
