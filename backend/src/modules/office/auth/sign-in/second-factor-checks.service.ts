import { Injectable } from '@nestjs/common'
import { AppError } from '../../../../kernel/errors/errors.js'
import { type AccountDocument } from '../schemas/account.schema.js'
import { type Purpose } from '../second-factor/passkey-challenges.service.js'
import { type Factor, SecondFactors, type Shown, type Ways } from '../second-factor/second-factors.service.js'
import { KnownDevices } from './known-devices.service.js'
import { Lockouts } from './lockouts.service.js'
import { type Visitor } from './place.js'
import { InvalidOtp } from './sign-in.service.js'

/** The request is repeated with a code or a passkey beside it. */
export class SecondFactorWanted extends AppError {
  constructor(ways: Ways) {
    super(
      'SECOND_FACTOR_WANTED',
      'Use your second factor: a code of your app, a passkey or a recovery code.',
      { ...ways },
    )
  }
}

/**
 * Checks the second factor after the PIN. Its tries have the same bounds as those of the PIN, but are counted
 * separately: a right PIN must not reset wrong codes. Only somebody who knows the PIN comes this far, so nobody else
 * can lock the owner out.
 */
@Injectable()
export class SecondFactorChecks {
  constructor(
    private readonly factors: SecondFactors,
    private readonly lockouts: Lockouts,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Checks what was given as second factor. @returns which of them it was
   * @throws SecondFactorWanted where it was not; InvalidOtp; TooManyRequests while locked.
   */
  async demand(account: AccountDocument, shown: Shown, visitor: Visitor, purpose: Purpose): Promise<Factor> {
    const userId = String(account._id)
    if (!shown.passkey && typeof shown.code !== 'string')
      throw new SecondFactorWanted(await this.factors.waysOf(userId, purpose))
    const { mobileNumber } = account
    const { address, device } = visitor
    const isKnown = await this.devices.knows(mobileNumber, device)
    const from = { address, knownDevice: isKnown ? device : null }
    await this.lockouts.begin(triesOf(mobileNumber), from)
    const factor = await this.factors.spend(userId, shown, purpose)
    if (factor === null) throw new InvalidOtp()
    await this.lockouts.succeeded(triesOf(mobileNumber), from)
    await this.devices.remember(mobileNumber, device)
    return factor
  }

  /** Without a second factor, earlier wrong codes do not count. */
  forgive(mobileNumber: string): Promise<void> {
    return this.lockouts.clear(triesOf(mobileNumber))
  }
}

const triesOf = (mobileNumber: string): string => `${mobileNumber}#code`
