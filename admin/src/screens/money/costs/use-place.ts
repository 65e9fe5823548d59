import { useSearchParams } from 'react-router-dom'

/** What the screen shows is part of its address, so that Back, reload and a second tab find it again. */
export function usePlace() {
  const [params, setParams] = useSearchParams()
  const go = (changes: Record<string, string>) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(changes))
          if (value === '') next.delete(name)
          else next.set(name, value)
        return next
      },
      { replace: true },
    )
  return { read: (name: string) => params.get(name) ?? '', go }
}
