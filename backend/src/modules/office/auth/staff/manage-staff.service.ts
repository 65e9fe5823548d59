import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { isValidObjectId, type Model } from 'mongoose'
import { Conflict, NotFound } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { type Principal } from '../../../../platform/http/routes/access.js'
import { readList } from '../../../../platform/lists/read-list.js'
import { type ListPage, type ListRequest } from '../../../../platform/lists/simple-rest.js'
import { Counters } from '../../../../platform/mongo/counters.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { changeVersioned } from '../../../../platform/mongo/versions.js'
import { Audit } from '../../audit/audit.service.js'
import { changesBetween } from '../../audit/domain/changes.js'
import { AccountDocument, employeeWords } from '../schemas/account.schema.js'
import { StaffAccess } from './staff-access.service.js'
import { STAFF_ROLES, type StaffRole } from './staff-accounts.service.js'

export interface StaffChanges {
  name?: string
  role?: StaffRole
  disabled?: boolean
  pin?: string
}

export interface StaffEdit {
  /** Version that the editor loaded; if it is left out, the last save wins. */
  version?: number | undefined
  /** Converts the stored account to an answer, for a person whose edit came too late. */
  toAnswer: (account: AccountDocument) => object
}

const isActiveAdmin = ({ role, disabledAt }: Pick<AccountDocument, 'role' | 'disabledAt'>): boolean =>
  role === 'admin' && disabledAt === null

/** Lets an admin manage the accounts of staff. */
@Injectable()
export class ManageStaff {
  constructor(
    @InjectModel(AccountDocument.name) private readonly accounts: Model<AccountDocument>,
    private readonly transactions: Transactions,
    private readonly counters: Counters,
    private readonly access: StaffAccess,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async page(request: ListRequest): Promise<ListPage<AccountDocument>> {
    const filter = { $and: [{ role: { $in: STAFF_ROLES } }, request.filter] }
    return readList(this.accounts, { ...request, filter })
  }

  /** Everyone who is or was staff, by name. */
  async all(): Promise<Pick<AccountDocument, 'mobileNumber' | 'name'>[]> {
    return this.accounts
      .find({ role: { $in: STAFF_ROLES } }, { mobileNumber: 1, name: 1 })
      .sort({ name: 1, _id: 1 })
      .lean<AccountDocument[]>()
  }

  /** @throws NotFound for an account that is not of staff. */
  async byId(id: string): Promise<AccountDocument> {
    const account = isValidObjectId(id)
      ? await this.accounts.findOne({ _id: id, role: { $in: STAFF_ROLES } }).lean<AccountDocument>()
      : null
    if (!account) throw new NotFound('The employee')
    return account
  }

  /**
   * Changes name, role, status or PIN. A new role or status ends every session at once; a new PIN ends all
   * but the one that set it. `by` is null when nobody is logged in, at the terminal.
   * @throws NotFound, EditConflict, InvalidInput (a weak PIN), Conflict LAST_ADMIN
   */
  async change(
    id: string,
    changes: StaffChanges,
    by: Principal | null,
    edit: StaffEdit = { toAnswer: () => ({}) },
  ): Promise<AccountDocument> {
    const pinHash = changes.pin === undefined ? undefined : await this.hashFor(id, changes.pin)
    return this.transactions.run(async () => {
      // Two admins who disable each other at once conflict here, before either counts the admins left.
      await this.counters.next('staff-changes')
      const before = await this.byId(id)
      const after = this.applied(before, changes, pinHash)
      if (isActiveAdmin(before) && !isActiveAdmin(after)) await this.demandAnotherAdmin(before)
      const { version, toAnswer } = edit
      const words = employeeWords({ ...before, ...after })
      const change = { $set: { ...after, words } }
      const saved = await changeVersioned(this.accounts, {
        id,
        version,
        change,
        what: 'The employee',
        toAnswer,
      })
      await this.endAccess(before, after, by)
      await this.audit.record({
        action: 'employee.changed',
        subject: `employee:${before.mobileNumber}`,
        changes: changesBetween({ ...before }, after),
      })
      return saved
    })
  }

  private async hashFor(id: string, pin: string): Promise<string> {
    const { mobileNumber } = await this.byId(id)
    return this.access.hash(pin, mobileNumber)
  }

  private applied(before: AccountDocument, changes: StaffChanges, pinHash: string | undefined) {
    const disabledAt = changes.disabled ? (before.disabledAt ?? this.clock.now()) : null
    return {
      name: changes.name ?? before.name,
      role: changes.role ?? before.role,
      disabledAt: changes.disabled === undefined ? before.disabledAt : disabledAt,
      pinHash: pinHash ?? before.pinHash,
    }
  }

  private async demandAnotherAdmin({ _id }: AccountDocument): Promise<void> {
    const another = await this.accounts.exists({ _id: { $ne: _id }, role: 'admin', disabledAt: null })
    if (!another) throw new Conflict('LAST_ADMIN', 'The last active admin cannot be disabled or demoted.')
  }

  private async endAccess(
    before: AccountDocument,
    after: Pick<AccountDocument, 'role' | 'disabledAt' | 'pinHash'>,
    by: Principal | null,
  ): Promise<void> {
    const account = { userId: String(before._id), mobileNumber: before.mobileNumber }
    const standing =
      before.role !== after.role || (before.disabledAt === null) !== (after.disabledAt === null)
    const newPin = before.pinHash !== after.pinHash
    if (standing) await this.access.end(account)
    else if (newPin)
      await this.access.endForNewPin(account, by?.userId === account.userId ? by.sessionId : undefined)
    if (newPin) await this.access.forgive(before.mobileNumber)
  }
}
