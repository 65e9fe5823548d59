import { type AuthProvider } from 'react-admin'
import { type Session } from '../api/api-types.js'
import { request, statusOf } from '../api/request.js'
import { forgetSession } from './kept-session.js'
import { type Leave, leaveByPageLoad, loginThenHere, noteEnd, readSession } from './session.js'

async function endSession(): Promise<void> {
  try {
    await request('POST', '/logout')
  } catch (error) {
    // 401: the session had ended already.
    if (statusOf(error) !== 401) throw error
  }
}

/** Whoever has this device next is told nothing of the workshop. Its code is loaded only where it was turned on. */
async function endPush(): Promise<void> {
  if ('Notification' in window && Notification.permission === 'granted')
    await (await import('./push/push.js')).turnPushOff()
}

/**
 * react-admin's view of the session that `SessionGate` has already read. When a session ends meanwhile, the next call
 * answers 401 and leads to the login screen. A 403 stays on the screen, which says why.
 */
export function createAuthProvider(session: Session, leave: Leave = leaveByPageLoad): AuthProvider {
  return {
    // Signing in happens on the shop's login screen.
    login: () => Promise.resolve(leave(loginThenHere())),
    async checkAuth() {
      const now = await readSession().catch(() => session)
      if (now === null) leave(loginThenHere())
    },
    checkError(error: unknown) {
      if (statusOf(error) === 401) {
        noteEnd(error)
        leave(loginThenHere())
      }
      return Promise.resolve()
    },
    async logout() {
      await endPush().catch(() => undefined)
      await endSession()
      forgetSession()
      leave('/login')
      return false
    },
    getIdentity: () =>
      Promise.resolve({ id: session.mobileNumber, fullName: session.name ?? session.mobileNumber }),
    getPermissions: () => Promise.resolve(session.role),
  }
}
