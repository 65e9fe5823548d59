import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { linkMarkup } from './clean-markup.js'

/** Where the link is put: on the marked words, on the link at the caret, or just at the caret. */
interface Place {
  range: Range
  /** Of the link there; empty when there is none. */
  address: string
}

function placeIn(editor: HTMLElement): Place {
  const selection = getSelection()
  const range = document.createRange()
  range.selectNodeContents(editor)
  range.collapse(false)
  const chosen = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
  if (!chosen || !editor.contains(chosen.commonAncestorContainer)) return { range, address: '' }
  const { commonAncestorContainer: node } = chosen
  const link = (node instanceof Element ? node : node.parentElement)?.closest('a')
  if (!link || !editor.contains(link)) return { range: chosen.cloneRange(), address: '' }
  range.selectNodeContents(link)
  return { range, address: link.getAttribute('href') ?? '' }
}

/** The link tool of the editor: `ask` opens the question, and the answer is written where the caret was. */
export function useLink(editor: RefObject<HTMLDivElement | null>, changed: () => void) {
  const [place, setPlace] = useState<Place | null>(null)
  const back = () => {
    // The question lets nothing else have the focus, so it goes first.
    flushSync(() => setPlace(null))
    editor.current?.focus()
    const selection = getSelection()
    selection?.removeAllRanges()
    if (place) selection?.addRange(place.range)
  }
  const write = (command: string, value?: string) => {
    back()
    document.execCommand(command, false, value)
    changed()
  }
  return {
    address: place?.address ?? null,
    ask: () => editor.current && setPlace(placeIn(editor.current)),
    close: back,
    remove: () => write('unlink'),
    apply: (address: string) =>
      place?.range.collapsed ? write('insertHTML', linkMarkup(address)) : write('createLink', address),
  }
}
