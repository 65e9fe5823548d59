import { createHmac, randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { PinHasher } from '../pin-hasher.service.js'
import { AccountDocument } from '../schemas/account.schema.js'
import { PinCredentialDocument } from './schemas/pin-credential.schema.js'

export const MOST_WRONG_PINS = 10
const MOST_REMEMBERED = 500

/**
 * Checks a staff PIN in the query or body of requests. After ten wrong ones a new log-in is needed. A
 * right one is remembered only in this process, under a key that ends with the process. So the slow hash
 * is computed once per session, and the database never has a fast one.
 */
@Injectable()
export class PinCredentials {
  private readonly memoryKey = randomBytes(32)
  private readonly remembered = new Set<string>()
  private readonly turns = new Map<string, Promise<unknown>>()

  constructor(
    @InjectModel(PinCredentialDocument.name) private readonly credentials: Model<PinCredentialDocument>,
    @InjectModel(AccountDocument.name) private readonly accounts: Model<AccountDocument>,
    private readonly hasher: PinHasher,
  ) {}

  /** Records that the PIN opened this session, and is its credential from now on. */
  async grant(mobileNumber: string, sessionId: string): Promise<void> {
    await this.credentials.updateOne(
      { _id: mobileNumber },
      { $set: { sessionId, wrong: 0 } },
      { upsert: true },
    )
  }

  async forget(mobileNumber: string): Promise<void> {
    await this.credentials.deleteOne({ _id: mobileNumber })
  }

  /** The session that the PIN opened, or null. */
  async sessionOf(mobileNumber: string, pin: string): Promise<string | null> {
    const credential = await this.credentials.findById(mobileNumber).lean<PinCredentialDocument>()
    if (!credential || credential.wrong >= MOST_WRONG_PINS) return null
    const { sessionId } = credential
    const memory = createHmac('sha256', this.memoryKey)
      .update(`${mobileNumber}\n${sessionId}\n${pin}`)
      .digest('base64url')
    if (this.remembered.has(memory)) return sessionId
    const right = await this.inTurn(mobileNumber, async () => {
      if (this.remembered.has(memory)) return true
      const isRight = await this.isRight(credential, pin)
      if (isRight) this.remember(memory)
      return isRight
    })
    return right ? sessionId : null
  }

  /** Counts the guess as wrong before checking it, and subtracts it when it was right. */
  private async isRight({ _id, sessionId }: PinCredentialDocument, pin: string): Promise<boolean> {
    const counted = await this.credentials.updateOne(
      { _id, sessionId, wrong: { $lt: MOST_WRONG_PINS } },
      { $inc: { wrong: 1 } },
    )
    if (counted.modifiedCount === 0) return false
    const account = await this.accounts
      .findOne({ mobileNumber: _id, disabledAt: null })
      .lean<AccountDocument>()
    if (!account?.pinHash || !(await this.hasher.matches(account.pinHash, pin))) return false
    await this.credentials.updateOne({ _id, sessionId, wrong: { $gt: 0 } }, { $inc: { wrong: -1 } })
    return true
  }

  /** One guess per number at a time: a page's first requests come together and must not use up the limit. */
  private async inTurn<T>(mobileNumber: string, work: () => Promise<T>): Promise<T> {
    const before = this.turns.get(mobileNumber) ?? Promise.resolve()
    const mine = before.then(work, work)
    this.turns.set(mobileNumber, mine)
    try {
      return await mine
    } finally {
      if (this.turns.get(mobileNumber) === mine) this.turns.delete(mobileNumber)
    }
  }

  private remember(memory: string): void {
    this.remembered.add(memory)
    const [oldest] = this.remembered
    if (this.remembered.size > MOST_REMEMBERED && oldest !== undefined) this.remembered.delete(oldest)
  }
}
