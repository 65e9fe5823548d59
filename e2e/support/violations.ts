import { AxeBuilder } from '@axe-core/playwright'
import { type Page } from '@playwright/test'

/**
 * Waits until nothing on the screen moves: axe judges the contrast of what it sees, and a message that is still fading
 * in has none. Spinners turn for ever and are not waited for.
 */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const ends = (animation: Animation) =>
      animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity
    // What was set off just now starts to move with the next frame.
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

/**
 * What axe finds on the screen once it stands still, with all of its rules, by rule and element. What passed is only
 * counted, since describing each element that passed is most of the work. A screen without frames is judged where it
 * is: axe joins the results of several frames in another page, a window that takes as long to open as to judge.
 */
export async function violations(page: Page): Promise<string[]> {
  await settled(page)
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const { violations: found } = await axe.setLegacyMode(page.frames().length === 1).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

/** By how many CSS pixels the screen is wider than the device. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
