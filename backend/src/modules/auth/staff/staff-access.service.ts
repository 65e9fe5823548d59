import { Injectable } from '@nestjs/common'
import { PinHasher } from '../pin-hasher.service.js'
import { Sessions } from '../sessions/sessions.service.js'
import { Lockouts } from '../sign-in/lockouts.service.js'
import { PinCredentials } from '../sign-in/pin-credentials.service.js'

/** What a staff member can get in by, taken away or renewed. */
@Injectable()
export class StaffAccess {
  constructor(
    private readonly sessions: Sessions,
    private readonly pins: PinCredentials,
    private readonly lockouts: Lockouts,
    private readonly hasher: PinHasher,
  ) {}

  hash(pin: string): Promise<string> {
    return this.hasher.hash(pin)
  }

  /** Ends sessions and the PIN's use in requests; `keep` is the session of somebody who changes the own PIN. */
  async end(account: { userId: string; mobileNumber: string }, keep?: string): Promise<void> {
    await this.sessions.revokeAll(account.userId, keep)
    await this.pins.forget(account.mobileNumber)
  }

  /** With a new PIN old failures say nothing. */
  forgive(mobileNumber: string): Promise<void> {
    return this.lockouts.clear(mobileNumber)
  }
}
