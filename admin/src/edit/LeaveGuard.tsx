import { useEffect, useState } from 'react'
import { Confirm } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useWords } from '../words/use-words.js'

/** Marks a link by which what was typed is let go of on purpose: Cancel. */
export const DISCARDS = { 'data-discards': '' }

/** The link that a plain click would follow within the console, or null. */
function followed(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!plain || !(link instanceof HTMLAnchorElement) || link.target === '_blank') return null
  if ('discards' in link.dataset) return null
  const { origin, pathname, search } = new URL(link.href)
  return origin === window.location.origin && pathname !== window.location.pathname ? pathname + search : null
}

/** In a form: a link that leads away from unsaved changes asks first, and names what would be lost. */
export function LeaveGuard() {
  const say = useWords()
  const navigate = useNavigate()
  const { isDirty } = useFormState()
  const [leaving, setLeaving] = useState<string | null>(null)
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: MouseEvent) => {
      const to = followed(event)
      if (to === null) return
      event.preventDefault()
      event.stopPropagation()
      setLeaving(to)
    }
    document.addEventListener('click', ask, true)
    return () => document.removeEventListener('click', ask, true)
  }, [isDirty])
  return (
    <Confirm
      isOpen={leaving !== null}
      title={say('edit.leaveTitle')}
      content={say('edit.leaveText')}
      confirm={say('edit.leave')}
      confirmColor="warning"
      cancel={say('edit.stay')}
      onConfirm={() => void navigate(leaving ?? '')}
      onClose={() => setLeaving(null)}
    />
  )
}
