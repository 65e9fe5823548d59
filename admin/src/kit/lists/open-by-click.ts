import { type MouseEvent } from 'react'

/**
 * Opens a row by a click anywhere on it: its link with `data-opens` is followed. A click on anything that has a use of its
 * own does that alone, and so does one that ends the marking of a text. The keyboard has the link.
 */
export function openByClick({ target, currentTarget, defaultPrevented }: MouseEvent<HTMLElement>): void {
  // React hands on the clicks of a dialog that the row has opened, although it stands elsewhere in the page.
  if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return
  const own = target.closest('a, button, input, label, select, summary, textarea, [role]')
  const isOwn = own !== null && own !== currentTarget && currentTarget.contains(own)
  const marked = window.getSelection()
  const isMarking = marked !== null && !marked.isCollapsed && currentTarget.contains(marked.anchorNode)
  if (isOwn || isMarking) return
  currentTarget.querySelector<HTMLElement>('[data-opens]')?.click()
}

/** How the link looks that opens a row: the row leads there anyhow, so it stands out by its weight alone. */
export const nameOfRow = { color: 'text.primary', fontWeight: 650, textDecorationColor: 'transparent' }
