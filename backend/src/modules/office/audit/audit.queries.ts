import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { readList } from '../../../platform/lists/read-list.js'
import { rowOrNotFound } from '../../../platform/lists/row-by-id.js'
import { type ListPage, type ListRequest } from '../../../platform/lists/simple-rest.js'
import { AuditEntryDocument } from './schemas/audit-entry.schema.js'

/** Reads the audit log. */
@Injectable()
export class AuditQueries {
  constructor(@InjectModel(AuditEntryDocument.name) private readonly entries: Model<AuditEntryDocument>) {}

  async page(request: ListRequest): Promise<ListPage<AuditEntryDocument>> {
    return readList(this.entries, request)
  }

  async byId(id: string): Promise<AuditEntryDocument> {
    return rowOrNotFound(this.entries, id, 'The entry')
  }
}
