import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.js'

const running = process.env['SHOP_URL']

/**
 * `npm run screenshots`: every screen of the shop at each width, to be looked at one by one. Not part of `npm test`.
 * `SHOP_URL` takes the pictures of an application that is running already.
 */
export default defineConfig({
  ...journeys,
  outputDir: '../.cache/screens-run',
  testMatch: 'screens/*.shots.ts',
  timeout: 300_000,
  reporter: [['list']],
  use: { ...journeys.use, ...(running ? { baseURL: running } : {}), trace: 'off' },
  projects: [{ name: 'screens' }],
  ...(running ? { webServer: undefined } : {}),
})
