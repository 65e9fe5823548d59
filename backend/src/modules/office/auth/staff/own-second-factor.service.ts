import { Injectable } from '@nestjs/common'
import { Conflict, NotFound } from '../../../../kernel/errors/errors.js'
import { type Principal } from '../../../../platform/http/routes/access.js'
import { Audit } from '../../audit/audit.service.js'
import { totpAddress } from '../second-factor/domain/totp.js'
import { SecondFactors, type Shown } from '../second-factor/second-factors.service.js'
import { type Challenged } from '../sign-in/place.js'
import { InvalidOtp } from '../sign-in/sign-in.service.js'
import { FactorOwners } from './factor-owners.service.js'
import { SecondFactorStanding } from './second-factor-standing.service.js'

/** A second factor as its owner sees it. */
export interface OwnFactorState {
  since: Date | null
  /** Whether an authenticator app is part of it. */
  app: boolean
  recoveryCodesLeft: number
}

/** Lets a person manage their own second factor and its app (docs/domain/people.md#second-factor). */
@Injectable()
export class OwnSecondFactor {
  constructor(
    private readonly factors: SecondFactors,
    private readonly owners: FactorOwners,
    private readonly standing: SecondFactorStanding,
    private readonly audit: Audit,
  ) {}

  async state(caller: Principal): Promise<OwnFactorState> {
    const since = (await this.owners.account(caller)).secondFactorAt ?? null
    const factor = since === null ? null : await this.factors.find(caller.userId)
    const app = (factor?.totp ?? null) !== null
    return { since, app, recoveryCodesLeft: factor?.recovery.length ?? 0 }
  }

  /**
   * A secret for an authenticator app, shown only this once.
   * @throws Conflict SECOND_FACTOR_ON, AppError PIN_WANTED, SecondFactorWanted, InvalidOtp,
   * TooManyRequests
   */
  async begin(
    caller: Principal,
    shown: Shown,
    visitor: Challenged,
  ): Promise<{ secret: string; address: string }> {
    await this.demandNoApp(caller)
    const { mobileNumber } = await this.owners.demand(caller, shown, visitor)
    const secret = await this.factors.begin(caller.userId)
    await this.audit.record({ action: 'second-factor.begun', subject: `employee:${mobileNumber}` })
    return { secret, address: totpAddress(secret, mobileNumber) }
  }

  /**
   * Activates the app by its first right code.
   * @returns the recovery codes, shown only this once; none if the second factor was on before
   * @throws InvalidOtp, Conflict SECOND_FACTOR_ON
   */
  async confirm(caller: Principal, code: string, { device }: Challenged): Promise<string[]> {
    await this.demandNoApp(caller)
    const { userId, sessionId } = caller
    const account = await this.owners.account(caller)
    const codes = await this.standing.add(account, { sessionId, device }, () =>
      this.factors.confirm(userId, code),
    )
    if (codes === null) throw new InvalidOtp()
    return codes
  }

  /**
   * @returns whether the second factor is off now
   * @throws Conflict SECOND_FACTOR_OFF, NotFound, AppError PIN_WANTED, SecondFactorWanted, InvalidOtp, TooManyRequests
   */
  async removeApp(caller: Principal, shown: Shown, visitor: Challenged): Promise<boolean> {
    const account = await this.owners.demandOn(caller, shown, visitor)
    const keep = { sessionId: caller.sessionId, device: visitor.device }
    const isOff = await this.standing.takeAway(account, keep, async () =>
      (await this.factors.dropApp(caller.userId)) ? 'app' : null,
    )
    if (isOff === null) throw new NotFound('The authenticator app')
    return isOff
  }

  /** @throws Conflict SECOND_FACTOR_OFF, AppError PIN_WANTED, SecondFactorWanted, InvalidOtp, TooManyRequests */
  async renewCodes(caller: Principal, shown: Shown, visitor: Challenged): Promise<string[]> {
    const { mobileNumber } = await this.owners.demandOn(caller, shown, visitor)
    const codes = await this.factors.renewCodes(caller.userId)
    await this.audit.record({ action: 'second-factor.codes-made', subject: `employee:${mobileNumber}` })
    return codes
  }

  /** @throws Conflict SECOND_FACTOR_OFF, AppError PIN_WANTED, SecondFactorWanted, InvalidOtp, TooManyRequests */
  async turnOff(caller: Principal, shown: Shown, visitor: Challenged): Promise<void> {
    await this.standing.turnOff(await this.owners.demandOn(caller, shown, visitor))
  }

  private async demandNoApp({ userId }: Principal): Promise<void> {
    if (await this.factors.hasApp(userId))
      throw new Conflict('SECOND_FACTOR_ON', 'You have an authenticator app already. Remove it first.')
  }
}
