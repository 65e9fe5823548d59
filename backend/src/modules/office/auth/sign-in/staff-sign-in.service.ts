import { Injectable } from '@nestjs/common'
import { type AccountDocument } from '../schemas/account.schema.js'
import { type Factor } from '../second-factor/second-factors.service.js'
import { PinChecks } from './pin-checks.service.js'
import { type Visitor } from './place.js'
import { SecondFactorChecks } from './second-factor-checks.service.js'
import { type Attempt, InvalidOtp, type SignedIn, SignIn } from './sign-in.service.js'

/** Staff log in with their PIN, and with a second factor where they have one. */
@Injectable()
export class StaffSignIn {
  constructor(
    private readonly pins: PinChecks,
    private readonly factors: SecondFactorChecks,
    private readonly sessions: SignIn,
  ) {}

  /** @throws InvalidOtp, SecondFactorWanted, RoleMismatch, TooManyRequests */
  async signIn(
    account: AccountDocument,
    { otp, role, code, passkey }: Attempt,
    client: Visitor,
  ): Promise<SignedIn & { factor: Factor | null }> {
    if (!(await this.pins.isRight(account, otp, client))) throw new InvalidOtp()
    const shown = { code, passkey }
    const factor = account.secondFactorAt
      ? await this.factors.demand(account, shown, client, `log-in ${client.device ?? ''}`)
      : null
    return { ...(await this.sessions.withPin(account, role, client)), factor }
  }
}
