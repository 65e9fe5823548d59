import { useEffect, useRef, useState } from 'react'

/** The form that had the focus may be gone, saved or left: the keyboard goes on in its screen, not above the menu. */
function useFocusAfter(key: string): void {
  const last = useRef(key)
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    const active = document.activeElement
    if (active === null || active === document.body)
      document.querySelector('main')?.focus({ preventScroll: true })
  }, [key])
}

/** A form next to its list: empty, or with the row that is edited in it. */
export function useFormBeside<Row extends { id: string | number }>() {
  const [editing, setEditing] = useState<Row | null>(null)
  const [round, setRound] = useState(0)
  const key = `${editing?.id ?? 'new'}-${round}`
  useFocusAfter(key)
  const clear = () => {
    setEditing(null)
    setRound((last) => last + 1)
  }
  return {
    editing,
    edit: setEditing,
    /** A blank form again. */
    clear,
    /** A row that is deleted leaves the form too. */
    forget: ({ id }: Row) => {
      if (editing?.id === id) clear()
    },
    /** Tells one use of the form from the next, so that nothing of the last one stays in it. */
    key,
  }
}
