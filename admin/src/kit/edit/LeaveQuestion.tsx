import { Confirm } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router-dom'
import { useWords } from '../words/use-words.js'

/** State of a link that discards typed text on purpose, such as Cancel. */
export const DISCARDS = { state: { discards: true } }

const discards = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'discards' in state

/** What is asked before typed text is left. */
export function useLeaveWords() {
  const say = useWords()
  return {
    title: say('edit.leaveTitle'),
    content: say('edit.leaveText'),
    confirm: say('edit.leave'),
    confirmColor: 'warning',
    cancel: say('edit.stay'),
  } as const
}

interface LeaveQuestionProps {
  when: boolean
  /** What was typed is not wanted any more. */
  onLeave?: () => void
}

/** Asks before any step to another screen. A router asks only one question, so a screen has one of these. */
export function LeaveQuestion({ when, onLeave }: LeaveQuestionProps) {
  const words = useLeaveWords()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // A filter or a tab of the same screen leaves the form where it is.
      when && currentLocation.pathname !== nextLocation.pathname && !discards(nextLocation.state),
  )
  return (
    <Confirm
      isOpen={blocker.state === 'blocked'}
      {...words}
      onConfirm={() => {
        onLeave?.()
        blocker.proceed?.()
      }}
      onClose={() => blocker.reset?.()}
    />
  )
}

/**
 * Whether something was typed into the form. react-hook-form calls it dirty, too, once an input has brought a first value
 * of its own.
 */
export function useIsTyped(): boolean {
  const { isDirty, dirtyFields } = useFormState()
  return isDirty && Object.keys(dirtyFields).length > 0
}

/**
 * In a form: asks before unsaved changes are left in any way: by a link, the jump box, the browser's Back.
 */
export function LeaveGuard({ onLeave }: Pick<LeaveQuestionProps, 'onLeave'>) {
  const { isSubmitting } = useFormState()
  const isTyped = useIsTyped()
  // The way on after a save is no loss.
  return <LeaveQuestion when={isTyped && !isSubmitting} {...(onLeave ? { onLeave } : {})} />
}
