import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { Clock } from '../../../platform/clock.js'
import { Audit } from '../../office/audit/audit.service.js'
import { changesBetween } from '../../office/audit/domain/changes.js'
import { type RecallStep } from './domain/steps.js'
import { type StoredRecall } from './schemas/recall.schema.js'
import { RecallLogDocument } from './schemas/recall-log.schema.js'

/** A row of the log. */
export type LogRow = Readonly<RecallLogDocument>

/** One step that a person took. */
export interface LogEntry {
  step: RecallStep
  /** Mobile number of the staff member. */
  by: string
  /** The batch or the order that the step was about. */
  about?: string
  detail?: string
}

/** The log of a recall: rows are added, never changed. */
@Injectable()
export class RecallLog {
  constructor(
    @InjectModel(RecallLogDocument.name) private readonly rows: Model<RecallLogDocument>,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Adds a row; joins the transaction of the step that it records. The audit log gets an entry too. */
  async write({ _id: recall, drill }: StoredRecall, entry: LogEntry): Promise<void> {
    const { step, about = '', detail = '' } = entry
    await this.rows.create([{ recall, at: this.clock.now(), ...entry }])
    await this.audit.record({
      action: `${drill ? 'recall-drill' : 'recall'}.${step}`,
      subject: `recall:${String(recall)}`,
      changes: changesBetween({ about: '', detail: '' }, { about, detail }),
    })
  }

  /** The rows in the order in which the steps were taken. */
  list(recall: Types.ObjectId): Promise<LogRow[]> {
    return this.rows.find({ recall }).sort({ _id: 1 }).lean<RecallLogDocument[]>().exec()
  }
}
