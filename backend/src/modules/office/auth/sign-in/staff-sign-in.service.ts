import { Injectable } from '@nestjs/common'
import { maskedAddress } from '../../../../kernel/access/network.js'
import { momentInWords } from '../../../../kernel/dates/ist.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Messages } from '../../messages/messages.service.js'
import { deviceName } from '../domain/device-name.js'
import { type AccountDocument } from '../schemas/account.schema.js'
import { type Factor } from '../second-factor/second-factors.service.js'
import { KnownDevices } from './known-devices.service.js'
import { PinChecks } from './pin-checks.service.js'
import { type Challenged, type Visitor } from './place.js'
import { SecondFactorChecks } from './second-factor-checks.service.js'
import { type Attempt, InvalidOtp, type SignedIn, SignIn } from './sign-in.service.js'

/** Staff log in with their PIN, and with a second factor where they have one. */
@Injectable()
export class StaffSignIn {
  constructor(
    private readonly pins: PinChecks,
    private readonly factors: SecondFactorChecks,
    private readonly sessions: SignIn,
    private readonly devices: KnownDevices,
    private readonly messages: Messages,
    private readonly transactions: Transactions,
  ) {}

  /** @throws InvalidOtp, SecondFactorWanted, RoleMismatch, TooManyRequests */
  async signIn(
    account: AccountDocument,
    { otp, role, code, passkey }: Attempt,
    client: Challenged,
  ): Promise<SignedIn & { factor: Factor | null }> {
    const isKnown = await this.devices.knows(account.mobileNumber, client.device)
    if (!(await this.pins.isRight(account, otp, client))) throw new InvalidOtp()
    const shown = { code, passkey }
    const factor = account.secondFactorAt
      ? await this.factors.demand(account, shown, client, `log-in ${client.browser}`)
      : null
    return this.transactions.run(async () => {
      const signedIn = await this.sessions.withPin(account, role, client)
      if (!isKnown) await this.tell(signedIn, client)
      return { ...signedIn, factor }
    })
  }

  /** Admins hear of a log-in in a browser in which this number has not logged in before. */
  private async tell({ account, sessionId }: SignedIn, { userAgent, address }: Visitor): Promise<void> {
    const { _id, name, mobileNumber, lastSignInAt } = account
    await this.messages.toStaff('newSignIn', {
      about: sessionId,
      facts: {
        person: name || mobileNumber,
        device: `${deviceName(userAgent)}, network ${maskedAddress(address)}`,
        at: lastSignInAt ? momentInWords(lastSignInAt) : '',
        link: `/dashboard/employees/${String(_id)}`,
      },
    })
  }
}
