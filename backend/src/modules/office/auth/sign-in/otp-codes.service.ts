import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../../../platform/clock.js'
import { isDuplicateKey } from '../../../../platform/mongo/duplicate-key.js'
import { sameText } from '../../../../platform/same-text.js'
import { type OtpSettings } from '../../settings/domain/shop-settings.js'
import { Settings } from '../../settings/settings.service.js'
import { Keyring } from '../keyring.service.js'
import { type Limit, Throttles } from '../throttles.service.js'
import { isPending } from './domain/otp-send.js'
import { OtpCodeDocument } from './schemas/otp-code.schema.js'

const FORMER_KEPT = 5
/**
 * Most places with tries of their own. Further places get the same answer, but share the tries of
 * strangers.
 */
const MOST_PLACES = 8
/** Long enough ago that another code may be sent at once. */
const LONG_AGO = new Date(0)

type Tries = Pick<OtpCodeDocument, 'tries' | 'wrong'>

const counterOf = ({ tries }: Tries, place: string): string =>
  tries?.[place] === undefined ? 'wrong' : `tries.${place}`
const wrongAt = ({ tries, wrong }: Tries, place: string): number => tries?.[place] ?? wrong

/** Limit of guesses at a number from places that did not request its code. */
const strangers = (name: string, { maxTries, validMinutes }: OtpSettings): Limit => ({
  name,
  count: maxTries,
  windowMs: validMinutes * 60_000,
})

/**
 * The unused tries of the places that request a code now, and of those that requested the last code while
 * it was valid.
 */
function freshTries(
  places: readonly string[],
  previous: OtpCodeDocument | null,
  now: Date,
): Record<string, number> {
  const former = isPending(previous, now) ? Object.keys(previous?.tries ?? {}) : []
  const all = [...new Set([...places, ...former])].slice(0, MOST_PLACES)
  return Object.fromEntries(all.map((place) => [place, 0]))
}

/**
 * Stores one-time passwords. A number has at most one valid code. Each place that requested it has a
 * bounded number of wrong guesses, and all others together have as many. So strangers cannot use up the
 * owner's tries.
 */
@Injectable()
export class OtpCodes {
  constructor(
    @InjectModel(OtpCodeDocument.name) private readonly codes: Model<OtpCodeDocument>,
    private readonly keyring: Keyring,
    private readonly settings: Settings,
    private readonly throttles: Throttles,
    private readonly clock: Clock,
  ) {}

  last(mobileNumber: string): Promise<OtpCodeDocument | null> {
    return this.codes.findById(mobileNumber).lean<OtpCodeDocument>()
  }

  /**
   * Stores a new code, requested by `places`, in place of `previous`; false when another call did so
   * first.
   */
  async replace(
    previous: OtpCodeDocument | null,
    mobileNumber: string,
    { code, places }: { code: string; places: readonly string[] },
    { validMinutes }: OtpSettings,
  ): Promise<boolean> {
    const sentAt = this.clock.now()
    const expiresAt = new Date(sentAt.getTime() + validMinutes * 60_000)
    const tries = freshTries(places, previous, sentAt)
    const fresh = {
      codeHash: this.keyring.codeHash(mobileNumber, code),
      formerHashes: previous ? [previous.codeHash, ...previous.formerHashes].slice(0, FORMER_KEPT) : [],
      sentAt,
      expiresAt,
      sweepAt: expiresAt,
      tries,
      places: Object.keys(tries).length,
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

  /**
   * Records that the provider refused the code. It stays valid, in case the message still arrives, and
   * another may be sent.
   */
  async notSent(mobileNumber: string, code: string): Promise<void> {
    const codeHash = this.keyring.codeHash(mobileNumber, code)
    await this.codes.updateOne({ _id: mobileNumber, codeHash }, { $set: { sentAt: LONG_AGO } })
  }

  /** Gives further places tries of their own for the valid code; with `always` even beyond the limit. */
  async admit(mobileNumber: string, places: readonly string[], always: boolean): Promise<void> {
    for (const place of places)
      await this.codes.updateOne(
        {
          _id: mobileNumber,
          verifiedAt: null,
          [`tries.${place}`]: { $exists: false },
          ...(always ? {} : { places: { $lt: MOST_PLACES } }),
        },
        { $set: { [`tries.${place}`]: 0 }, $inc: { places: 1 } },
      )
  }

  /**
   * Checks a guess. For a number without a code, as much is read and written as for one with a code, so
   * that the time of the answer does not tell them apart. A wrong guess is counted in the same write that
   * finds it wrong. So parallel guesses are counted up to the limit before any is answered.
   * @returns the code's record when the guess is right and tries are left, else null.
   */
  async guess(mobileNumber: string, guess: string, place: string): Promise<OtpCodeDocument | null> {
    const { otp } = await this.settings.current()
    const { maxTries } = otp
    const guessHash = this.keyring.codeHash(mobileNumber, guess)
    const before = await this.last(mobileNumber)
    if (!before) {
      await this.throttles.tryTake(strangers('otp-no-code', otp), mobileNumber)
      return null
    }
    const missed = await this.codes.updateOne(
      {
        _id: mobileNumber,
        codeHash: { $ne: guessHash },
        formerHashes: { $ne: guessHash },
        [counterOf(before, place)]: { $lt: maxTries },
      },
      { $inc: { [counterOf(before, place)]: 1 } },
    )
    if (missed.modifiedCount === 1) return null
    const code = await this.last(mobileNumber)
    const right = code !== null && wrongAt(code, place) < maxTries && sameText(guessHash, code.codeHash)
    return right ? code : null
  }

  /**
   * Whether a refused guess is told that only another code helps. A place that requested a code learns
   * about this code. Others learn only how many guesses strangers have made, whether or not the number has
   * a code: the answer must not reveal who is a customer.
   */
  async tellUsedUp(mobileNumber: string, place: string): Promise<boolean> {
    const code = await this.last(mobileNumber)
    if (code?.tries?.[place] !== undefined) return this.isVoid(mobileNumber, place)
    const limit = strangers('otp-strangers', (await this.settings.current()).otp)
    await this.throttles.tryTake(limit, mobileNumber)
    return (await this.throttles.waitMs(limit, mobileNumber)) > 0
  }

  /**
   * Whether guesses from this place at a number's last code no longer count, so that only another code
   * helps.
   */
  async isVoid(mobileNumber: string, place: string): Promise<boolean> {
    const { maxTries } = (await this.settings.current()).otp
    const code = await this.last(mobileNumber)
    if (!code) return false
    return (
      wrongAt(code, place) >= maxTries || (code.verifiedAt === null && code.expiresAt <= this.clock.now())
    )
  }

  /**
   * Uses a code for its one sign-in; called in the transaction that opens the session.
   * @returns false when it is used, expired, void or replaced.
   */
  async consume({ _id, codeHash }: OtpCodeDocument, sessionId: string): Promise<boolean> {
    const now = this.clock.now()
    const consumed = await this.codes.updateOne(
      { _id, codeHash, verifiedAt: null, expiresAt: { $gt: now } },
      { $set: { verifiedAt: now, sessionId }, $unset: { sweepAt: 1 } },
    )
    return consumed.modifiedCount === 1
  }

  async forget(mobileNumber: string): Promise<void> {
    await this.codes.deleteOne({ _id: mobileNumber })
  }
}
