import { Injectable } from '@nestjs/common'
import { type ClientFacts } from '../../../platform/http/client-facts.js'
import { OtpCodes } from './otp-codes.service.js'
import { OtpDays } from './otp-days.service.js'
import { type Attempt, InvalidOtp, type SignedIn, SignIn } from './sign-in.service.js'

/** Customers log in with the code that was sent to them. */
@Injectable()
export class CustomerSignIn {
  constructor(
    private readonly codes: OtpCodes,
    private readonly days: OtpDays,
    private readonly signIn: SignIn,
  ) {}

  /** @throws InvalidOtp, RoleMismatch */
  async execute({ mobileNumber, otp, role }: Attempt, client: ClientFacts): Promise<SignedIn> {
    const code = await this.codes.guess(mobileNumber, otp)
    if (!code) throw new InvalidOtp()
    const signedIn = await this.signIn.withCode(code, role, client)
    await this.days.countVerified()
    return signedIn
  }
}
