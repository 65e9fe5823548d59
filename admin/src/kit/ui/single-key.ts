/** Fields that take letters: a tick and a choice do not. */
const TYPED = 'input:not([type=checkbox], [type=radio], [type=button], [type=file]), textarea, select'

/** Whether a key that was pressed by itself is for the screen: no text is typed, and no dialog lies above. */
export function isForScreen({ ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  const isTyped = target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED))
  const isAlone = !ctrlKey && !metaKey && !altKey && !defaultPrevented
  return isAlone && !isTyped && document.querySelector('[role="dialog"]') === null
}
