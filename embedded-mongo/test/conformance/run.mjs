/**
 * Runs the public driver specifications (unified test format) against the built engine:
 *   npm run conformance -- <folder> [part of a file's path]
 * and prints what passed, was refused and failed, for each folder in it and for all.
 * The folder holds the specifications' JSON files; they are not part of this repository. Exits with 1 when a test fails
 * that expected.json does not list or that fails with another code than it says, or one that it lists passes.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { EJSON } from 'bson'
import { MongoClient } from 'mongodb'
import { startEmbeddedMongo } from '../../dist/index.js'
import { applies, schemaKnown } from './requirements.mjs'
import { runTest } from './test-case.mjs'

const [folder, only = ''] = process.argv.slice(2)
if (!folder) {
  console.error('usage: npm run conformance -- <folder> [part of a path]')
  process.exit(2)
}
const expected = JSON.parse(readFileSync(new URL('./expected.json', import.meta.url), 'utf8'))
const refusalOf = (path, description) =>
  expected.find((entry) => path.startsWith(entry.file) && (!entry.test || description.includes(entry.test)))

/**
 * A refusal of the engine must have the code that is listed; a listed test without a code fails by itself.
 */
const isAsListed = (refusal, error) => refusal.code === undefined || refusal.code === error.code

const filesOf = (directory) =>
  readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()

const TEST_MS = 12_000
/** A file whose tests hang is ended after this time: its remaining tests count as failed. */
const FILE_MS = 120_000
function timed(promise, milliseconds) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('timed out')), milliseconds)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** Runs one test within the time that its file has left. */
function runInTime(file, test, ends) {
  const left = Math.min(TEST_MS, ends - performance.now())
  if (left <= 0) throw new Error(`not begun: its file took more than ${FILE_MS / 1000} s`)
  return timed(runTest(file, test, { admin, uri }), left)
}

const directory = mkdtempSync(join(tmpdir(), 'conformance-'))
const engine = await startEmbeddedMongo({ directory, port: 0, testCommands: true })
// The specifications set topologies, which contradict a direct connection.
const uri = engine.uri.replace('&directConnection=true', '')
const admin = await new MongoClient(uri, { retryWrites: false }).connect()
const tally = { passed: 0, refused: 0, skipped: 0, failed: [], unexpectedlyPassed: [] }

const folders = new Map()
/** The counts of the folder that a file is in. */
function numbersOf(name) {
  const key = dirname(name)
  if (!folders.has(key)) folders.set(key, { passed: 0, refused: 0, failed: 0 })
  return folders.get(key)
}

for (const path of filesOf(folder)) {
  const name = relative(folder, path)
  if (!name.includes(only)) continue
  const numbers = numbersOf(name)
  const file = EJSON.parse(readFileSync(path, 'utf8'), { relaxed: true })
  const ends = performance.now() + FILE_MS
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
    const refusal = refusalOf(name, test.description)
    try {
      await runInTime(file, test, ends)
      tally.passed++
      numbers.passed++
      if (refusal) tally.unexpectedlyPassed.push(title)
    } catch (error) {
      if (refusal && isAsListed(refusal, error)) {
        tally.refused++
        numbers.refused++
      } else {
        tally.failed.push(`${title}\n    ${error.message}`)
        numbers.failed++
      }
    }
  }
}

await admin.close()
await engine.close()
rmSync(directory, { recursive: true, force: true })
for (const failure of tally.failed) console.log(`FAILED ${failure}`)
for (const title of tally.unexpectedlyPassed)
  console.log(`PASSED, though listed as expected to fail: ${title}`)
for (const [name, { passed, refused, failed }] of folders)
  console.log(`${name}: ${passed} passed, ${refused} refused, ${failed} failed`)
const applicable = tally.passed + tally.refused + tally.failed.length
console.log(
  `${tally.passed} of ${applicable} applicable tests passed, ${tally.refused} refused as listed, ${tally.failed.length} failed, ${tally.skipped} do not apply`,
)
process.exit(tally.failed.length > 0 || tally.unexpectedlyPassed.length > 0 ? 1 : 0)
