import { randomBytes } from 'node:crypto'
import { MongoError } from '../errors/mongo-error.js'
import { type Account } from './account.js'
import { authenticationFailed, type Challenge, challenge, keysOfNobody, type ScramKeys } from './scram.js'

export const MECHANISM = 'SCRAM-SHA-256'
/** The database of the account. */
export const ACCOUNTS_DATABASE = 'admin'
/** For the salts of unknown users, when there is no account at all. */
const SECRET = randomBytes(32)

/** The fields of `saslStart`. */
export interface LogIn {
  mechanism: string
  payload: string
  database: string
  /** The server's last message ends the log-in, without an empty message from the client. */
  short: boolean
}

/** The answer of both commands of a log-in. */
export interface LogInStep {
  conversation: number
  done: boolean
  payload: string
}

interface Conversation extends Challenge {
  id: number
  short: boolean
  /** The proof was right; only the client's empty message is missing. */
  proven: boolean
}

/** What one connection may do: until it has logged in, nothing else than that. */
export class Access {
  private conversation: Conversation | null = null
  private conversations = 0
  private loggedIn: string | null = null

  /** Without an account no log-in is needed: the folder of the socket lets nobody else in. */
  constructor(private readonly account: Account | null) {}

  get isOpen(): boolean {
    return this.account === null || this.loggedIn !== null
  }

  /** Who has logged in on this connection. */
  get user(): string | null {
    return this.loggedIn
  }

  /** @throws MongoError for another mechanism, and for what is no beginning of a log-in. */
  start({ mechanism, payload, database, short }: LogIn): LogInStep {
    this.conversation = null
    if (mechanism !== MECHANISM) {
      throw new MongoError(334, `Received authentication for mechanism ${mechanism} which is not enabled`, {
        codeName: 'MechanismUnavailable',
      })
    }
    const begun = challenge(payload, (user) => this.keysFor(user, database))
    const id = ++this.conversations
    this.conversation = { ...begun, id, short, proven: false }
    return { conversation: id, done: false, payload: begun.message }
  }

  /** @throws MongoError 17 or 18; the log-in then has to begin anew. */
  continue(id: number, payload: string): LogInStep {
    const current = this.conversation
    this.conversation = null
    if (!current) throw new MongoError(17, 'No SASL session state found')
    if (current.id !== id) throw new MongoError(17, 'sasl: Mismatched conversation id')
    if (current.proven) {
      if (payload !== '') throw authenticationFailed()
      return this.opened(current, '')
    }
    const message = current.answer(payload)
    if (current.short) return this.opened(current, message)
    this.conversation = { ...current, proven: true }
    return { conversation: id, done: false, payload: message }
  }

  /** Logs out. */
  end(): void {
    this.conversation = null
    this.loggedIn = null
  }

  private opened({ id, user }: Conversation, payload: string): LogInStep {
    this.loggedIn = user
    return { conversation: id, done: true, payload }
  }

  /** Unknown users are answered alike, so that the answer does not tell which exist. */
  private keysFor(user: string, database: string): ScramKeys {
    const { account } = this
    const nobody = keysOfNobody(
      `${database}.${user}`,
      account?.keys.serverKey ?? SECRET,
      account?.keys.iterations,
    )
    return account && user === account.user && database === ACCOUNTS_DATABASE ? account.keys : nobody
  }
}
