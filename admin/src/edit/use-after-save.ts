import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { bodyOf, sentenceOf, statusOf } from '../data/request.js'
import { useWords, type WordKey } from '../words/use-words.js'
import { type Values } from './conflict.js'

export interface AfterSave<Saved> {
  /** Said after a save; `%{name}` is what `nameOf` gives. Without, the screen says it itself. */
  saved?: WordKey
  nameOf?: (record: Saved) => string
  /** Said when a save fails and the server gives no reason. */
  failed?: WordKey
  /** The whole sentence of a failure, where the server's alone is not enough. */
  failedAs?: (error: unknown) => string | undefined
  /** Where a save leads: an address, or a function when the form is next to its list. Without it, the screen stays. */
  then?: string | ((record: Saved) => void)
  /** True for a refusal that the screen deals with itself. */
  refused?: (error: unknown) => boolean
}

export interface Conflict {
  sentence: string
  current: Values
}

/**
 * What happens after a save: a message and the next screen, the reason why not, or what somebody else saved meanwhile.
 */
export function useAfterSave<Saved>({
  saved,
  nameOf,
  failed = 'edit.saveFailed',
  failedAs,
  then,
  refused,
}: AfterSave<Saved>) {
  const say = useWords()
  const notify = useNotify()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)

  const onSuccess = (record: Saved) => {
    setProblem(null)
    if (saved) notify(saved, { type: 'success', messageArgs: { name: nameOf?.(record) ?? '' } })
    if (typeof then === 'function') then(record)
    else if (then !== undefined) void navigate(then)
  }
  const onError = (error: unknown) => {
    if (refused?.(error)) return setProblem(null)
    const current = statusOf(error) === 409 ? bodyOf(error).details?.['current'] : undefined
    const sentence = failedAs?.(error) ?? sentenceOf(error, say(failed))
    if (typeof current === 'object' && current !== null) setConflict({ sentence, current: current as Values })
    else setProblem(sentence)
  }
  return { onSuccess, onError, problem, conflict, closeConflict: () => setConflict(null) }
}
