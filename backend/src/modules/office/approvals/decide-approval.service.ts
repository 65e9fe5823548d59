import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { isValidObjectId, type Model } from 'mongoose'
import { formatRupees } from '../../../kernel/amounts/money.js'
import { AppError, Conflict, NotFound } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { rowOrNotFound } from '../../../platform/lists/row-by-id.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Audit } from '../audit/audit.service.js'
import { Messages } from '../messages/messages.service.js'
import { ApprovalActions } from './approval-actions.js'
import { type ApprovalStatus } from './domain/approval.js'
import { ApprovalDocument } from './schemas/approval.schema.js'

export type StoredApproval = Readonly<ApprovalDocument>

/** Undoes a yes: what it would do has become more. */
class Grown extends Error {
  constructor(readonly now: Pick<ApprovalDocument, 'valuePaise' | 'what'>) {
    super('Worth more than when it was asked for')
  }
}

type Decision = Exclude<ApprovalStatus, 'waiting'>
const IN_WORDS: Readonly<Record<Decision, string>> = {
  approved: 'was approved',
  refused: 'was refused',
  expired: 'was not answered in time',
}
const LOGGED = {
  approved: 'approval.given',
  refused: 'approval.refused',
  expired: 'approval.expired',
} as const

/** The owner's yes or no to what packers asked for (docs/domain/people.md#the-owners-yes). */
@Injectable()
export class DecideApproval {
  constructor(
    @InjectModel(ApprovalDocument.name) private readonly approvals: Model<ApprovalDocument>,
    private readonly actions: ApprovalActions,
    private readonly messages: Messages,
    private readonly audit: Audit,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Carries it out, with every check of the action, or does nothing: saying yes again changes nothing, nor does a yes to
   * what its person has done alone since, under the same key.
   * @throws NotFound, Conflict APPROVAL_DECIDED, APPROVAL_GREW, APPROVAL_REPLACED, and what the action throws: then it
   * still waits
   */
  async approve(id: string, by: string): Promise<StoredApproval> {
    const { keyed = null } = await rowOrNotFound(this.approvals, id, 'The request')
    try {
      return await this.transactions.runUnderKeyOf(keyed, async () => {
        const decided = await this.decide(id, 'approved', { by })
        if (!decided.isNew) return decided.approval
        if (!this.transactions.isRepeat) await this.carryOut(decided.approval)
        await this.tell(decided.approval)
        return decided.approval
      })
    } catch (error) {
      if (error instanceof AppError && error.code === 'KEY_REUSED')
        throw new Conflict(
          'APPROVAL_REPLACED',
          'Whoever asked for this has done something else in its place since. Say no to this one.',
        )
      if (!(error instanceof Grown)) throw error
      await this.approvals.updateOne({ _id: id, status: 'waiting' }, { $set: error.now })
      throw new Conflict(
        'APPROVAL_GREW',
        `This is worth ${formatRupees(error.now.valuePaise)} by now, more than when it was asked for. It still waits: look at it again.`,
      )
    }
  }

  /** @throws Grown, and what the action throws */
  private async carryOut({ action, request, askedBy, valuePaise: asked }: StoredApproval): Promise<void> {
    const { worth, about, run } = this.actions.of(action)
    // Whoever asked may have put more into it since: into the batch, the count or the run that it names.
    const { valuePaise } = await worth(request)
    if (valuePaise > asked) throw new Grown({ valuePaise, what: (await about(request)).what })
    await run(request, askedBy)
  }

  /** @throws NotFound, Conflict APPROVAL_DECIDED */
  refuse(id: string, by: string, reason: string): Promise<StoredApproval> {
    return this.transactions.run(async () => {
      const { approval, isNew } = await this.decide(id, 'refused', { by, reason })
      if (isNew) await this.tell(approval)
      return approval
    })
  }

  /** Ends what nobody answered. @returns how many */
  async expire(): Promise<number> {
    const due = await this.approvals
      .find({ status: 'waiting', expiresAt: { $lte: this.clock.now() } }, { _id: 1 })
      .limit(200)
      .lean()
    let expired = 0
    for (const { _id } of due)
      await this.transactions.run(async () => {
        const at = this.clock.now()
        const ended = await this.approvals
          .findOneAndUpdate(
            { _id, status: 'waiting' },
            { $set: { status: 'expired', decidedAt: at } },
            { returnDocument: 'after' },
          )
          .lean<ApprovalDocument>()
        if (!ended) return
        await this.tell(ended)
        expired += 1
      })
    return expired
  }

  private async decide(
    id: string,
    status: 'approved' | 'refused',
    { by, reason = '' }: { by: string; reason?: string },
  ): Promise<{ approval: StoredApproval; isNew: boolean }> {
    if (!isValidObjectId(id)) throw new NotFound('The request')
    const now = this.clock.now()
    const approval = await this.approvals
      .findOneAndUpdate(
        { _id: id, status: 'waiting', expiresAt: { $gt: now } },
        { $set: { status, decidedBy: by, decidedAt: now, reason } },
        { returnDocument: 'after' },
      )
      .lean<ApprovalDocument>()
    if (approval) return { approval, isNew: true }
    const present = await this.approvals.findById(id).lean<ApprovalDocument>()
    if (!present) throw new NotFound('The request')
    if (present.status === status) {
      this.audit.nothingNew()
      return { approval: present, isNew: false }
    }
    const ended = present.status === 'waiting' ? 'expired' : present.status
    throw new Conflict('APPROVAL_DECIDED', `The request ${IN_WORDS[ended]}.`, { status: ended })
  }

  /** Tells the person who asked, and the log with both names; in the caller's transaction. */
  private async tell({ _id, status, what, askedBy, decidedBy, reason }: StoredApproval): Promise<void> {
    if (status === 'waiting') return
    const id = String(_id)
    await this.audit.record({
      action: LOGGED[status],
      subject: `approval:${id}`,
      changes: [
        { field: 'what', before: null, after: what },
        { field: 'askedBy', before: null, after: askedBy },
        ...(decidedBy ? [{ field: 'decidedBy', before: null, after: decidedBy }] : []),
        ...(reason ? [{ field: 'reason', before: null, after: reason }] : []),
      ],
    })
    await this.messages.toStaff('approvalDecided', {
      about: id,
      facts: {
        what,
        outcome: reason ? `${IN_WORDS[status]}: ${reason}` : IN_WORDS[status],
        link: '/dashboard/approvals',
      },
      only: askedBy,
    })
  }
}
