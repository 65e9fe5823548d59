import { Confirm } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router-dom'
import { useWords } from '../words/use-words.js'

/** State of a link that discards typed text on purpose, such as Cancel. */
export const DISCARDS = { state: { discards: true } }

const discards = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'discards' in state

/** Asks before any step to another screen. A router asks only one question, so a screen has one of these. */
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

/**
 * In a form: asks before unsaved changes are left in any way: by a link, the jump box, the browser's Back.
 */
export function LeaveGuard() {
  const { isDirty, isSubmitting } = useFormState()
  // The way on after a save is no loss.
  return <LeaveQuestion when={isDirty && !isSubmitting} />
}
