import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { AppError } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { type ClientFacts } from '../../../../platform/http/requests/client-facts.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { AccountDocument } from '../schemas/account.schema.js'
import { type Shown } from '../second-factor/second-factors.service.js'
import { Sessions } from '../sessions/sessions.service.js'
import { OtpCodes } from './otp-codes.service.js'
import { PinCredentials } from './pin-credentials.service.js'
import { type OtpCodeDocument } from './schemas/otp-code.schema.js'

/** The code or PIN is wrong, used, expired or void; which of them is not told. */
export class InvalidOtp extends AppError {
  /** `usedUp`: the code is void for this visitor, or expired; only a new one helps. */
  constructor(usedUp = false) {
    super('INVALID_OTP', 'Invalid OTP', usedUp ? { usedUp } : {})
  }
}

/** The role that the request claims is not the account's. */
export class RoleMismatch extends AppError {
  constructor() {
    super('ROLE_MISMATCH', 'This is not allowed for your account.')
  }
}

/** What somebody sends to log in. Staff with a second factor send that too (`Shown`). */
export interface Attempt extends Shown {
  mobileNumber: string
  /** Code of a customer, PIN of staff. */
  otp: string
  role: string | undefined
}

export interface SignedIn {
  token: string
  sessionId: string
  account: AccountDocument
}

/** Opening sessions: credential, account and session change together or not at all. */
@Injectable()
export class SignIn {
  constructor(
    @InjectModel(AccountDocument.name) private readonly accounts: Model<AccountDocument>,
    private readonly transactions: Transactions,
    private readonly codes: OtpCodes,
    private readonly pins: PinCredentials,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  /**
   * A customer whose guess was right; makes the account at the first sign-in. A code serves once.
   * @throws InvalidOtp, RoleMismatch (the code then stays usable)
   */
  withCode(code: OtpCodeDocument, claimedRole: string | undefined, client: ClientFacts): Promise<SignedIn> {
    return this.transactions.run(async () => {
      const sessionId = this.sessions.newId()
      if (!(await this.codes.consume(code, String(sessionId)))) throw new InvalidOtp()
      const now = this.clock.now()
      const account = await this.accounts
        .findOneAndUpdate(
          { mobileNumber: code._id },
          { $set: { lastSignInAt: now }, $setOnInsert: { role: 'user', createdAt: now } },
          { upsert: true, returnDocument: 'after', setDefaultsOnInsert: true },
        )
        .lean<AccountDocument>()
      return this.openFor(sessionId, account, claimedRole, client)
    })
  }

  /**
   * Staff whose PIN was right, and second factor where there was one. Writes the account, so that disabling it at the
   * same moment conflicts.
   * @throws InvalidOtp, RoleMismatch
   */
  withPin(checked: AccountDocument, claimedRole: string | undefined, client: ClientFacts): Promise<SignedIn> {
    return this.transactions.run(async () => {
      const sessionId = this.sessions.newId()
      const { _id, pinHash, secondFactorAt = null } = checked
      const account = await this.accounts
        .findOneAndUpdate(
          { _id, pinHash, secondFactorAt },
          { $set: { lastSignInAt: this.clock.now() } },
          { returnDocument: 'after' },
        )
        .lean<AccountDocument>()
      const signedIn = await this.openFor(sessionId, account, claimedRole, client)
      await this.pins.grant(checked.mobileNumber, String(sessionId))
      return signedIn
    })
  }

  private async openFor(
    sessionId: Types.ObjectId,
    account: AccountDocument | null,
    claimedRole: string | undefined,
    client: ClientFacts,
  ): Promise<SignedIn> {
    if (!account || account.disabledAt !== null) throw new InvalidOtp()
    if (claimedRole !== undefined && claimedRole !== account.role) throw new RoleMismatch()
    const { token } = await this.sessions.open(sessionId, account, client)
    return { token, sessionId: String(sessionId), account }
  }
}
