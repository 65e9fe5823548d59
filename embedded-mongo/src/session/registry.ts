import { SESSION_TABLE, tableRange } from '../storage/keys.js'
import { type Store } from '../storage/store.js'
import { recordedAt, Session } from './session.js'

/** Time without use after which a session ends. */
export const SESSION_TIMEOUT_MINUTES = 30
const TIMEOUT_MS = SESSION_TIMEOUT_MINUTES * 60_000

/** Sessions in use, by id. Idle ones are forgotten; their stored records are deleted later. */
export class SessionRegistry {
  private readonly sessions = new Map<string, Session>()

  constructor(private readonly store: Store) {}

  get(id: Buffer): Session {
    const name = id.toString('latin1')
    let session = this.sessions.get(name)
    if (!session) {
      session = new Session(id, this.store)
      this.sessions.set(name, session)
    }
    session.lastUsed = Date.now()
    return session
  }

  find(id: Buffer): Session | undefined {
    return this.sessions.get(id.toString('latin1'))
  }

  all(): Iterable<Session> {
    return this.sessions.values()
  }

  forget(id: Buffer): void {
    this.sessions.delete(id.toString('latin1'))
  }

  forgetIdle(now: number): void {
    for (const [name, session] of this.sessions) {
      if (session.transaction?.state !== 'open' && now - session.lastUsed > TIMEOUT_MS)
        this.sessions.delete(name)
    }
  }

  /** Keys of stored records of ended sessions; the caller removes them inside a commit. */
  expiredKeys(now: number): Buffer[] {
    const keys: Buffer[] = []
    for (const { key, value } of this.store.range(tableRange(SESSION_TABLE))) {
      if (now - recordedAt(value).getTime() > TIMEOUT_MS) keys.push(key)
    }
    return keys
  }
}
