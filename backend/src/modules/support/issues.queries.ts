import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { isValidObjectId, type Model } from 'mongoose'
import { NotFound } from '../../kernel/errors.js'
import { type ListRequest } from '../../platform/http/simple-rest.js'
import { readList, type Rows } from '../../platform/mongo/read-list.js'
import { IssueDocument } from './schemas/issue.schema.js'

export type IssueRecord = Readonly<IssueDocument>

@Injectable()
export class IssueQueries {
  constructor(@InjectModel(IssueDocument.name) private readonly issues: Model<IssueDocument>) {}

  async page(request: ListRequest): Promise<Rows<IssueRecord>> {
    return readList(this.issues, request)
  }

  /** @throws NotFound */
  async byId(id: string): Promise<IssueRecord> {
    const issue = isValidObjectId(id) ? await this.issues.findById(id).lean<IssueDocument>() : null
    if (!issue) throw new NotFound('The issue')
    return issue
  }

  /** Issues that wait for somebody. */
  async countOpen(): Promise<number> {
    return this.issues.countDocuments({ status: 'Open' })
  }
}
