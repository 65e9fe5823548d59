import { type Session } from '../api/api-types.js'
import { keysFrom, parsed } from '../kit/kept/kept.js'

const SESSION = 'jaadi.session'
/** What a device keeps for the person who is logged in; receipts and counts that were not sent stay. */
const OF_THE_SESSION = ['jaadi.choices']

/** Without a network the console opens for whom it opened last: it shows what this device kept, and nothing else. */
export function keepSession(session: Session): void {
  try {
    localStorage.setItem(SESSION, JSON.stringify(session))
  } catch {
    // A private window may refuse: then the console needs a network.
  }
}

export function keptSession(): Session | null {
  try {
    return parsed<Session>(localStorage.getItem(SESSION))
  } catch {
    return null
  }
}

export function forgetSession(): void {
  try {
    for (const key of [SESSION, ...OF_THE_SESSION.flatMap(keysFrom)]) localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
