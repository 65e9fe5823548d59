/** `npm test`: everything, from static checks to browser journeys; ends with a line `N passed, M failed`. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { STATIC_CHECKS } from './checks.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs'
import { runAll } from './lib/run.mjs'

const CACHE = join(root, '.cache')
const bin = (name) => join(root, 'node_modules', '.bin', name)
const started = performance.now()
const totals = { passed: 0, failed: 0 }
const count = (passed, failed) => ((totals.passed += passed), (totals.failed += failed))

/** Runs a runner that writes a JSON report; no report, or a failing exit with no failure in it, counts as a failure. */
function runReported(name, file, args, report, read, env = {}) {
  console.log(`\n— ${name}`)
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
  await ensureBuilt()
  console.log('\n— static checks')
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

  const jestReport = join(CACHE, 'jest.json')
  runReported(
    'unit, contract, concurrency, fault and screen tests',
    bin('jest'),
    ['--json', `--outputFile=${jestReport}`],
    jestReport,
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests,
    }),
  )

  const chromium = ensureChromium()
  const e2eReport = join(CACHE, 'e2e.json')
  if (chromium === null) count(0, 1)
  else
    runReported(
      'browser journeys',
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
console.log(`\nAll checks took ${((performance.now() - started) / 60_000).toFixed(1)} minutes.`)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1)
