/**
 * `npm test`: everything, from static checks to browser journeys; ends with a line `N passed, M failed`. Continuous
 * integration (`CI=true`) has the tests run on the Node of `.nvmrc`, and a few of them on its own Node as well, where
 * that is of another line.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { STATIC_CHECKS } from './checks.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { LONG_TERM, longTermNode } from './lib/long-term-node.mjs'
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs'
import { runAll } from './lib/run.mjs'

const CACHE = join(root, '.cache')
/** Without it, V8 lets the applications of finished files lie until each worker has grown to several gigabytes. */
const WORKER_MB = 1536
/**
 * Size of V8's young generation from the start on. In V8's own sizes the workers collect it so often that it costs a
 * twenty-fifth of the time.
 */
const YOUNG_MB = 64
/**
 * What shows soon that a Node runs the shop: every unit, the engine's transactions, each call of a
 * checkout, and the built shop started, asked for its health and stopped. Static checks and the build run on it anyway.
 */
const TELLING = [
  'backend/src/',
  'embedded-mongo/test/contract/transactions',
  'backend/test/contract/payments/checkout',
  'backend/test/faults/start-up',
]
const INSTALLED = { node: process.execPath, env: process.env }
const bin = (name) => join(root, 'node_modules', '.bin', name)
const started = performance.now()
const totals = { passed: 0, failed: 0 }
const phases = []
const count = (passed, failed) => ((totals.passed += passed), (totals.failed += failed))

/** Notes how long the work took, for the summary at the end. */
async function phase(name, work) {
  console.log(`\n— ${name}`)
  const begun = performance.now()
  await work()
  phases.push(`${name} ${((performance.now() - begun) / 60_000).toFixed(1)}`)
}

/** Prints the slowest files, in which to look for the reason of a slow run. */
function printSlowest({ testResults }) {
  const slowest = testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 8)
  console.log('\nSlowest files:')
  for (const { name, seconds } of slowest)
    console.log(`${seconds.toFixed(0).padStart(5)} s  ${relative(root, name)}`)
}

/**
 * Runs a runner that writes a JSON report. If there is no report, or the exit code fails without a failed test, that
 * counts as a failure.
 */
async function runReported(file, args, report, read, env) {
  rmSync(report, { force: true })
  const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env })
  const [status] = await once(child, 'close')
  const { passed, failed } = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1 }
  count(passed, status !== 0 && failed === 0 ? 1 : failed)
}

async function main() {
  ensureInstalled()
  mkdirSync(CACHE, { recursive: true })
  await phase('build', () => ensureBuilt())
  await phase('static checks', checkStatically)
  const tested = nodeOfTests()
  if (tested !== INSTALLED)
    await phase(`the telling tests on Node ${process.versions.node}`, () => runJest(INSTALLED, TELLING))
  await phase('unit, contract, concurrency, fault and screen tests', () => runJest(tested))
  // After the others and not beside them: a screen that is drawn while two more processes want each processor is judged
  // by chance.
  await phase('browser journeys', () => runJourneys(tested))
}

/** The Node that all tests run on. Without an answer of the registry it is the one that is there. */
function nodeOfTests() {
  const lineOf = (version) => version.split('.')[0]
  const isOther = lineOf(process.versions.node) !== lineOf(LONG_TERM)
  const longTerm = process.env.CI === 'true' && isOther ? longTermNode() : null
  console.log(`\nTests run on Node ${longTerm === null ? process.versions.node : LONG_TERM}.`)
  return longTerm ?? INSTALLED
}

async function checkStatically() {
  const checks = await runAll(STATIC_CHECKS)
  count(checks.filter(({ ok }) => ok).length, checks.filter(({ ok }) => !ok).length)

  const sizes = ['storefront', 'admin'].map((app) => ({
    name: `size budget ${app}`,
    file: 'npm',
    args: ['run', '-s', 'check-size'],
    cwd: join(root, app),
  }))
  const budgets = await runAll(sizes)
  count(budgets.filter(({ ok }) => ok).length, budgets.filter(({ ok }) => !ok).length)
}

async function runJest({ node, env }, paths = []) {
  const jestReport = join(CACHE, 'jest.json')
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js')
  const sizes = [
    `--max-old-space-size=${WORKER_MB}`,
    `--min-semi-space-size=${YOUNG_MB}`,
    `--max-semi-space-size=${YOUNG_MB}`,
  ]
  const args = [...sizes, jest, '--json', `--outputFile=${jestReport}`, ...paths]
  const read = (report) => {
    printSlowest(report)
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests,
    }
  }
  await runReported(node, args, jestReport, read, env)
}

async function runJourneys({ env }) {
  const chromium = ensureChromium()
  const e2eReport = join(CACHE, 'e2e.json')
  if (chromium === null) {
    count(0, 1)
    console.error('There is no Chromium, and none could be installed.')
    return
  }
  await runReported(
    bin('playwright'),
    ['test', '--config', 'e2e/playwright.config.ts'],
    e2eReport,
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }),
    { ...env, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport },
  )
}

try {
  await main()
} catch (error) {
  console.error(error)
  count(0, 1)
}
console.log(`\nMinutes: ${phases.join(', ')}.`)
console.log(`All checks took ${((performance.now() - started) / 60_000).toFixed(1)} minutes.`)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1)
