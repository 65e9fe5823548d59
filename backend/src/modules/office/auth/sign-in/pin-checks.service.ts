import { Injectable } from '@nestjs/common'
import { PinHasher } from '../pin-hasher.service.js'
import { type AccountDocument } from '../schemas/account.schema.js'
import { KnownDevices } from './known-devices.service.js'
import { Lockouts } from './lockouts.service.js'
import { type Visitor } from './place.js'

/** Checks the PINs of staff: locks first, then the slow hash. */
@Injectable()
export class PinChecks {
  constructor(
    private readonly lockouts: Lockouts,
    private readonly hasher: PinHasher,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Whether the PIN is the account's. A check of a disabled account takes as long, and always fails.
   * @throws TooManyRequests while locked.
   */
  async isRight(account: AccountDocument, pin: string, { address, device }: Visitor): Promise<boolean> {
    const { mobileNumber } = account
    const isKnown = await this.devices.knows(mobileNumber, device)
    const from = { address, knownDevice: isKnown ? device : null }
    await this.lockouts.begin(mobileNumber, from)
    const right = account.pinHash !== null && (await this.hasher.matches(account.pinHash, pin))
    if (!right || account.disabledAt !== null) return false
    await this.lockouts.succeeded(mobileNumber, from)
    // With a second factor, the PIN alone does not make a browser known, or it would get its own tries for
    // the codes.
    if (!account.secondFactorAt) await this.devices.remember(mobileNumber, device)
    return true
  }
}
