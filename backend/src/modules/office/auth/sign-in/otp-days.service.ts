import { Injectable, Logger } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { DAY_MS, istDay, istDayStart } from '../../../../kernel/dates/ist.js'
import { TooManyRequests } from '../../../../kernel/errors/too-many-requests.js'
import { Clock } from '../../../../platform/clock.js'
import { isDuplicateKey } from '../../../../platform/mongo/duplicate-key.js'
import { OtpDayDocument } from './schemas/otp-day.schema.js'

const WARN_AT = 0.8
/** Share of a day's messages that new numbers may use: the rest is kept for customers. */
const SHARE_OF_NEW_NUMBERS = 0.5
/**
 * Share that browsers may use in which the number has not logged in: the rest is kept for browsers that
 * have.
 */
const SHARE_OF_UNKNOWN_BROWSERS = 0.75
/** Share of either after which an unknown browser needs a proof of work. */
const FREE_SHARE = 0.5

/** A message that costs money. */
interface Message {
  cap: number
  isNewNumber: boolean
  isKnownDevice: boolean
}

const capOfNewNumbers = (cap: number): number => Math.floor(cap * SHARE_OF_NEW_NUMBERS)
const capOfUnknownBrowsers = (cap: number): number => Math.floor(cap * SHARE_OF_UNKNOWN_BROWSERS)
const below = (most: number) => ({ $not: { $gte: most } })

/**
 * Counts the one-time passwords of a day. The whole shop has a limit, since criminals earn money by making
 * shops send messages ("SMS pumping"). New numbers share half of it, and browsers in which the number has
 * not logged in three quarters, so that they cannot shut customers out. The share that leads to a sign-in is stored, since pumping is visible there first.
 */
@Injectable()
export class OtpDays {
  private readonly logger = new Logger('OtpDays')

  constructor(
    @InjectModel(OtpDayDocument.name) private readonly days: Model<OtpDayDocument>,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManyRequests when the day's messages are used up; raises an alarm in the log. */
  async countSent({ cap, isNewNumber, isKnownDevice }: Message): Promise<void> {
    const now = this.clock.now()
    const day = istDay(now)
    try {
      const counted = await this.days
        .findOneAndUpdate(
          {
            _id: day,
            sent: { $lt: cap },
            ...(isNewNumber ? { toNewNumbers: below(capOfNewNumbers(cap)) } : {}),
            ...(isKnownDevice ? {} : { toUnknownBrowsers: below(capOfUnknownBrowsers(cap)) }),
          },
          { $inc: { sent: 1, toNewNumbers: isNewNumber ? 1 : 0, toUnknownBrowsers: isKnownDevice ? 0 : 1 } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<OtpDayDocument>()
      if (counted?.sent === Math.ceil(cap * WARN_AT))
        this.logger.warn({
          alarm: 'otp-daily-cap-near',
          day,
          cap,
          sent: counted.sent,
          verified: counted.verified,
        })
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      this.logger.error({
        alarm: isKnownDevice ? 'otp-daily-cap' : 'otp-daily-cap-of-unknown-browsers',
        day,
        cap,
      })
      const tomorrow = istDayStart(day).getTime() + DAY_MS
      throw new TooManyRequests('No more codes can be sent today.', tomorrow - now.getTime())
    }
  }

  /** Subtracts a message that was counted but not sent. */
  async countUnsent({ isNewNumber, isKnownDevice }: Message): Promise<void> {
    const one = { sent: -1, toNewNumbers: isNewNumber ? -1 : 0, toUnknownBrowsers: isKnownDevice ? 0 : -1 }
    await this.days.updateOne({ _id: istDay(this.clock.now()) }, { $inc: one })
  }

  /** Whether an unknown browser needs a proof of work: much of what it may use is used, but not all. */
  async isScarce({ cap, isNewNumber }: Omit<Message, 'isKnownDevice'>): Promise<boolean> {
    const today = await this.days.findById(istDay(this.clock.now())).lean<OtpDayDocument>()
    const ofNew = (today?.toNewNumbers ?? 0) / capOfNewNumbers(cap)
    const ofAll = (today?.toUnknownBrowsers ?? 0) / capOfUnknownBrowsers(cap)
    const isSpent = ofAll >= 1 || (isNewNumber && ofNew >= 1)
    return !isSpent && Math.max(ofNew, ofAll) >= FREE_SHARE
  }

  async countVerified(): Promise<void> {
    await this.days.updateOne({ _id: istDay(this.clock.now()) }, { $inc: { verified: 1 } }, { upsert: true })
  }

  /** The last days, newest first. */
  recent(count: number): Promise<OtpDayDocument[]> {
    return this.days.find().sort({ _id: -1 }).limit(count).lean<OtpDayDocument[]>()
  }
}
