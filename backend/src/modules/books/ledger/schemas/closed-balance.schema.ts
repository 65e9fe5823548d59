import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { integer } from '../../../../platform/mongo/whole-number.js'
import { type Account } from '../domain/accounts.js'

@Schema({ _id: false })
class AccountBalanceDocument {
  @Prop({ type: String, required: true }) account!: Account
  /** Above zero for a debit balance. */
  @Prop({ type: Number, required: true, validate: integer }) paise!: Paise
}
const AccountBalanceSchema = SchemaFactory.createForClass(AccountBalanceDocument)

/** The balances at the end of a closed month, which nothing changes any more: later months begin with them. */
@Schema({ collection: 'closedbalances', versionKey: false })
export class ClosedBalanceDocument {
  /** `YYYY-MM`. */
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: [AccountBalanceSchema], required: true }) balances!: AccountBalanceDocument[]
}
export const ClosedBalanceSchema = SchemaFactory.createForClass(ClosedBalanceDocument)
