import { Injectable } from '@nestjs/common'
import { Sessions } from '../sessions/sessions.service.js'
import { KnownDevices } from '../sign-in/known-devices.service.js'
import { Lockouts } from '../sign-in/lockouts.service.js'
import { PinCredentials } from '../sign-in/pin-credentials.service.js'
import { SecondFactorChecks } from '../sign-in/second-factor-checks.service.js'
import { NewPins } from './new-pins.service.js'

/** Takes away or renews the means by which a staff member logs in. */
@Injectable()
export class StaffAccess {
  constructor(
    private readonly sessions: Sessions,
    private readonly pins: PinCredentials,
    private readonly lockouts: Lockouts,
    private readonly newPins: NewPins,
    private readonly devices: KnownDevices,
    private readonly factors: SecondFactorChecks,
  ) {}

  /** @throws InvalidInput for a weak PIN */
  hash(pin: string, mobileNumber: string): Promise<string> {
    return this.newPins.hash(pin, mobileNumber)
  }

  /** Ends sessions and the PIN's use in requests. */
  async end(account: { userId: string; mobileNumber: string }): Promise<void> {
    await this.sessions.revokeAll(account.userId)
    await this.pins.forget(account.mobileNumber)
  }

  /**
   * The same after a new PIN, which the devices are told; `keep` is the session of a person who changes their own PIN.
   */
  async endForNewPin(account: { userId: string; mobileNumber: string }, keep?: string): Promise<void> {
    await this.sessions.revokeAll(account.userId, { why: 'new-pin', ...(keep === undefined ? {} : { keep }) })
    await this.pins.forget(account.mobileNumber)
  }

  /**
   * The other sessions logged in with less than is needed now, or with what was removed. `keep` is the session in which
   * the second factor was changed.
   */
  async endForSecondFactor(
    { userId, mobileNumber }: { userId: string; mobileNumber: string },
    keep: { sessionId: string; device: string | null },
    why: 'second-factor' | 'factor-removed',
  ): Promise<void> {
    await this.sessions.revokeAll(userId, { why, keep: keep.sessionId })
    await this.pins.forget(mobileNumber)
    await this.devices.forget(mobileNumber, keep.device)
  }

  async endWithoutSecondFactor(userId: string): Promise<void> {
    await this.sessions.revokeAll(userId, { why: 'no-second-factor' })
  }

  forgiveCodes(mobileNumber: string): Promise<void> {
    return this.factors.forgive(mobileNumber)
  }

  /** With a new PIN old failures say nothing. */
  forgive(mobileNumber: string): Promise<void> {
    return this.lockouts.clear(mobileNumber)
  }
}
