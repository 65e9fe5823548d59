import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'

/** The keyboard goes on in a form that was opened from its list, and the form comes into view. */
export function FocusOnOpen({ field }: { field: string }) {
  const { setFocus } = useFormContext()
  useEffect(() => setFocus(field), [field, setFocus])
  return null
}
