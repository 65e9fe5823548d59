import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

/** The least of CBOR that WebAuthn needs: numbers, texts, bytes and maps of them. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (kind: number, size: number): Buffer => {
    if (size < 24) return Buffer.from([(kind << 5) | size])
    if (size < 256) return Buffer.from([(kind << 5) | 24, size])
    return Buffer.from([(kind << 5) | 25, size >> 8, size & 0xff])
  }
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, held]) => [cbor(key), cbor(held as Parameters<typeof cbor>[0])])
  return Buffer.concat([head(5, value.size), ...entries])
}

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()
const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

/** What a test lets be wrong about an answer. */
export interface Twist {
  origin?: string
  rpId?: string
  challenge?: string
  counter?: number
  crossOrigin?: boolean
  id?: string
  isAbsent?: boolean
}

/** A security key in software: one ES256 key pair, and a counter of what it has signed. */
export class SoftKey {
  readonly id = randomBytes(16).toString('base64url')
  counter = 0
  private readonly pair: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  })

  constructor(private readonly origin: string) {}

  /** As `navigator.credentials.create` answers, by way of JSON. */
  make({ challenge }: { challenge: string }, twist: Twist = {}) {
    const { x = '', y = '' } = this.pair.publicKey.export({ format: 'jwk' })
    const id = Buffer.from(this.id, 'base64url')
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
    const authData = Buffer.concat([this.facts(twist, HAS_KEY), credential])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return {
      ...this.names(twist),
      response: {
        clientDataJSON: this.clientData('webauthn.create', challenge, twist).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** As `navigator.credentials.get` answers, by way of JSON. */
  show({ challenge }: { challenge: string }, twist: Twist = {}) {
    this.counter += 1
    const facts = this.facts(twist)
    const clientData = this.clientData('webauthn.get', challenge, twist)
    const signature = createSign('sha256')
      .update(Buffer.concat([facts, sha256(clientData)]))
      .sign(this.pair.privateKey)
    return {
      ...this.names(twist),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: facts.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    }
  }

  private names({ id = this.id }: Twist) {
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
  }

  private facts({ rpId = new URL(this.origin).hostname, counter, isAbsent }: Twist, more = 0): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? this.counter)
    const flags = (isAbsent ? 0 : PRESENT | VERIFIED) | more
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }

  private clientData(type: string, challenge: string, twist: Twist): Buffer {
    const { origin = this.origin, crossOrigin = false } = twist
    return Buffer.from(JSON.stringify({ type, challenge: twist.challenge ?? challenge, origin, crossOrigin }))
  }
}
