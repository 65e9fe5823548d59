/** `npm test`: everything, from static checks to browser journeys; ends with a line `N passed, M failed`. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { STATIC_CHECKS } from './checks.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs'
import { runAll } from './lib/run.mjs'

const CACHE = join(root, '.cache')
/** Without it, V8 lets the applications of finished files lie until each worker has grown to several gigabytes. */
const WORKER_MB = 1536
const bin = (name) => join(root, 'node_modules', '.bin', name)
const started = performance.now()
const totals = { passed: 0, failed: 0 }
const phases = []
const count = (passed, failed) => ((totals.passed += passed), (totals.failed += failed))

/** Notes how long a phase took, for the summary at the end. */
async function phase(name, work) {
  console.log(`\n— ${name}`)
  const begun = performance.now()
  await work()
  phases.push(`${name} ${((performance.now() - begun) / 60_000).toFixed(1)}`)
}

/** The files a slow run should be looked for in. */
function printSlowest({ testResults }) {
  const slowest = testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 8)
  console.log('\nSlowest files:')
  for (const { name, seconds } of slowest)
    console.log(`${seconds.toFixed(0).padStart(5)} s  ${relative(root, name)}`)
}

/** Runs a runner that writes a JSON report; no report, or a failing exit with no failure in it, counts as a failure. */
function runReported(file, args, report, read, env = {}) {
  rmSync(report, { force: true })
  const { status } = spawnSync(file, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
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
  await phase('unit, contract, concurrency, fault and screen tests', runJest)
  await phase('browser journeys', runJourneys)
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

function runJest() {
  const jestReport = join(CACHE, 'jest.json')
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js')
  const args = [`--max-old-space-size=${WORKER_MB}`, jest, '--json', `--outputFile=${jestReport}`]
  runReported(process.execPath, args, jestReport, (report) => {
    printSlowest(report)
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests,
    }
  })
}

function runJourneys() {
  const chromium = ensureChromium()
  const e2eReport = join(CACHE, 'e2e.json')
  if (chromium === null) count(0, 1)
  else
    runReported(
      bin('playwright'),
      ['test', '--config', 'e2e/playwright.config.ts'],
      e2eReport,
      ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }),
      {
        CHROMIUM: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport,
      },
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
