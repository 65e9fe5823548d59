import { join } from 'node:path'
import { type Page } from '@playwright/test'

const FOLDER = join(import.meta.dirname, '../..', process.env['SCREENSHOTS'] ?? '.cache/screens')
const WIDTHS = (process.env['WIDTHS'] ?? '320,360,768,1280,1920').split(',').map(Number)
const HEIGHTS: Record<number, number> = { 320: 640, 360: 740, 768: 1024, 1920: 1080 }

/** Pictures of the screen as it stands, whole and at each width; a dialog is shown as far as the window reaches. */
export async function shoot(page: Page, name: string): Promise<void> {
  // A payment window keeps asking how the payment went.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => null)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 })
    await page.evaluate(() => document.fonts.ready)
    const inDialog = (await page.locator('dialog[open]').count()) > 0
    const path = join(FOLDER, `${name}-${width}.png`)
    await page.screenshot({ path, fullPage: !inDialog, animations: 'disabled' })
  }
}
