import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { PinHasher } from './pin-hasher.service.js'
import { AccountRecord } from './schemas/account.schema.js'
import { STAFF_ROLES } from './staff-accounts.service.js'

/** A shop has a handful; more are not looked at, since each check costs a slow hash. */
const MOST_LOOKED_AT = 30

/** Whether staff use PINs that strangers know. */
@Injectable()
export class StaffPins {
  /** A salted hash never changes its answer. */
  private readonly known = new Map<string, boolean>()

  constructor(
    @InjectModel(AccountRecord.name) private readonly accounts: Model<AccountRecord>,
    private readonly hasher: PinHasher,
  ) {}

  /** True when an account that may log in has one of these PINs. */
  async anybodyUses(pins: readonly string[]): Promise<boolean> {
    const active = await this.accounts
      .find({ role: { $in: STAFF_ROLES }, disabledAt: null }, { pinHash: 1 })
      .limit(MOST_LOOKED_AT)
      .lean<Pick<AccountRecord, 'pinHash'>[]>()
    for (const { pinHash } of active)
      for (const pin of pins) if (pinHash && (await this.isSame(pinHash, pin))) return true
    return false
  }

  private async isSame(pinHash: string, pin: string): Promise<boolean> {
    const key = `${pin}:${pinHash}`
    const known = this.known.get(key) ?? (await this.hasher.matches(pinHash, pin))
    this.known.set(key, known)
    return known
  }
}
