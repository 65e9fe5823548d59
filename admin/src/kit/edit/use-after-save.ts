import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { isUnanswered } from '../../api/once.js'
import { bodyOf, sentenceOf, statusOf, waitsForOwner } from '../../api/request.js'
import { type Values } from '../kept/drafts.js'
import { useTelling } from '../ui/Refusals.js'
import { type WordKey } from '../words/use-words.js'
import { type KeptForm } from './kept-form.js'

export interface AfterSave<Saved> {
  /** Message after a save; `%{name}` is what `nameOf` returns. Without it the screen shows its own. */
  saved?: WordKey
  nameOf?: (record: Saved) => string
  /** Said when a save fails and the server gives no reason. */
  failed?: WordKey
  /** Where a save leads: an address, or a function when the form is next to its list. Without it, the screen stays. */
  then?: string | ((record: Saved) => void)
  /** True for a refusal, or a lost answer, that the screen deals with itself. */
  refused?: (error: unknown) => boolean
}

export interface Conflict {
  sentence: string
  current: Values
}

/**
 * Handles a save: shows a message and the next screen, the reason of a refusal, or what another person
 * saved meanwhile.
 */
export function useAfterSave<Saved>({
  saved,
  nameOf,
  failed = 'edit.saveFailed',
  then,
  refused,
  kept,
}: AfterSave<Saved> & { kept: KeptForm }) {
  const { tell, forget } = useTelling()
  const notify = useNotify()
  const navigate = useNavigate()
  const [conflict, setConflict] = useState<Conflict | null>(null)

  const onSuccess = (record: Saved) => {
    forget(failed)
    kept.done()
    if (saved) notify(saved, { type: 'success', messageArgs: { name: nameOf?.(record) ?? '' } })
    if (typeof then === 'function') then(record)
    else if (then !== undefined) void navigate(then)
  }
  const onError = (error: unknown) => {
    forget(failed)
    if (!isUnanswered(error)) kept.refused()
    if (refused?.(error)) {
      // What got no answer is in the hands of the screen now: nobody types it again.
      if (isUnanswered(error)) kept.done()
      return
    }
    if (waitsForOwner(error)) kept.done()
    const current = statusOf(error) === 409 ? bodyOf(error).details?.['current'] : undefined
    if (typeof current === 'object' && current !== null)
      setConflict({ sentence: sentenceOf(error, ''), current: current as Values })
    else tell(failed, error)
  }
  return { onSuccess, onError, conflict, closeConflict: () => setConflict(null) }
}
