import { Injectable } from '@nestjs/common'
import { wideNetworkOf } from '../../../../kernel/access/network.js'
import { DAY_MS } from '../../../../kernel/dates/ist.js'
import { type OtpSettings } from '../../settings/domain/shop-settings.js'
import { Throttles } from '../throttles.service.js'
import { TOO_MANY } from './domain/too-many-codes.js'
import { OtpDays } from './otp-days.service.js'
import { type Visitor } from './place.js'
import { ProofsOfWork, ProofWanted } from './proofs-of-work.service.js'

interface NewcomerRequest {
  mobileNumber: string
  visitor: Visitor
  proof: string | undefined
}

/** Checks a number without orders and log-ins before a message is paid for. */
@Injectable()
export class NewNumbers {
  constructor(
    private readonly days: OtpDays,
    private readonly proofs: ProofsOfWork,
    private readonly throttles: Throttles,
  ) {}

  /** @throws ProofWanted, TooManyRequests */
  async admit({ mobileNumber, visitor, proof }: NewcomerRequest, otp: OtpSettings): Promise<void> {
    if (await this.days.isScarce(otp.perDay)) {
      const isProved = proof !== undefined && (await this.proofs.accept(proof, mobileNumber))
      if (!isProved) throw new ProofWanted(await this.proofs.challenge(mobileNumber))
    }
    const perNetwork = { name: 'otp-new-network-day', count: otp.perNetworkPerDay, windowMs: DAY_MS }
    await this.throttles.spend(perNetwork, wideNetworkOf(visitor.address), TOO_MANY)
  }
}
