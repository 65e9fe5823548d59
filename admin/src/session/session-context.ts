import { createContext, useContext } from 'react'
import { type Session } from '../api/api-types.js'

export const SessionContext = createContext<Session | null>(null)

/** The signed-in member of staff. @throws outside `SessionGate`. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession belongs below SessionGate.')
  return session
}
