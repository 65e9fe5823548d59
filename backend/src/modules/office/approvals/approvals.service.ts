import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { addPaise, formatRupees, NO_MONEY, type Paise, rupeesToPaise } from '../../../kernel/amounts/money.js'
import { isAllowed } from '../../../kernel/access/permissions.js'
import { DAY_MS, istDay } from '../../../kernel/dates/ist.js'
import { Conflict } from '../../../kernel/errors/errors.js'
import { TooManyRequests } from '../../../kernel/errors/too-many-requests.js'
import { Clock } from '../../../platform/clock.js'
import { type Principal } from '../../../platform/http/routes/access.js'
import { isDuplicateKey } from '../../../platform/mongo/duplicate-key.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Audit } from '../audit/audit.service.js'
import { Messages } from '../messages/messages.service.js'
import { Settings } from '../settings/settings.service.js'
import { ApprovalActions, type BoundedAction } from './approval-actions.js'
import { type ApprovalAction, type Bound } from './domain/approval.js'
import { ApprovalDocument, DoneAloneDocument } from './schemas/approval.schema.js'

/** More than these are no work but a flood. */
const MOST_WAITING = 20

interface Asked {
  action: ApprovalAction
  request: object
  valuePaise: Paise
}

/**
 * Lets packers do by themselves what is worth little, and asks the owner for the rest
 * (docs/domain/people.md#the-owners-yes).
 */
@Injectable()
export class Approvals {
  constructor(
    @InjectModel(ApprovalDocument.name) private readonly approvals: Model<ApprovalDocument>,
    @InjectModel(DoneAloneDocument.name) private readonly doneAlone: Model<DoneAloneDocument>,
    private readonly actions: ApprovalActions,
    private readonly settings: Settings,
    private readonly messages: Messages,
    private readonly audit: Audit,
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
    const outcome = await this.transactions.run(async () => {
      const { bound, valuePaise } = await worth(request)
      if (!(await this.take(bound, userId, valuePaise))) return { bound, valuePaise, done: null }
      return { bound, valuePaise, done: { result: await run(request, mobileNumber) } }
    })
    if (outcome.done) return outcome.done.result
    const { bound, valuePaise } = outcome
    await this.ask({ action, request, valuePaise }, caller)
    const most = formatRupees(await this.mostOf(bound))
    throw new Conflict(
      'WAITS_FOR_OWNER',
      `This is worth ${formatRupees(valuePaise)}. With what you did today that is more than ${most}, so it waits for the owner’s yes. “Waiting for a yes” shows how it ends.`,
    )
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

  /** The same request that waits already is not asked for twice. */
  private async ask(
    { action, request, valuePaise }: Asked,
    { userId, mobileNumber }: Principal,
  ): Promise<void> {
    const requestHash = createHash('sha256')
      // A second press has a key of its own, and wants the same.
      .update(JSON.stringify([userId, action, { ...request, key: null }]))
      .digest('base64url')
    if (await this.approvals.exists({ requestHash, status: 'waiting' })) return
    if ((await this.approvals.countDocuments({ askedById: userId, status: 'waiting' })) >= MOST_WAITING)
      throw new TooManyRequests('Too much of yours waits for the owner already.', DAY_MS)
    const { what, link } = await this.actions.of(action).about(request)
    const now = this.clock.now()
    const { days } = (await this.settings.current()).approvals
    const expiresAt = new Date(now.getTime() + days * DAY_MS)
    const plain = JSON.parse(JSON.stringify(request)) as object
    const wish = {
      action,
      request: plain,
      requestHash,
      what,
      link,
      valuePaise,
      expiresAt,
      status: 'waiting' as const,
    }
    try {
      await this.transactions.run(async () => {
        const [asked] = await this.approvals.create([
          { ...wish, askedById: userId, askedBy: mobileNumber, askedAt: now },
        ])
        const id = String(asked?._id)
        const changes = [{ field: 'what', before: null, after: what }]
        await this.audit.record({ action: 'approval.asked', subject: `approval:${id}`, changes })
        await this.messages.toStaff('approvalWanted', {
          about: id,
          facts: {
            person: mobileNumber,
            what,
            value: formatRupees(valuePaise),
            link: '/dashboard/approvals',
          },
        })
      })
    } catch (error) {
      // The same request came twice at once.
      if (!isDuplicateKey(error)) throw error
    }
  }
}
