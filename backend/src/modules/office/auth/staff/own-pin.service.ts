import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { AppError } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { type Principal } from '../../../../platform/http/routes/access.js'
import { AccountDocument } from '../schemas/account.schema.js'
import { Sessions } from '../sessions/sessions.service.js'
import { PinChecks } from '../sign-in/pin-checks.service.js'
import { type Visitor } from '../sign-in/place.js'
import { InvalidOtp } from '../sign-in/sign-in.service.js'
import { ManageStaff } from './manage-staff.service.js'

/** Changes that need the PIN entered just for them. */
type ConfirmedByPin = 'new-pin' | 'second-factor'

class PinWanted extends AppError {
  constructor(reason: ConfirmedByPin) {
    super('PIN_WANTED', 'Please enter your present PIN first.', { reason })
  }
}

/** How long an entered PIN confirms the next change. */
const CONFIRMS_MS = 5 * 60_000

/** Lets staff enter their PIN again, and change it, which needs a recent entry. */
@Injectable()
export class OwnPin {
  constructor(
    @InjectModel(AccountDocument.name) private readonly accounts: Model<AccountDocument>,
    private readonly checks: PinChecks,
    private readonly sessions: Sessions,
    private readonly staff: ManageStaff,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidOtp, TooManyRequests (as at a log-in) */
  async show({ userId, sessionId }: Principal, pin: string, visitor: Visitor): Promise<void> {
    const account = await this.accounts.findById(userId).lean<AccountDocument>()
    if (!account || !(await this.checks.isRight(account, pin, visitor))) throw new InvalidOtp()
    await this.sessions.pinShown(sessionId)
  }

  /**
   * Ends the sessions of other devices. @throws AppError PIN_WANTED until the present PIN was entered for
   * this.
   */
  async change(caller: Principal, pin: string): Promise<void> {
    await this.demandShown(caller, 'new-pin')
    await this.staff.change(caller.userId, { pin }, caller)
  }

  /** Uses the entry of the PIN. @throws AppError PIN_WANTED */
  async demandShown({ sessionId }: Principal, reason: ConfirmedByPin): Promise<void> {
    if (!(await this.sessions.spendConfirmation(sessionId, this.earliest()))) throw new PinWanted(reason)
  }

  /** Checks the entry of the PIN without using it. @throws AppError PIN_WANTED */
  async expectShown({ sessionId }: Principal, reason: ConfirmedByPin): Promise<void> {
    if (!(await this.sessions.isConfirmed(sessionId, this.earliest()))) throw new PinWanted(reason)
  }

  private earliest(): Date {
    return new Date(this.clock.actual().getTime() - CONFIRMS_MS)
  }
}
