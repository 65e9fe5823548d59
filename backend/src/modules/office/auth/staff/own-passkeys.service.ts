import { Injectable } from '@nestjs/common'
import { Conflict, NotFound } from '../../../../kernel/errors/errors.js'
import { type Principal } from '../../../../platform/http/routes/access.js'
import { isDuplicateKey } from '../../../../platform/mongo/duplicate-key.js'
import { Audit } from '../../audit/audit.service.js'
import { type CreationOptions, type NewPasskeyProof } from '../second-factor/passkey-proofs.service.js'
import { Passkeys, type StoredPasskey } from '../second-factor/passkeys.service.js'
import { type Shown } from '../second-factor/second-factors.service.js'
import { type Challenged } from '../sign-in/place.js'
import { InvalidOtp } from '../sign-in/sign-in.service.js'
import { FactorOwners } from './factor-owners.service.js'
import { SecondFactorStanding } from './second-factor-standing.service.js'

/** Adds and removes a person's own passkeys (docs/domain/people.md#passkeys). */
@Injectable()
export class OwnPasskeys {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly owners: FactorOwners,
    private readonly standing: SecondFactorStanding,
    private readonly audit: Audit,
  ) {}

  /** The address for which passkeys are made; null when the shop has none that allows them. */
  get address(): string | null {
    return this.passkeys.address
  }

  list({ userId }: Principal): Promise<StoredPasskey[]> {
    return this.passkeys.listOf(userId)
  }

  /**
   * The options with which the browser creates a passkey.
   * @throws Conflict NO_PASSKEYS_HERE, PASSKEYS_FULL; AppError PIN_WANTED, SecondFactorWanted, InvalidOtp,
   * TooManyRequests
   */
  async begin(caller: Principal, shown: Shown, visitor: Challenged): Promise<CreationOptions> {
    const { mobileNumber } = await this.owners.demand(caller, shown, visitor)
    const purpose = `new ${caller.sessionId} ${visitor.browser}` as const
    const options = await this.passkeys.begin({ id: caller.userId, mobileNumber }, purpose)
    await this.audit.record({ action: 'second-factor.begun', subject: `employee:${mobileNumber}` })
    return options
  }

  /**
   * Activates a passkey that the browser has created. @returns recovery codes when it is the first of the
   * second factor
   * @throws InvalidOtp; Conflict PASSKEY_KNOWN, PASSKEYS_FULL
   */
  async add(
    caller: Principal,
    { name, passkey }: { name: string; passkey: NewPasskeyProof },
    { device, browser }: Challenged,
  ): Promise<string[]> {
    const { userId, sessionId } = caller
    const account = await this.owners.account(caller)
    const made = await this.passkeys.made(passkey, userId, `new ${sessionId} ${browser}`)
    if (made === null) throw new InvalidOtp()
    const take = async () => {
      await this.passkeys.add(userId, name, made)
      return true
    }
    try {
      return (await this.standing.add(account, { sessionId, device }, take, name)) ?? []
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      throw new Conflict('PASSKEY_KNOWN', 'This passkey is in use already.')
    }
  }

  /**
   * @returns whether the second factor is off now
   * @throws NotFound; Conflict SECOND_FACTOR_OFF; AppError PIN_WANTED, SecondFactorWanted, InvalidOtp, TooManyRequests
   */
  async remove(caller: Principal, id: string, shown: Shown, visitor: Challenged): Promise<boolean> {
    const account = await this.owners.demandOn(caller, shown, visitor)
    const keep = { sessionId: caller.sessionId, device: visitor.device }
    const isOff = await this.standing.takeAway(account, keep, () => this.passkeys.remove(caller.userId, id))
    if (isOff === null) throw new NotFound('The passkey')
    return isOff
  }
}
