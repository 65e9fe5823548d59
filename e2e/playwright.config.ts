import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS } from './support/browser.js'

const port = 3190
const url = `http://127.0.0.1:${port}`
// A folder of its own for each run: the application starts as on a fresh machine, with demo data.
const dataDir = process.env['E2E_DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'jaadi-e2e-'))
process.env['E2E_DATA_DIR'] = dataDir

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const desktop = { viewport: { width: 1280, height: 800 } }

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  retries: 0,
  // A guard against what hangs, not a measure: the same machine is four times slower on some days.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: url,
    actionTimeout: 40_000,
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
    // A screen is judged when it stands still; moving parts would be judged by chance. Both apps keep still when asked
    // to.
    contextOptions: { reducedMotion: 'reduce' },
    // Keeping one takes a sixth of the processor. `--trace retain-on-failure` on the command line has it kept.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: BROWSER_ARGS,
    },
  },
  projects: [
    // What only one of them can show, or one is enough for, says so in its name.
    { name: 'phone', use: phone, testIgnore: '**/*.desktop.spec.ts' },
    { name: 'desktop', use: desktop, testIgnore: '**/*.phone.spec.ts' },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: '..',
    url: `${url}/api/health/ready`,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'development',
      MONGODB_URI: '',
      // Journeys may say which network they come from, so that limits per network do not stop the run.
      TRUST_PROXY: '127.0.0.1',
    },
  },
})
