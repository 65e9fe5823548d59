import { Injectable } from '@nestjs/common'
import { wideNetworkOf } from '../../../../kernel/access/network.js'
import { DAY_MS } from '../../../../kernel/dates/ist.js'
import { type OtpSettings } from '../../settings/domain/shop-settings.js'
import { type Limit, Throttles } from '../throttles.service.js'
import { TOO_MANY } from './domain/too-many-codes.js'
import { OtpDays } from './otp-days.service.js'
import { type Visitor } from './place.js'
import { ProofsOfWork, ProofWanted } from './proofs-of-work.service.js'

interface UnknownRequest {
  mobileNumber: string
  isNewNumber: boolean
  visitor: Visitor
  proof: string | undefined
}

/**
 * Part of a network's codes for new numbers that it gets for numbers of customers too: few of them log in
 * from one network in new browsers on one day.
 */
const SHARE_OF_CUSTOMERS = 0.2
/** Part of a network's codes after which it needs a proof of work. */
const FREE_SHARE = 0.5

const ofNetwork = ({ perNetworkPerDay }: OtpSettings, isNewNumber: boolean): Limit =>
  isNewNumber
    ? { name: 'otp-new-network-day', count: perNetworkPerDay, windowMs: DAY_MS }
    : {
        name: 'otp-known-network-day',
        count: Math.max(1, Math.round(perNetworkPerDay * SHARE_OF_CUSTOMERS)),
        windowMs: DAY_MS,
      }

/**
 * Checks a request from a browser in which the number has not logged in, before a message is paid for. Who
 * knows the numbers of customers is bounded as a stranger is (docs/domain/people.md#one-time-passwords).
 */
@Injectable()
export class UnknownBrowsers {
  constructor(
    private readonly days: OtpDays,
    private readonly proofs: ProofsOfWork,
    private readonly throttles: Throttles,
  ) {}

  /** @throws ProofWanted, TooManyRequests */
  async admit(
    { mobileNumber, isNewNumber, visitor, proof }: UnknownRequest,
    otp: OtpSettings,
  ): Promise<void> {
    const network = wideNetworkOf(visitor.address)
    const limit = ofNetwork(otp, isNewNumber)
    const used = (await this.throttles.countOf(limit, network)) / limit.count
    const isScarce = await this.days.isScarce({ cap: otp.perDay, isNewNumber })
    if (isScarce || (used >= FREE_SHARE && used < 1)) {
      const isProved = proof !== undefined && (await this.proofs.accept(proof, mobileNumber))
      if (!isProved) throw new ProofWanted(await this.proofs.challenge(mobileNumber))
    }
    await this.throttles.spend(limit, network, TOO_MANY)
  }
}
