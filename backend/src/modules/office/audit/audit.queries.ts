import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { NotFound } from '../../../kernel/errors.js'
import { type ListPage, type ListRequest } from '../../../platform/http/simple-rest.js'
import { readList } from '../../../platform/mongo/read-list.js'
import { rowById } from '../../../platform/mongo/row-by-id.js'
import { AuditEntryDocument } from './schemas/audit-entry.schema.js'

/** Reading the audit log. */
@Injectable()
export class AuditQueries {
  constructor(@InjectModel(AuditEntryDocument.name) private readonly entries: Model<AuditEntryDocument>) {}

  async page(request: ListRequest): Promise<ListPage<AuditEntryDocument>> {
    return readList(this.entries, request)
  }

  async byId(id: string): Promise<AuditEntryDocument> {
    const entry = await rowById(this.entries, id)
    if (!entry) throw new NotFound('The entry')
    return entry
  }
}
