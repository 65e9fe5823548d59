import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { pinsTriedFirst } from '../../../../config/weak-pins.js'
import { ShopFacts } from '../../settings/shop-facts.service.js'
import { PinHasher } from '../pin-hasher.service.js'
import { AccountDocument } from '../schemas/account.schema.js'
import { STAFF_ROLES } from './staff-accounts.service.js'

/** Most accounts that are checked, since each check costs a slow hash; a shop has a handful. */
const MOST_LOOKED_AT = 30

/** Finds out whether staff use PINs that strangers would try. */
@Injectable()
export class StaffPins implements OnModuleInit {
  /** Results by hash, which never change. */
  private readonly known = new Map<string, boolean>()

  constructor(
    @InjectModel(AccountDocument.name) private readonly accounts: Model<AccountDocument>,
    private readonly hasher: PinHasher,
    private readonly shop: ShopFacts,
  ) {}

  onModuleInit(): void {
    this.shop.register('hasKnownPin', () => this.anybodyIsWeak())
  }

  /** Whether an account that may log in has a PIN that strangers try first. */
  async anybodyIsWeak(): Promise<boolean> {
    const active = await this.accounts
      .find({ role: { $in: STAFF_ROLES }, disabledAt: null }, { pinHash: 1, mobileNumber: 1 })
      .limit(MOST_LOOKED_AT)
      .lean<Pick<AccountDocument, 'pinHash' | 'mobileNumber'>[]>()
    for (const { pinHash, mobileNumber } of active)
      for (const pin of pinsTriedFirst(mobileNumber))
        if (pinHash && (await this.isSame(pinHash, pin))) return true
    return false
  }

  private async isSame(pinHash: string, pin: string): Promise<boolean> {
    const key = `${pin}:${pinHash}`
    const known = this.known.get(key) ?? (await this.hasher.matches(pinHash, pin))
    this.known.set(key, known)
    return known
  }
}
