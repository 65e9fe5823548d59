import { type Locator, type Page } from '@playwright/test'

/** More than any screen has places to stop at. */
const MOST_TABS = 400

/** Boxes are ticked by the space bar; the rest is pressed by Enter. */
const TICKED = 'input[type=checkbox], input[type=radio]'

/**
 * A person at work who is counted: by thumb each tap, by keyboard each key on the way. What is written into a field is
 * counted beside them, since no console can save it; and a scan costs neither.
 */
export class Hand {
  presses = 0
  written = 0

  constructor(
    readonly page: Page,
    readonly byKeys: boolean,
  ) {}

  async key(key: string): Promise<void> {
    this.presses += 1
    await this.page.keyboard.press(key)
  }

  /** Presses a button, a link or a box. */
  async press(target: Locator): Promise<void> {
    if (!this.byKeys) return this.tap(target)
    await this.reach(target)
    await this.key(
      (await target.evaluate((place, ticked) => place.matches(ticked), TICKED)) ? 'Space' : 'Enter',
    )
  }

  /** Writes into a field, over what stood in it. */
  async write(target: Locator, text: string): Promise<void> {
    if (await isFocused(target)) await this.type(text)
    else {
      await (this.byKeys ? this.reach(target) : this.tap(target))
      await this.type(text)
    }
  }

  /** Writes where the focus is. */
  async type(text: string): Promise<void> {
    this.written += text.length
    await this.page.keyboard.type(text)
  }

  /**
   * To a screen, by the search of the console: each letter counts, as the search is a way.
   * @param found what the search names it
   */
  async search(words: string, found: string): Promise<void> {
    await this.key('/')
    await this.page.getByRole('combobox', { name: /^Search for anything/ }).waitFor()
    for (const letter of words) await this.key(letter === ' ' ? 'Space' : letter)
    const option = this.page.getByRole('option', { name: found }).first()
    await option.waitFor()
    // The search first lights what is typed itself.
    for (let at = 0; at < MOST_TABS && !(await isLit(option)); at += 1) await this.key('ArrowDown')
    await this.key('Enter')
  }

  private async tap(target: Locator): Promise<void> {
    this.presses += 1
    await target.click()
  }

  private async reach(target: Locator): Promise<void> {
    await target.waitFor()
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await isFocused(target)) return
      await this.key('Tab')
    }
    throw new Error(`The keyboard does not reach ${String(target)}`)
  }
}

const isLit = (option: Locator): Promise<boolean> =>
  option.evaluate((place) => place.classList.contains('Mui-focused'))

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((place) => place === document.activeElement)
