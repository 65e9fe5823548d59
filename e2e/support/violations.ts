import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { type Frame, type Page } from '@playwright/test'
import type * as Axe from 'axe-core'
import { type Result, type RunOptions } from 'axe-core'

const OPTIONS: RunOptions = { resultTypes: ['violations'] }

/** Light and dark differ in colours alone, so the second look is judged by its contrast only. */
const CONTRAST: RunOptions = { ...OPTIONS, runOnly: ['color-contrast'] }

/**
 * Waits until nothing on the screen moves: axe judges the contrast of what it sees, and a message that is still fading
 * in has none. Spinners turn for ever and are not waited for.
 */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const ends = (animation: Animation) =>
      animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity
    // An animation that was just triggered starts with the next frame.
    do {
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(ends)
          .map(({ finished }) => finished),
      )
      await nextFrame()
      await nextFrame()
    } while (document.getAnimations().some(ends))
  })

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Judges a screen that stands still. When a part of it arrived or moved meanwhile, what axe saw was half faded in, and
 * the screen is judged again. A screen whose parts change stays one document: axe is half a megabyte, read once in each.
 */
async function judge(page: Page, options: RunOptions): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  for (;;) {
    await settled(page)
    const { violations, moved } = await page.evaluate(async (options) => {
      const { axe } = globalThis as unknown as { axe: typeof Axe }
      let moved = false
      const note = () => {
        moved = true
      }
      const signs = ['transitionrun', 'transitionend', 'animationstart', 'animationend']
      for (const sign of signs) document.addEventListener(sign, note, true)
      const { violations } = await axe.run(document, { ...options, iframes: false })
      for (const sign of signs) document.removeEventListener(sign, note, true)
      return { violations, moved }
    }, options)
    if (!moved) return violations
  }
}

/** Turns the console from light to dark or back, which is an attribute of its document; false where there is none. */
const turnConsole = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    if (dataset['look']) dataset['look'] = dataset['look'] === 'dark' ? 'light' : 'dark'
    return dataset['look'] !== undefined
  })

/** Judges the contrast in the other look: of the console the one that it is not in, of the shop the dark one. */
async function judgeOtherLook(page: Page): Promise<Result[]> {
  const isConsole = await turnConsole(page)
  if (!isConsole) await page.emulateMedia({ colorScheme: 'dark' })
  const found = await judge(page, CONTRAST)
  if (isConsole) await turnConsole(page)
  else await page.emulateMedia({ colorScheme: null })
  return found
}

/** Axe's own runner, for screens with frames. It joins their results in another page, whose opening takes as long as the judging. */
async function judgeFrames(page: Page): Promise<Result[]> {
  await settled(page)
  return (await new AxeBuilder({ page, axeSource: AXE }).options(OPTIONS).analyze()).violations
}

/**
 * What axe leaves out: the shop in a frame of the console, a page by itself, which its own journeys judge; and a mail, in
 * whose frame no script may run, so that axe would wait for its own without end.
 */
const isPreview = (frame: Frame): boolean =>
  frame.url().endsWith('?preview') || frame.url() === 'about:srcdoc'

/**
 * What axe finds on the screen once it stands still, with all of its rules, by rule and element. What passed is only
 * counted, since describing each element that passed is most of the work. A screen is judged light and dark.
 */
export async function violations(page: Page): Promise<string[]> {
  // On a slow machine a screen's code may still be read when the network has been idle for a while.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  const frames = page.frames().filter((frame) => !isPreview(frame))
  const found = await (frames.length === 1 ? judge(page, OPTIONS) : judgeFrames(page))
  return [...found, ...(await judgeOtherLook(page))].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  )
}

/** By how many CSS pixels the screen is wider than the device. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
