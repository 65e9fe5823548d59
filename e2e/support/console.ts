import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Opens a screen of the console by its menu: the rail of a wide screen, whose groups unfold, or the sheet behind "More"
 * on a phone.
 */
export async function openScreen(page: Page, group: string, name: string): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true })
  const rail = page.getByRole('navigation', { name: 'Screens' }).filter({ visible: true })
  await rail.waitFor()
  if (await more.isVisible()) {
    await more.click()
    await page.getByRole('navigation', { name: 'More' }).getByRole('link', { name }).click()
    return
  }
  const folded = rail.getByRole('button', { name: new RegExp(`^${group}`), expanded: false })
  if (await folded.isVisible()) await folded.click()
  await rail.getByRole('link', { name }).click()
}

/** Opens what else can be done with a row of a list. @param name what its menu calls the row */
export async function openRowMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More: ${name}`, exact: true }).click()
}

/** Types something into the search of the console, and presses Enter. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Search everything' }).click()
  const field = page.getByRole('combobox', { name: /^Search for anything/ })
  await field.fill(text)
  await field.press('Enter')
}

/**
 * Waits until a dialog has closed and the browser's history has stepped back from its entry. A page that is opened by
 * its address before then fails with `net::ERR_ABORTED`, since the step cancels it.
 */
export async function expectClosed(dialog: Locator): Promise<void> {
  await expect(dialog).toBeHidden()
  await dialog.page().waitForFunction(() => !(window.history.state as { dialogs?: number } | null)?.dialogs)
}
