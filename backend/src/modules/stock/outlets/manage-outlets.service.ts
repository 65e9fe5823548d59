import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { isValidObjectId, type Model } from 'mongoose'
import { Conflict, NotFound } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { isDuplicateKey } from '../../../platform/mongo/duplicate-key.js'
import { insertAll } from '../../../platform/mongo/insert-all.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { changeVersioned } from '../../../platform/mongo/versions.js'
import { type Reference } from '../../../platform/references.js'
import { Audit } from '../../office/audit/audit.service.js'
import { changesBetween } from '../../office/audit/domain/changes.js'
import { PinHasher } from '../../office/auth/pin-hasher.service.js'
import { OutletReferences } from './outlet-references.service.js'
import { type StoredOutlet } from './outlets.service.js'
import { OutletDocument, outletWords } from './schemas/outlet.schema.js'

/** The fields of an outlet that staff enter. */
export interface OutletDraft {
  name: string
  mobileNumberOutlet: string
  email: string
  address: string
  /** 'Outlet' when missing; an edit keeps the old value. */
  roleOutlet?: string | undefined
}

/** An outlet with its log-in code. */
export type NewOutlet = OutletDraft & { otp: string }
export type HashedOutlet = OutletDraft & { otpHash: string }

/** Identifies one outlet: by `_id`, or by its current number. */
export type OutletKey = { _id: string } | { mobileNumberOutlet: string }

export interface OutletEdit {
  draft: OutletDraft
  /** A new code; when absent, the old code stays valid. */
  otp?: string | undefined
  /** Version that the editor loaded; if it is left out, the last save wins. */
  version?: number | undefined
  /** Converts the stored outlet to an answer, for a person whose edit came too late. */
  toAnswer: (outlet: StoredOutlet) => object
}

/** Creates, changes and deletes outlets for staff. */
@Injectable()
export class ManageOutlets {
  constructor(
    @InjectModel(OutletDocument.name) private readonly outlets: Model<OutletDocument>,
    private readonly hasher: PinHasher,
    private readonly references: OutletReferences,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws Conflict OUTLET_EXISTS when another outlet has the number. */
  async create(draft: OutletDraft, otp: string): Promise<StoredOutlet> {
    const otpHash = await this.hasher.hash(otp)
    return this.withUniqueNumber(draft.mobileNumberOutlet, async () => {
      const outlet = new this.outlets({ ...defined(draft), otpHash, date: this.clock.now() })
      await outlet.save()
      await this.audit.record({
        action: 'outlet.created',
        subject: `outlet:${draft.mobileNumberOutlet}`,
        changes: changesBetween({}, { ...defined(draft), otp: otpHash }),
      })
      return outlet.toObject()
    })
  }

  /** Hashes the outlets' codes slowly; called before a transaction, never in one. */
  async hashed(drafts: readonly NewOutlet[]): Promise<HashedOutlet[]> {
    const all: HashedOutlet[] = []
    for (const { otp, ...draft } of drafts) all.push({ ...draft, otpHash: await this.hasher.hash(otp) })
    return all
  }

  /** Creates outlets whose numbers are free; joins the caller's transaction. */
  async createAll(outlets: readonly HashedOutlet[]): Promise<void> {
    const date = this.clock.now()
    await insertAll(
      this.outlets,
      outlets.map((outlet) => ({ ...defined(outlet), date })),
    )
  }

  /** @throws NotFound, EditConflict, Conflict OUTLET_EXISTS */
  async change(key: OutletKey, { draft, otp, version, toAnswer }: OutletEdit): Promise<StoredOutlet> {
    const otpHash = otp === undefined ? undefined : await this.hasher.hash(otp)
    const after = defined({ ...draft, otpHash })
    return this.withUniqueNumber(draft.mobileNumberOutlet, async () => {
      const before = await this.find(key)
      const changed = await changeVersioned(this.outlets, {
        id: before._id,
        version,
        change: { $set: { ...after, words: outletWords(draft) } },
        what: 'The outlet',
        toAnswer,
      })
      await this.audit.record({
        action: 'outlet.changed',
        subject: `outlet:${before.mobileNumberOutlet}`,
        changes: changesBetween({ ...before }, after),
      })
      return changed
    })
  }

  /**
   * @returns the outlet before its deletion. @throws NotFound, Conflict OUTLET_IN_USE while stock entries
   * belong to it.
   */
  async delete(key: OutletKey): Promise<StoredOutlet> {
    return this.transactions.run(async () => {
      const outlet = await this.find(key)
      // Delete first, so that a receipt of stock conflicts with the write; then check for stock that would
      // lose its outlet.
      await this.outlets.deleteOne({ _id: outlet._id })
      const uses = await this.references.to(outlet._id)
      if (uses.length > 0) throw inUse(outlet.name, uses)
      const { name, mobileNumberOutlet, email, address } = outlet
      await this.audit.record({
        action: 'outlet.deleted',
        subject: `outlet:${mobileNumberOutlet}`,
        changes: changesBetween(
          { name, email, address },
          { name: undefined, email: undefined, address: undefined },
        ),
      })
      return outlet
    })
  }

  private async find(key: OutletKey): Promise<OutletDocument> {
    if ('_id' in key && !isValidObjectId(key._id)) throw new NotFound('The outlet')
    const outlet = await this.outlets.findOne(key).lean<OutletDocument>()
    if (!outlet) throw new NotFound('The outlet')
    return outlet
  }

  private async withUniqueNumber<T>(mobileNumberOutlet: string, work: () => Promise<T>): Promise<T> {
    try {
      return await this.transactions.run(work)
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      throw new Conflict(
        'OUTLET_EXISTS',
        `There is an outlet with the number ${mobileNumberOutlet} already.`,
        {
          mobileNumberOutlet,
        },
      )
    }
  }
}

function inUse(name: string, uses: readonly Reference[]): Conflict {
  const list = uses.map(({ what }) => what).join(', ')
  return new Conflict('OUTLET_IN_USE', `${name} cannot be deleted: it is still named by ${list}.`, { uses })
}

function defined<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>
}
