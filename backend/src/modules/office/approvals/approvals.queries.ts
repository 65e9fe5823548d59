import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { isAllowed } from '../../../kernel/access/permissions.js'
import { NotFound } from '../../../kernel/errors/errors.js'
import { type Principal } from '../../../platform/http/routes/access.js'
import { readList } from '../../../platform/lists/read-list.js'
import { rowOrNotFound } from '../../../platform/lists/row-by-id.js'
import { type ListPage, type ListRequest } from '../../../platform/lists/simple-rest.js'
import { type StoredApproval } from './decide-approval.service.js'
import { type ApprovalAction } from './domain/approval.js'
import { ApprovalDocument } from './schemas/approval.schema.js'

/** Who decides reads every request, others their own. */
@Injectable()
export class ApprovalQueries {
  constructor(@InjectModel(ApprovalDocument.name) private readonly approvals: Model<ApprovalDocument>) {}

  page(request: ListRequest, { userId, role }: Principal): Promise<ListPage<StoredApproval>> {
    if (isAllowed(role, 'approvals.decide')) return readList(this.approvals, request)
    return readList(this.approvals, { ...request, filter: { ...request.filter, askedById: userId } })
  }

  /** @throws NotFound also for a request of somebody else */
  async byId(id: string, { userId, role }: Principal): Promise<StoredApproval> {
    const found = await rowOrNotFound(this.approvals, id, 'The request')
    if (!isAllowed(role, 'approvals.decide') && found.askedById !== userId) throw new NotFound('The request')
    return found
  }

  /** Whether an action waits for an owner, whoever asked. @param link the page of the console where it belongs */
  async waits(action: ApprovalAction, link: string): Promise<boolean> {
    return (await this.approvals.exists({ status: 'waiting', action, link })) !== null
  }

  /** How many wait for an owner. */
  countWaiting(): Promise<number> {
    return this.approvals.countDocuments({ status: 'waiting' })
  }
}
