import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { isValidObjectId, type Model } from 'mongoose'
import { NotFound } from '../../kernel/errors.js'
import { type ListPage, type ListRequest } from '../../platform/http/simple-rest.js'
import { readList } from '../../platform/mongo/read-list.js'
import { AuditEntryRecord } from './schemas/audit-entry.schema.js'

/** Reading the audit log. */
@Injectable()
export class AuditQueries {
  constructor(@InjectModel(AuditEntryRecord.name) private readonly entries: Model<AuditEntryRecord>) {}

  async page(request: ListRequest): Promise<ListPage<AuditEntryRecord>> {
    return readList(this.entries, request)
  }

  async byId(id: string): Promise<AuditEntryRecord> {
    const entry = isValidObjectId(id) ? await this.entries.findById(id).lean<AuditEntryRecord>() : null
    if (!entry) throw new NotFound('The entry')
    return entry
  }
}
