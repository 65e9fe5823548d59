import { useState } from 'react'
import { draftOf, dropDraft, keepDraft } from './drafts.js'

/** The name under which the texts of a field on this screen are kept. */
export const keptTextOf = (field: string): string => `${window.location.pathname} ${field}`

/** What was typed into it is sent, or not wanted. */
export const dropText = (name: string): void => dropDraft(name, Date.now())

/**
 * The text of a field outside of a form: kept on this device as it is typed, so that a closed tab and a log-out do not
 * lose it, until it is dropped (docs/domain/basics.md#what-was-typed-and-not-saved).
 * @param name of the field on this screen, or of what the text is about; null for a text that is not kept
 * @param initial what stands in the field when nothing was kept
 */
export function useKeptText(name: string | null, initial = '') {
  const [text, setText] = useState(() => {
    const kept = name === null ? null : draftOf(name, Date.now())?.values['text']
    return typeof kept === 'string' ? kept : initial
  })
  const type = (typed: string) => {
    setText(typed)
    if (name === null) return
    if (typed === initial) dropText(name)
    else
      keepDraft(name, { at: Date.now(), values: { text: typed }, before: { text: initial }, version: null })
  }
  const clear = () => {
    setText(initial)
    if (name !== null) dropText(name)
  }
  return { text, type, clear }
}
