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

/** What wants the present PIN shown for it, however short ago it was shown for something else. */
type ConfirmedByPin = 'new-pin' | 'second-factor'

class PinWanted extends AppError {
  constructor(reason: ConfirmedByPin) {
    super('PIN_WANTED', 'Please enter your present PIN first.', { reason })
  }
}

/** For so long a PIN that was shown confirms the next change of it. */
const CONFIRMS_MS = 5 * 60_000

/** What staff do with their own PIN: enter it again, and change it, for which it must have been entered. */
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

  /** Ends the other devices' sessions. @throws AppError PIN_WANTED until the present PIN was shown for this. */
  async change(caller: Principal, pin: string): Promise<void> {
    await this.demandShown(caller, 'new-pin')
    await this.staff.change(caller.userId, { pin }, caller)
  }

  /** Uses up that the PIN was shown. @throws AppError PIN_WANTED */
  async demandShown({ sessionId }: Principal, reason: ConfirmedByPin): Promise<void> {
    if (!(await this.sessions.spendConfirmation(sessionId, this.earliest()))) throw new PinWanted(reason)
  }

  /** Leaves it for what comes after. @throws AppError PIN_WANTED */
  async expectShown({ sessionId }: Principal, reason: ConfirmedByPin): Promise<void> {
    if (!(await this.sessions.isConfirmed(sessionId, this.earliest()))) throw new PinWanted(reason)
  }

  private earliest(): Date {
    return new Date(this.clock.actual().getTime() - CONFIRMS_MS)
  }
}
