import { createHmac, randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { AccountDocument } from '../schemas/account.schema.js'
import { PinChecks } from './pin-checks.service.js'
import { placeOf, type Visitor } from './place.js'
import { PinCredentialDocument } from './schemas/pin-credential.schema.js'

const MOST_REMEMBERED = 500

/**
 * Checks a staff PIN in the query or body of requests. Wrong ones lock as they do at a log-in, and are
 * counted together with those: a stranger locks neither the owner's browser nor other networks. A right one
 * is remembered only in this process, under a key that ends with the process. So the slow hash is computed
 * once per session, and the database never has a fast one.
 */
@Injectable()
export class PinCredentials {
  private readonly memoryKey = randomBytes(32)
  private readonly remembered = new Set<string>()
  private readonly turns = new Map<string, Promise<unknown>>()

  constructor(
    @InjectModel(PinCredentialDocument.name) private readonly credentials: Model<PinCredentialDocument>,
    @InjectModel(AccountDocument.name) private readonly accounts: Model<AccountDocument>,
    private readonly checks: PinChecks,
  ) {}

  /** Records that the PIN opened this session, and is its credential from now on. */
  async grant(mobileNumber: string, sessionId: string): Promise<void> {
    await this.credentials.updateOne({ _id: mobileNumber }, { $set: { sessionId } }, { upsert: true })
  }

  async forget(mobileNumber: string): Promise<void> {
    await this.credentials.deleteOne({ _id: mobileNumber })
  }

  /** The session that the PIN opened, or null. @throws TooManyRequests while locked. */
  async sessionOf(mobileNumber: string, pin: string, visitor: Visitor): Promise<string | null> {
    const credential = await this.credentials.findById(mobileNumber).lean<PinCredentialDocument>()
    if (!credential) return null
    const { sessionId } = credential
    const memory = createHmac('sha256', this.memoryKey)
      .update(`${mobileNumber}\n${sessionId}\n${pin}`)
      .digest('base64url')
    if (this.remembered.has(memory)) return sessionId
    const right = await this.inTurn(`${mobileNumber}@${placeOf(visitor)}`, async () => {
      if (this.remembered.has(memory)) return true
      const isRight = await this.isRight(mobileNumber, pin, visitor)
      if (isRight) this.remember(memory)
      return isRight
    })
    return right ? sessionId : null
  }

  private async isRight(mobileNumber: string, pin: string, visitor: Visitor): Promise<boolean> {
    const account = await this.accounts.findOne({ mobileNumber }).lean<AccountDocument>()
    return account !== null && this.checks.isRight(account, pin, visitor)
  }

  /** One guess of a place at a time: a page's first requests come together and must not use up the limit. */
  private async inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.turns.get(key) ?? Promise.resolve()
    const mine = before.then(work, work)
    this.turns.set(key, mine)
    try {
      return await mine
    } finally {
      if (this.turns.get(key) === mine) this.turns.delete(key)
    }
  }

  private remember(memory: string): void {
    this.remembered.add(memory)
    const [oldest] = this.remembered
    if (this.remembered.size > MOST_REMEMBERED && oldest !== undefined) this.remembered.delete(oldest)
  }
}
