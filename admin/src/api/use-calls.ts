import { useMemo } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'

type Calls = Readonly<Record<string, (...given: never[]) => Promise<unknown>>>

/**
 * Calls that one screen alone makes and that are loaded with it, unlike those of `useApi`. A lost session is noticed on
 * each of them too.
 */
export function useCalls<Own extends Calls>(calls: Own): Own {
  const noticeLoss = useLogoutIfAccessDenied()
  return useMemo(() => {
    const noticing = Object.entries(calls).map(([name, call]) => [
      name,
      async (...given: never[]) => {
        try {
          return await call(...given)
        } catch (error) {
          await noticeLoss(error)
          throw error
        }
      },
    ])
    return Object.fromEntries(noticing) as Own
  }, [calls, noticeLoss])
}
