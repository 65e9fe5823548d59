import { AsyncLocalStorage } from 'node:async_hooks'
import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type Role } from '../../../kernel/access/permissions.js'
import { Clock } from '../../../platform/clock.js'
import { type AuditAction } from './domain/actions.js'
import { type Change } from './domain/changes.js'
import { AuditEntryDocument } from './schemas/audit-entry.schema.js'

/** The person who acts, and from where; set by the audit interceptor and the sign-in controller. */
export interface AuditOrigin {
  actorId: string | null
  /** Mobile number: in full for staff, masked for customers. */
  actor: string
  actorRole: Role | null
  address: string
  userAgent: string
}

export interface AuditEntry {
  action: AuditAction
  /** The changed record, as `kind:id`. */
  subject?: string
  /** `changesBetween(before, after)`. */
  changes?: Change[]
  /** Needed only outside a request of staff; inside one it is known. */
  origin?: AuditOrigin
}

/** In place of a text that named a deleted person. */
const ERASED = '[erased]'

interface Scope {
  origin: AuditOrigin
  recorded: boolean
}

const auditScopes = new AsyncLocalStorage<Scope>()
const SYSTEM: AuditOrigin = { actorId: null, actor: 'system', actorRole: null, address: '', userAgent: '' }

/**
 * The audit log. The interceptor records every write of staff. When a use case calls `record` itself, with before and
 * after, that entry replaces the interceptor's. Inside a transaction the entry commits with the change that it
 * describes.
 */
@Injectable()
export class Audit {
  constructor(
    @InjectModel(AuditEntryDocument.name) private readonly entries: Model<AuditEntryDocument>,
    private readonly clock: Clock,
  ) {}

  async record(entry: AuditEntry): Promise<void> {
    await this.recordAll([entry])
  }

  /** Records many entries in one write. */
  async recordAll(entries: readonly AuditEntry[]): Promise<void> {
    if (entries.length === 0) return
    const scope = auditScopes.getStore()
    const at = this.clock.now()
    const documents = entries.map(({ action, subject = '', changes = [], origin }) => ({
      at,
      action,
      subject,
      changes,
      ...(origin ?? scope?.origin ?? SYSTEM),
    }))
    await this.entries.insertMany(documents)
    if (scope) scope.recorded = true
  }

  /**
   * Takes the texts out of the changes of these records, since they name a person whose account is deleted. Who changed
   * which field when stays, and so do figures.
   * @param subjects as in the entries, `kind:id`
   */
  async eraseTexts(subjects: readonly string[]): Promise<void> {
    const erased = (side: 'before' | 'after') => ({
      $cond: [{ $eq: [{ $type: `$$this.${side}` }, 'string'] }, ERASED, `$$this.${side}`],
    })
    const changes = { field: '$$this.field', before: erased('before'), after: erased('after') }
    // The one change that the log allows: by a bulk write, which the schema lets pass.
    await this.entries.bulkWrite([
      {
        updateMany: {
          filter: { subject: { $in: [...subjects] } },
          update: [{ $set: { changes: { $map: { input: '$changes', in: changes } } } }],
        },
      },
    ])
  }

  /** Called for a repeated request that changed nothing: it leaves no entry. */
  nothingNew(): void {
    const scope = auditScopes.getStore()
    if (scope) scope.recorded = true
  }

  /** Runs `work` with this origin. If `work` records nothing itself, the fallback, if any, is recorded after it. */
  async during<T>(
    origin: AuditOrigin,
    fallback: ((result: T) => AuditEntry) | null,
    work: () => Promise<T>,
  ): Promise<T> {
    const scope: Scope = { origin, recorded: false }
    return auditScopes.run(scope, async () => {
      const result = await work()
      if (fallback && !scope.recorded) await this.record(fallback(result))
      return result
    })
  }
}
