import { join } from 'node:path'
import { type Page } from '@playwright/test'

const FOLDER = join(import.meta.dirname, '../..', process.env['SCREENSHOTS'] ?? '.cache/screens')
const WIDTHS = (process.env['WIDTHS'] ?? '320,360,768,1280,1920').split(',').map(Number)
const HEIGHTS: Record<number, number> = { 320: 640, 360: 740, 768: 1024, 1920: 1080 }

/** Gives the window each width in turn, and waits until the screen stands. */
export async function atEachWidth(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  // A payment window keeps asking how the payment went.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => null)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 })
    await page.evaluate(() => document.fonts.ready)
    await look(width)
  }
}

/** A picture of the whole screen; of one with a dialog, as far as the window reaches. */
export async function picture(page: Page, name: string): Promise<void> {
  const inDialog = (await page.locator('dialog[open]').count()) > 0
  await page.screenshot({
    path: join(FOLDER, `${name}.png`),
    fullPage: !inDialog,
    animations: 'disabled',
  })
}

/** Pictures of the screen as it stands, at each width. */
export const shoot = (page: Page, name: string): Promise<void> =>
  atEachWidth(page, (width) => picture(page, `${name}-${width}`))
