import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../../platform/clock.js'
import { isDuplicateKey } from '../../../platform/mongo/duplicate-key.js'
import { sameText } from '../../../platform/same-text.js'
import { type OtpSettings } from '../../settings/domain/shop-settings.js'
import { Settings } from '../../settings/settings.service.js'
import { Keyring } from '../keyring.service.js'
import { OtpCodeDocument } from './schemas/otp-code.schema.js'

const FORMER_KEPT = 5
/** As good as never: another code may be sent at once. */
const LONG_AGO = new Date(0)

/** One-time passwords at rest: at most one lives per number, and it bears a bounded number of wrong guesses. */
@Injectable()
export class OtpCodes {
  constructor(
    @InjectModel(OtpCodeDocument.name) private readonly codes: Model<OtpCodeDocument>,
    private readonly keyring: Keyring,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  last(mobileNumber: string): Promise<OtpCodeDocument | null> {
    return this.codes.findById(mobileNumber).lean<OtpCodeDocument>()
  }

  /** Puts a new code in the place of `previous`; false when a rival did so first. */
  async replace(
    previous: OtpCodeDocument | null,
    mobileNumber: string,
    code: string,
    { validMinutes }: OtpSettings,
  ): Promise<boolean> {
    const sentAt = this.clock.now()
    const expiresAt = new Date(sentAt.getTime() + validMinutes * 60_000)
    const fresh = {
      codeHash: this.keyring.codeHash(mobileNumber, code),
      formerHashes: previous ? [previous.codeHash, ...previous.formerHashes].slice(0, FORMER_KEPT) : [],
      sentAt,
      expiresAt,
      sweepAt: expiresAt,
      wrong: 0,
      verifiedAt: null,
      sessionId: null,
    }
    if (previous) {
      const { codeHash, sentAt: lastSentAt } = previous
      const replaced = await this.codes.updateOne(
        { _id: mobileNumber, codeHash, sentAt: lastSentAt },
        { $set: fresh },
      )
      return replaced.modifiedCount === 1
    }
    try {
      await this.codes.create([{ _id: mobileNumber, ...fresh }])
      return true
    } catch (error) {
      if (isDuplicateKey(error)) return false
      throw error
    }
  }

  /** The provider did not take the code: it stays usable, should it arrive after all, and another may be sent. */
  async notSent(mobileNumber: string, code: string): Promise<void> {
    const codeHash = this.keyring.codeHash(mobileNumber, code)
    await this.codes.updateOne({ _id: mobileNumber, codeHash }, { $set: { sentAt: LONG_AGO } })
  }

  /**
   * Looks at a guess. A wrong one is counted in the same write that finds it wrong, so that any number of guesses
   * side by side count up to the bound before anybody is answered.
   * @returns the code's record when the guess is right and tries are left, else null.
   */
  async guess(mobileNumber: string, guess: string): Promise<OtpCodeDocument | null> {
    const { maxTries } = (await this.settings.current()).otp
    const guessHash = this.keyring.codeHash(mobileNumber, guess)
    const missed = await this.codes.updateOne(
      {
        _id: mobileNumber,
        codeHash: { $ne: guessHash },
        formerHashes: { $ne: guessHash },
        wrong: { $lt: maxTries },
      },
      { $inc: { wrong: 1 } },
    )
    if (missed.modifiedCount === 1) return null
    const code = await this.last(mobileNumber)
    const right = code !== null && code.wrong < maxTries && sameText(guessHash, code.codeHash)
    return right ? code : null
  }

  /**
   * Uses a code up for its one sign-in; to be called in the transaction that opens the session.
   * @returns false when it is used, expired, void or replaced.
   */
  async consume({ _id, codeHash }: OtpCodeDocument, sessionId: string): Promise<boolean> {
    const now = this.clock.now()
    const { maxTries } = (await this.settings.current()).otp
    const consumed = await this.codes.updateOne(
      { _id, codeHash, verifiedAt: null, expiresAt: { $gt: now }, wrong: { $lt: maxTries } },
      { $set: { verifiedAt: now, sessionId }, $unset: { sweepAt: 1 } },
    )
    return consumed.modifiedCount === 1
  }

  async forget(mobileNumber: string): Promise<void> {
    await this.codes.deleteOne({ _id: mobileNumber })
  }
}
