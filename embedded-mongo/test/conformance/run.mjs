/**
 * Runs the public driver specifications (unified test format) against the built engine:
 *   node test/conformance/run.mjs <folder> [part of a file's path]
 * The folder holds the specifications' JSON files; they are not part of this repository. Exits with 1 when a test fails
 * that expected.json does not list, or one that it lists passes.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { EJSON } from 'bson'
import { MongoClient } from 'mongodb'
import { startEmbeddedMongo } from '../../dist/index.js'
import { applies, schemaKnown } from './requirements.mjs'
import { runTest } from './test-case.mjs'

const [folder, only = ''] = process.argv.slice(2)
if (!folder) {
  console.error('usage: node test/conformance/run.mjs <folder> [part of a path]')
  process.exit(2)
}
const expected = JSON.parse(readFileSync(new URL('./expected.json', import.meta.url), 'utf8'))
const reasonFor = (path, description) =>
  expected.find((entry) => path.startsWith(entry.file) && (!entry.test || description.includes(entry.test)))
    ?.why

const filesOf = (directory) =>
  readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()

const TIMEOUT_MS = 12_000
function timed(promise) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('timed out')), TIMEOUT_MS)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

const directory = mkdtempSync(join(tmpdir(), 'conformance-'))
const engine = await startEmbeddedMongo({ directory, testCommands: true })
const uri = `mongodb://127.0.0.1:${engine.port}/?replicaSet=rs0`
const admin = await new MongoClient(uri, { retryWrites: false }).connect()
const tally = { passed: 0, refused: 0, skipped: 0, failed: [], unexpectedlyPassed: [] }

for (const path of filesOf(folder)) {
  const name = relative(folder, path)
  if (!name.includes(only)) continue
  const file = EJSON.parse(readFileSync(path, 'utf8'), { relaxed: true })
  for (const test of file.tests) {
    const title = `${name}: ${test.description}`
    const applicable =
      schemaKnown(file) &&
      applies(file.runOnRequirements) &&
      applies(test.runOnRequirements) &&
      !test.skipReason
    if (!applicable) {
      tally.skipped++
      continue
    }
    const why = reasonFor(name, test.description)
    try {
      await timed(runTest(file, test, { admin, uri }))
      tally.passed++
      if (why) tally.unexpectedlyPassed.push(title)
    } catch (error) {
      if (why) tally.refused++
      else tally.failed.push(`${title}\n    ${error.message}`)
    }
  }
}

await admin.close()
await engine.close()
rmSync(directory, { recursive: true, force: true })
for (const failure of tally.failed) console.log(`FAILED ${failure}`)
for (const title of tally.unexpectedlyPassed)
  console.log(`PASSED, though listed as expected to fail: ${title}`)
const applicable = tally.passed + tally.refused + tally.failed.length
console.log(
  `${tally.passed} of ${applicable} applicable tests passed, ${tally.refused} refused as listed, ${tally.failed.length} failed, ${tally.skipped} do not apply`,
)
process.exit(tally.failed.length > 0 || tally.unexpectedlyPassed.length > 0 ? 1 : 0)
