import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { formatRupees, type Paise } from '../../../kernel/amounts/money.js'
import { DAY_MS } from '../../../kernel/dates/ist.js'
import { TooManyRequests } from '../../../kernel/errors/too-many-requests.js'
import { Clock } from '../../../platform/clock.js'
import { type Principal } from '../../../platform/http/routes/access.js'
import { isDuplicateKey } from '../../../platform/mongo/duplicate-key.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Audit } from '../audit/audit.service.js'
import { Messages } from '../messages/messages.service.js'
import { ApprovalActions } from './approval-actions.js'
import { type ApprovalAction } from './domain/approval.js'
import { ApprovalDocument } from './schemas/approval.schema.js'

/** More than these are no work but a flood. */
const MOST_WAITING = 20

interface Asked {
  action: ApprovalAction
  request: object
  valuePaise: Paise
}

/** Asks the owner for a yes (docs/domain/people.md#the-owners-yes). */
@Injectable()
export class AskApproval {
  constructor(
    @InjectModel(ApprovalDocument.name) private readonly approvals: Model<ApprovalDocument>,
    private readonly actions: ApprovalActions,
    private readonly messages: Messages,
    private readonly audit: Audit,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The same request that waits already is not asked for twice. */
  async ask(
    { action, request, valuePaise }: Asked,
    { userId, mobileNumber }: Principal,
    expiresAt: Date,
  ): Promise<void> {
    const requestHash = createHash('sha256')
      .update(JSON.stringify([userId, action, request], withoutKeys))
      .digest('base64url')
    if (await this.approvals.exists({ requestHash, status: 'waiting' })) return
    if ((await this.approvals.countDocuments({ askedById: userId, status: 'waiting' })) >= MOST_WAITING)
      throw new TooManyRequests('Too much of yours waits for the owner already.', DAY_MS)
    const { what, link } = await this.actions.of(action).about(request)
    const now = this.clock.now()
    const plain = JSON.parse(JSON.stringify(request)) as object
    const { keyed } = this.transactions
    const wish = {
      action,
      request: plain,
      ...(keyed ? { keyed } : {}),
      requestHash,
      what,
      link,
      valuePaise,
      expiresAt,
      status: 'waiting' as const,
    }
    try {
      await this.transactions.runWithoutKey(async () => {
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

/** A second press has a key of its own, and wants the same. */
const withoutKeys = (field: string, value: unknown): unknown => (field === 'key' ? undefined : value)
