import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from 'react'
import { LeaveQuestion } from './LeaveQuestion.js'

type Tell = (form: string, isUnsaved: boolean) => void

const Watch = createContext<Tell>(() => undefined)

/** Around a screen with several forms: asks before text typed into one of them is left. */
export function LeaveWatch({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<readonly string[]>([])
  const tell = useCallback<Tell>(
    (form, isUnsaved) =>
      setUnsaved((before) => [...before.filter((one) => one !== form), ...(isUnsaved ? [form] : [])]),
    [],
  )
  return (
    <Watch.Provider value={tell}>
      {children}
      <LeaveQuestion when={unsaved.length > 0} />
    </Watch.Provider>
  )
}

/** In a form of such a screen. */
export function useUnsaved(isUnsaved: boolean): void {
  const tell = useContext(Watch)
  const form = useId()
  useEffect(() => {
    tell(form, isUnsaved)
    return () => tell(form, false)
  }, [tell, form, isUnsaved])
}
