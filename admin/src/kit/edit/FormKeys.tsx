import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Confirm } from '../ui/dialogs.js'
import { type KeptForm } from './kept-form.js'
import { useIsTyped, useLeaveWords } from './LeaveQuestion.js'

const FORM = '[data-form-keys]'

/** The form that the keys are for: the one with the focus, else the first one; none while something lies above it. */
function isMeant(form: Element): boolean {
  const above = [...document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"]')]
  if (above.some((one) => !one.contains(form))) return false
  const forms = [...document.querySelectorAll(FORM)].flatMap((one) => one.closest('form') ?? [])
  return (forms.find((one) => one.contains(document.activeElement)) ?? forms[0]) === form
}

interface FormKeysProps {
  /** Where Escape leads: an address, or a function when the form is next to its list. */
  leave: string | (() => void) | undefined
  kept: KeptForm
}

/** Ctrl-S (Cmd-S) saves the form around it. Escape leaves it, and asks first when something was typed. */
export function FormKeys({ leave, kept }: FormKeysProps) {
  const mark = useRef<HTMLSpanElement>(null)
  const navigate = useNavigate()
  const isTyped = useIsTyped()
  const [isAsking, setAsking] = useState(false)
  const words = useLeaveWords()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const form = mark.current?.closest('form')
      if (!form || event.defaultPrevented) return
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's'
      const isLeave = event.key === 'Escape' && leave !== undefined
      if ((!isSave && !isLeave) || !isMeant(form)) return
      event.preventDefault()
      if (isSave) form.requestSubmit()
      // The question of the screen asks about what was typed.
      else if (typeof leave === 'string') void navigate(leave)
      else if (isTyped) setAsking(true)
      else leave?.()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [leave, navigate, isTyped])
  return (
    <>
      <span ref={mark} data-form-keys hidden />
      <Confirm
        isOpen={isAsking}
        {...words}
        onConfirm={() => {
          setAsking(false)
          kept.done()
          if (typeof leave === 'function') leave()
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
