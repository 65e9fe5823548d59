import { expect, type Page } from '@playwright/test'
import { signInAsAdmin } from '../support/people.js'
import { consoleScreens } from '../support/screens.js'
import { test } from '../support/test.js'
import { sidewaysScroll, violations } from '../support/violations.js'
import { atEachWidth, picture } from './album.js'

/** What is wrong with a screen, told at the end: one that is not sound would hide all after it. */
async function faultsOf(page: Page): Promise<string[]> {
  const sideways = await sidewaysScroll(page)
  // Nothing runs in the frame of an email: its screen is judged by its journey.
  const found = page.frames().length > 1 ? [] : await violations(page)
  return [...found, ...(sideways > 0 ? [`${sideways} px too wide`] : [])]
}

test('every screen of the console, light and dark', async ({ page }) => {
  test.setTimeout(3_600_000)
  await signInAsAdmin(page.request)
  const only = process.env['ONLY']?.split(',')
  const faults: Record<string, string[]> = {}
  for (const [name, path] of Object.entries(await consoleScreens(page.request))) {
    if (only && !only.includes(name)) continue
    await page.goto(path)
    await expect(page.locator('#content')).toBeVisible()
    await atEachWidth(page, async (width) => {
      const found = await faultsOf(page)
      if (found.length > 0) faults[`${name} ${width}`] = found
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(page.locator('html')).toHaveAttribute('data-look', colorScheme)
        await picture(page, `console-${name}-${width}-${colorScheme}`)
      }
    })
  }
  expect(faults).toEqual({})
})
