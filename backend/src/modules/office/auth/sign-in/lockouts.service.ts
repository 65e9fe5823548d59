import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { networkOf } from '../../../../kernel/access/network.js'
import { TooManyRequests } from '../../../../kernel/errors/too-many-requests.js'
import { Clock } from '../../../../platform/clock.js'
import { isDuplicateKey } from '../../../../platform/mongo/duplicate-key.js'
import { countTry, type LockoutPolicy, NUMBER_POLICY, PAIR_POLICY } from './domain/lockout.js'
import { LockoutDocument } from './schemas/lockout.schema.js'

/** Each lost race means that another try was counted, so a lock comes long before this many. */
const MOST_RACES = 200
const WRONG_TOO_OFTEN = 'The pin was wrong too often.'

/** The key for tries of a PIN: a browser that has used the right PIN before, otherwise the network. */
interface TriedFrom {
  address: string
  knownDevice: string | null
}

const pairOf = (mobileNumber: string, { address, knownDevice }: TriedFrom): string =>
  `${mobileNumber}@${knownDevice === null ? networkOf(address) : `device-${knownDevice}`}`

/**
 * Locks PIN tries. The first lock is by number and network address, so that a stranger who knows a number
 * only locks their own network out. A second one, by number alone, covers many addresses; an address that
 * has used the right PIN before is exempt from it. A browser that has used the right PIN has its own lock,
 * which tries by others do not affect.
 */
@Injectable()
export class Lockouts {
  constructor(
    @InjectModel(LockoutDocument.name) private readonly lockouts: Model<LockoutDocument>,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a try as failed before its PIN is checked; `succeeded` subtracts it.
   * @throws TooManyRequests while locked.
   */
  async begin(mobileNumber: string, from: TriedFrom): Promise<void> {
    const pair = await this.count(pairOf(mobileNumber, from), PAIR_POLICY)
    if (from.knownDevice === null && pair.succeededAt === null) await this.count(mobileNumber, NUMBER_POLICY)
  }

  /** Records a right PIN: clears the address, and subtracts one failure of the number. */
  async succeeded(mobileNumber: string, from: TriedFrom): Promise<void> {
    const now = this.clock.now()
    const before = await this.lockouts
      .findOneAndUpdate(
        { _id: pairOf(mobileNumber, from) },
        { $set: { failures: 0, lockedUntil: null, succeededAt: now, touchedAt: now }, $inc: { revision: 1 } },
      )
      .lean<LockoutDocument>()
    if (from.knownDevice === null && before?.succeededAt == null)
      await this.lockouts.updateOne(
        { _id: mobileNumber, failures: { $gt: 0 } },
        { $inc: { failures: -1, revision: 1 }, $set: { lockedUntil: null } },
      )
  }

  /** Clears the failures of a number from all addresses, after it got a new PIN. */
  async clear(mobileNumber: string): Promise<void> {
    const fromPlaces = { $gte: `${mobileNumber}@`, $lt: `${mobileNumber}A` }
    await this.lockouts.deleteMany({ $or: [{ _id: mobileNumber }, { _id: fromPlaces }] })
  }

  private async count(_id: string, policy: LockoutPolicy): Promise<LockoutDocument> {
    for (let race = 0; race < MOST_RACES; race += 1) {
      const now = this.clock.now()
      const state = await this.stateOf(_id, now)
      const outcome = countTry(policy, state, now)
      if ('lockedUntil' in outcome)
        throw new TooManyRequests(WRONG_TOO_OFTEN, outcome.lockedUntil.getTime() - now.getTime())
      const counted = await this.lockouts.updateOne(
        { _id, revision: state.revision },
        { $set: { ...outcome.next, touchedAt: now }, $inc: { revision: 1 } },
      )
      if (counted.modifiedCount === 1) return state
    }
    throw new TooManyRequests(WRONG_TOO_OFTEN, policy.firstLockMs)
  }

  private async stateOf(_id: string, now: Date): Promise<LockoutDocument> {
    const found = await this.lockouts.findById(_id).lean<LockoutDocument>()
    if (found) return found
    try {
      const [made] = await this.lockouts.create([{ _id, touchedAt: now }])
      if (made) return made.toObject()
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
    }
    return this.stateOf(_id, now)
  }
}
