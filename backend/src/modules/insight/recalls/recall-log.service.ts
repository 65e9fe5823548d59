import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { Clock } from '../../../platform/clock.js'
import { Audit } from '../../office/audit/audit.service.js'
import { changesBetween } from '../../office/audit/domain/changes.js'
import { type RecallStep } from './domain/steps.js'
import { type StoredRecall } from './schemas/recall.schema.js'
import { RecallLogDocument } from './schemas/recall-log.schema.js'

/** A row as it stands in the log. */
export type LogRow = Readonly<RecallLogDocument>

/** One thing that somebody did. */
export interface LogEntry {
  step: RecallStep
  /** Mobile number of the staff member. */
  by: string
  /** The batch or the order. */
  about?: string
  detail?: string
}

/** What was done in a recall: rows are added, never changed. */
@Injectable()
export class RecallLog {
  constructor(
    @InjectModel(RecallLogDocument.name) private readonly rows: Model<RecallLogDocument>,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Joins the transaction of the step that it records; the audit log has it too. */
  async write({ _id: recall, drill }: StoredRecall, entry: LogEntry): Promise<void> {
    const { step, about = '', detail = '' } = entry
    await this.rows.create([{ recall, at: this.clock.now(), ...entry }])
    await this.audit.record({
      action: `${drill ? 'recall-drill' : 'recall'}.${step}`,
      subject: `recall:${String(recall)}`,
      changes: changesBetween({ about: '', detail: '' }, { about, detail }),
    })
  }

  /** In the order in which it happened. */
  list(recall: Types.ObjectId): Promise<LogRow[]> {
    return this.rows.find({ recall }).sort({ _id: 1 }).lean<RecallLogDocument[]>().exec()
  }
}
