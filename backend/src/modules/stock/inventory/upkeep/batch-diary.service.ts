import { Injectable } from '@nestjs/common'
import { Audit } from '../../../office/audit/audit.service.js'
import { type AuditAction } from '../../../office/audit/domain/actions.js'
import { changesBetween } from '../../../office/audit/domain/changes.js'
import { type StoredBatch } from '../reading/batch.queries.js'

/** A batch before and after, in the fields that differ. */
export interface BatchChange {
  batch: StoredBatch
  before: object
  after: object
}

/** Records decisions about a batch in the audit log; its movements are in the ledger. */
@Injectable()
export class BatchDiary {
  constructor(private readonly audit: Audit) {}

  /** Joins the transaction of the change that it records. */
  async note(action: AuditAction, batch: StoredBatch, before: object, after: object): Promise<void> {
    await this.noteAll(action, [{ batch, before, after }])
  }

  /** As `note`, for many batches that one step changes. */
  async noteAll(action: AuditAction, changed: readonly BatchChange[]): Promise<void> {
    await this.audit.recordAll(
      changed.map(({ batch, before, after }) => ({
        action,
        subject: `stock:${batch.batchNumber}`,
        changes: changesBetween({ ...before }, { ...after }),
      })),
    )
  }
}
