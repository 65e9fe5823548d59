import { Injectable } from '@nestjs/common'
import { networkOf } from '../../../kernel/network.js'
import { PinHasher } from '../pin-hasher.service.js'
import { type AccountDocument } from '../schemas/account.schema.js'
import { Lockouts } from './lockouts.service.js'

/** Staff log-ins: locks first, then the slow hash. */
@Injectable()
export class PinChecks {
  constructor(
    private readonly lockouts: Lockouts,
    private readonly hasher: PinHasher,
  ) {}

  /**
   * Whether the PIN is the account's. A disabled account takes as long as any other, and never is right.
   * @throws TooManyRequests while locked.
   */
  async isRight(account: AccountDocument, pin: string, address: string): Promise<boolean> {
    const network = networkOf(address)
    await this.lockouts.begin(account.mobileNumber, network)
    const right = account.pinHash !== null && (await this.hasher.matches(account.pinHash, pin))
    if (!right || account.disabledAt !== null) return false
    await this.lockouts.succeeded(account.mobileNumber, network)
    return true
  }
}
