import { useFormState } from 'react-hook-form'
import { LeaveQuestion } from './LeaveQuestion.js'

/** In a form: every way of leaving unsaved changes asks first: a link, the jump box, the browser's Back. */
export function LeaveGuard() {
  const { isDirty, isSubmitting } = useFormState()
  // The way on after a save is no loss.
  return <LeaveQuestion when={isDirty && !isSubmitting} />
}
