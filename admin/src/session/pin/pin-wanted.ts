import { whenPinIsWanted } from '../../api/request.js'

/** Who has done something so lately waits for its outcome. */
const JUST_MS = 5_000

let isDeclined = false
let actedAt = 0
for (const act of ['pointerdown', 'keydown'])
  window.addEventListener(act, () => (actedAt = Date.now()), { capture: true, passive: true })

/**
 * Asks for the PIN, in a dialog that is loaded only when it is needed, which is seldom. After somebody gave up, what a
 * screen reads or sends by itself does not ask again until the person does something.
 */
whenPinIsWanted(async (reason, byItself) => {
  if (byItself && isDeclined && Date.now() - actedAt > JUST_MS) return false
  const { askForPin } = await import('./ask-for-pin.js')
  const isShown = await askForPin(reason)
  isDeclined = !isShown
  if (isDeclined) actedAt = 0
  return isShown
})
