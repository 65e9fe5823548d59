import { join } from 'node:path'
import { type Page, test } from '@playwright/test'

const folder = process.env['SCREENSHOTS'] ?? 'test-results/screens'

/** A picture of the screen as a person sees it, for the README and for looking at after a run. */
export async function capture(page: Page, name: string): Promise<void> {
  const file = `${name}-${test.info().project.name}.png`
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(import.meta.dirname, '../..', folder, file), animations: 'disabled' })
}
