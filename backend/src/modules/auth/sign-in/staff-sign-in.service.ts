import { Injectable } from '@nestjs/common'
import { type ClientFacts } from '../../../platform/http/client-facts.js'
import { type AccountDocument } from '../schemas/account.schema.js'
import { PinChecks } from './pin-checks.service.js'
import { type Attempt, InvalidOtp, type SignedIn, SignIn } from './sign-in.service.js'

/** Staff log in with their PIN. */
@Injectable()
export class StaffSignIn {
  constructor(
    private readonly pins: PinChecks,
    private readonly signIn: SignIn,
  ) {}

  /** @throws InvalidOtp, RoleMismatch, TooManyRequests */
  async execute(account: AccountDocument, { otp, role }: Attempt, client: ClientFacts): Promise<SignedIn> {
    if (!(await this.pins.isRight(account, otp, client.address))) throw new InvalidOtp()
    return this.signIn.withPin(account, role, client)
  }
}
