import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { ShopFacts } from '../../settings/shop-facts.service.js'
import { AccountDocument } from '../schemas/account.schema.js'

/** Tells the go-live checklist whether the PIN alone still gives admins access. */
@Injectable()
export class SecondFactorFact implements OnModuleInit {
  constructor(
    @InjectModel(AccountDocument.name) private readonly accounts: Model<AccountDocument>,
    private readonly shop: ShopFacts,
  ) {}

  onModuleInit(): void {
    this.shop.register('adminsHaveSecondFactor', () => this.everyAdminHas())
  }

  private async everyAdminHas(): Promise<boolean> {
    const without = { role: 'admin', disabledAt: null, secondFactorAt: null } as const
    return (await this.accounts.exists(without)) === null
  }
}
