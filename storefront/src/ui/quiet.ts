import { type ComponentType, lazy } from 'react'

const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const

let quiet: Promise<void> | undefined

/**
 * Resolves when the first view stands and the browser has nothing else to do, or before, at the visitor's first touch. A
 * browser that cannot tell is not waited for.
 */
export const whenQuiet = () =>
  (quiet ??= new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') return resolve()
    const done = () => {
      TOUCHES.forEach((touch) => removeEventListener(touch, done, true))
      resolve()
    }
    TOUCHES.forEach((touch) => addEventListener(touch, done, { capture: true, passive: true }))
    requestIdleCallback(done)
  }))

/** Code that does not arrive is fetched again once there is a network: what is on the screen meanwhile stays usable. */
export const patiently = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(async () => {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return patiently(load)
  })

/** A part of a screen that is not in its first view: its code neither holds that up nor breaks it. */
export const later = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => whenQuiet().then(() => patiently(load)))

/** Within this of the window is near. */
const NEAR = '300px'

/** Resolves when an element comes near the window. */
export const whenNear = (element: Element) =>
  new Promise<void>((resolve) => {
    if (typeof IntersectionObserver === 'undefined') return resolve()
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        resolve()
      },
      { rootMargin: NEAR },
    )
    watch.observe(element)
  })
