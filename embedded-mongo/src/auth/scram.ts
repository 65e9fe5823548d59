import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto'
import { MongoError } from '../errors/mongo-error.js'

/** Derived from a password: enough to check a client's proof and to give the server's own, not enough to log in with. */
export interface ScramKeys {
  salt: Buffer
  iterations: number
  storedKey: Buffer
  serverKey: Buffer
}

const KEY_BYTES = 32
const SALT_BYTES = 28
const ITERATIONS = 15_000
const NONCE_BYTES = 24

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const digest = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()

export function keysOf(
  password: string,
  salt: Buffer = randomBytes(SALT_BYTES),
  iterations = ITERATIONS,
): ScramKeys {
  const salted = pbkdf2Sync(password, salt, iterations, KEY_BYTES, 'sha256')
  return {
    salt,
    iterations,
    storedKey: digest(hmac(salted, 'Client Key')),
    serverKey: hmac(salted, 'Server Key'),
  }
}

/** For an unknown user: the same at each request, as for a known one, and right for no password. */
export function keysOfNobody(user: string, secret: Buffer, iterations = ITERATIONS): ScramKeys {
  const made = (purpose: string): Buffer => hmac(secret, `${purpose} ${user}`)
  return {
    salt: made('salt').subarray(0, SALT_BYTES),
    iterations,
    storedKey: made('stored'),
    serverKey: made('server'),
  }
}

/** The same for every reason, so that an attacker learns nothing. */
export const authenticationFailed = (): MongoError => new MongoError(18, 'Authentication failed.')
const malformed = (): MongoError => new MongoError(17, 'Malformed SCRAM message.')

export interface Challenge {
  user: string
  /** `server-first-message` */
  message: string
  /**
   * Takes `client-final-message` and gives `server-final-message`.
   * @throws MongoError 17 for what is no such message, 18 for a wrong proof.
   */
  answer(clientFinal: string): string
}

/** No channel binding (`n`, or `y`: the client has it and sees that we do not), and no other authorization identity. */
const CLIENT_FIRST = /^([ny],,)(n=((?:[^,=\0]|=2C|=3D)+),r=([\x21-\x2b\x2d-\x7e]+))$/
const CLIENT_FINAL = /^(c=([^,]+),r=([^,]+)),p=([A-Za-z0-9+/]{43}=)$/

/**
 * SCRAM-SHA-256, the server's side (RFC 5802, RFC 7677), from the client's first message on.
 * @throws MongoError 17 for what is no such message.
 */
export function challenge(
  clientFirst: string,
  keysFor: (user: string) => ScramKeys,
  serverNonce = randomBytes(NONCE_BYTES).toString('base64'),
): Challenge {
  const [, header = '', bare = '', name = '', clientNonce = ''] = CLIENT_FIRST.exec(clientFirst) ?? []
  if (!bare) throw malformed()
  const user = name.replaceAll('=2C', ',').replaceAll('=3D', '=')
  const { salt, iterations, storedKey, serverKey } = keysFor(user)
  const nonce = clientNonce + serverNonce
  const message = `r=${nonce},s=${salt.toString('base64')},i=${iterations}`
  return {
    user,
    message,
    answer: (clientFinal) => {
      const [, withoutProof, binding, repeated, proof = ''] = CLIENT_FINAL.exec(clientFinal) ?? []
      if (withoutProof === undefined) throw malformed()
      const exchange = `${bare},${message},${withoutProof}`
      const fits = provesKey(Buffer.from(proof, 'base64'), storedKey, exchange)
      if (!fits || binding !== Buffer.from(header).toString('base64') || repeated !== nonce)
        throw authenticationFailed()
      return `v=${hmac(serverKey, exchange).toString('base64')}`
    },
  }
}

/** The proof is the client's key, XORed with a signature that only the stored key can make. */
function provesKey(proof: Buffer, storedKey: Buffer, exchange: string): boolean {
  const pad = hmac(storedKey, exchange)
  const clientKey = Buffer.from(proof.map((byte, at) => byte ^ (pad[at] ?? 0)))
  return timingSafeEqual(digest(clientKey), storedKey)
}
