import { Injectable } from '@nestjs/common'
import { KnownDevices } from './known-devices.service.js'
import { OtpCodes } from './otp-codes.service.js'
import { OtpDays } from './otp-days.service.js'
import { placeOf, type Visitor } from './place.js'
import { type Attempt, InvalidOtp, type SignedIn, SignIn } from './sign-in.service.js'

/** Customers log in with the code that was sent to them. */
@Injectable()
export class CustomerSignIn {
  constructor(
    private readonly codes: OtpCodes,
    private readonly days: OtpDays,
    private readonly sessions: SignIn,
    private readonly devices: KnownDevices,
  ) {}

  /** @throws InvalidOtp, RoleMismatch */
  async signIn({ mobileNumber, otp, role }: Attempt, visitor: Visitor): Promise<SignedIn> {
    const place = placeOf(visitor)
    const code = await this.codes.guess(mobileNumber, otp, place)
    if (!code || (await this.codes.isVoid(mobileNumber, place)))
      throw new InvalidOtp(await this.codes.tellUsedUp(mobileNumber, place))
    const signedIn = await this.sessions.withCode(code, role, visitor)
    await this.devices.remember(mobileNumber, visitor.device)
    await this.days.countVerified()
    return signedIn
  }
}
