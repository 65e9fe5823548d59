import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { isAllowed } from '../../../kernel/access/permissions.js'
import { addPaise, formatRupees, NO_MONEY, type Paise, rupeesToPaise } from '../../../kernel/amounts/money.js'
import { DAY_MS, istDay } from '../../../kernel/dates/ist.js'
import { Conflict } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { type Principal } from '../../../platform/http/routes/access.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Settings } from '../settings/settings.service.js'
import { ApprovalActions, type BoundedAction } from './approval-actions.js'
import { AskApproval } from './ask-approval.service.js'
import { type ApprovalAction, type Bound } from './domain/approval.js'
import { DoneAloneDocument } from './schemas/approval.schema.js'

/** Undoes what was tried in a transaction: it is more than somebody may do alone. */
class BeyondBound extends Error {
  constructor(
    readonly bound: Bound,
    readonly valuePaise: Paise,
  ) {
    super('More than somebody may do alone')
  }
}

/**
 * Lets packers do by themselves what is worth little, and asks the owner for the rest
 * (docs/domain/people.md#the-owners-yes).
 */
@Injectable()
export class Approvals {
  constructor(
    @InjectModel(DoneAloneDocument.name) private readonly doneAlone: Model<DoneAloneDocument>,
    private readonly actions: ApprovalActions,
    private readonly asking: AskApproval,
    private readonly settings: Settings,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Does it at once where the caller may: an owner always, others up to the bound of a day. Otherwise it
   * waits for an owner, who is told.
   * @param request plain data, as the action takes it
   * @throws Conflict WAITS_FOR_OWNER, TooManyRequests, and what the action throws
   */
  async through<Request extends object, Result>(
    action: ApprovalAction,
    request: Request,
    caller: Principal,
  ): Promise<Result> {
    const { worth, run } = this.actions.of(action) as unknown as BoundedAction<Request, Result>
    const { userId, mobileNumber, role } = caller
    if (isAllowed(role, 'approvals.decide')) return run(request, mobileNumber)
    try {
      return await this.transactions.run(async () => {
        // What was done under the same key was counted then.
        if (this.transactions.isRepeat) return run(request, mobileNumber)
        const { bound, valuePaise } = await worth(request)
        const mayAlone = await this.take(bound, userId, valuePaise)
        // Tried even so: what cannot be done is refused at once, and no owner is asked for it.
        const result = await run(request, mobileNumber)
        if (!mayAlone) throw new BeyondBound(bound, valuePaise)
        return result
      })
    } catch (error) {
      if (!(error instanceof BeyondBound)) throw error
      const { bound, valuePaise } = error
      await this.asking.ask({ action, request, valuePaise }, caller, await this.expiry())
      const most = formatRupees(await this.mostOf(bound))
      throw new Conflict(
        'WAITS_FOR_OWNER',
        // Without the worth itself: of material it would tell what a kilogram costs.
        `With what you did today this is worth more than ${most}, so it waits for the owner’s yes. “Waiting for a yes” shows how it ends.`,
      )
    }
  }

  /** Counts what somebody does alone, in the caller's transaction. @returns false beyond the bound of a day */
  private async take(bound: Bound, userId: string, valuePaise: Paise): Promise<boolean> {
    if (valuePaise <= 0) return true
    const now = this.clock.now()
    const _id = `${bound}:${userId}:${istDay(now)}` as const
    const most = await this.mostOf(bound)
    const sofar = (await this.doneAlone.findById(_id).lean<DoneAloneDocument>())?.valuePaise ?? NO_MONEY
    if (addPaise(sofar, valuePaise) > most) return false
    await this.doneAlone.updateOne(
      { _id },
      { $inc: { valuePaise }, $set: { sweepAt: new Date(now.getTime() + 2 * DAY_MS) } },
      { upsert: true },
    )
    return true
  }

  private async mostOf(bound: Bound): Promise<Paise> {
    return rupeesToPaise((await this.settings.current()).approvals[bound])
  }

  private async expiry(): Promise<Date> {
    const { days } = (await this.settings.current()).approvals
    return new Date(this.clock.now().getTime() + days * DAY_MS)
  }
}
