import { Confirm } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router-dom'
import { useWords } from '../words/use-words.js'

/** Of a link by which what was typed is let go of on purpose: Cancel. */
export const DISCARDS = { state: { discards: true } }

const discards = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'discards' in state

/** Whatever leads to another screen asks first. A router asks one question: one of these on a screen. */
export function LeaveQuestion({ when }: { when: boolean }) {
  const say = useWords()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // A filter or a tab of the same screen leaves the form where it is.
      when && currentLocation.pathname !== nextLocation.pathname && !discards(nextLocation.state),
  )
  return (
    <Confirm
      isOpen={blocker.state === 'blocked'}
      title={say('edit.leaveTitle')}
      content={say('edit.leaveText')}
      confirm={say('edit.leave')}
      confirmColor="warning"
      cancel={say('edit.stay')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  )
}

/** In a form: every way of leaving unsaved changes asks first: a link, the jump box, the browser's Back. */
export function LeaveGuard() {
  const { isDirty, isSubmitting } = useFormState()
  // The way on after a save is no loss.
  return <LeaveQuestion when={isDirty && !isSubmitting} />
}
