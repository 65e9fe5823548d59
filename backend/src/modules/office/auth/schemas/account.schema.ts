import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type Role, ROLES } from '../../../../kernel/access/permissions.js'
import { searchWords } from '../../../../kernel/text/search-words.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { ObjectId } from '../../../../platform/mongo/object-id.js'
import { type SavedAddressDocument, SavedAddressSchema } from './saved-address.schema.js'

/** A person who signs in: customer or staff. The mobile number identifies the account. */
@Schema({ collection: 'users', versionKey: false })
export class AccountDocument {
  _id!: Types.ObjectId
  /** Ten digits; `deleted-<id>` after the account was deleted, which frees the number. */
  @Prop({ type: String, required: true }) mobileNumber!: string
  @Prop({ type: String, enum: ROLES, required: true }) role!: Role
  @Prop({ type: String, default: '' }) name!: string
  @Prop({ type: String, default: '' }) email!: string
  @Prop({ type: String, default: '' }) address!: string
  @Prop({ type: String, default: '' }) city!: string
  @Prop({ type: String, default: '' }) state!: string
  @Prop({ type: String, default: '' }) postalCode!: string
  /** Text of the place that was last found or searched for. */
  @Prop({ type: String, default: '' }) location!: string
  /** Id, label and receiver of the address above, once there are several; the id is the account's until then. */
  @Prop({ type: ObjectId }) addressId?: Types.ObjectId
  @Prop({ type: String }) addressLabel?: string
  @Prop({ type: String }) addressName?: string
  /** Those that are kept beside it (docs/domain/people.md#addresses). */
  @Prop({ type: [SavedAddressSchema], default: undefined }) addresses?: SavedAddressDocument[]
  /** Increased by every change of an address; a change of several is conditional on it. */
  @Prop({ type: Number }) addressTurns?: number
  /** Argon2id hash of the PIN; staff only. */
  @Prop({ type: String, default: null }) pinHash!: string | null
  /** When log-ins began to need a second factor; staff only (docs/domain/people.md#second-factor). */
  @Prop({ type: Date, default: null }) secondFactorAt?: Date | null
  @Prop({ type: Date, default: null }) disabledAt!: Date | null
  @Prop({ type: Date, default: null }) deletedAt!: Date | null
  @Prop({ type: Date, default: null }) lastSignInAt!: Date | null
  @Prop({ type: Date, required: true }) createdAt!: Date
  /** The words by which a search finds a member of staff (docs/domain/contract.md#search); customers are found by their orders. */
  @Prop({ type: [String], default: undefined }) words?: string[]
  /** Version: counts an admin's edits of a staff member. */
  @Prop({ type: Number, default: 0 }) version!: number
}
export const employeeWords = ({
  name,
  mobileNumber,
}: Pick<AccountDocument, 'name' | 'mobileNumber'>): string[] => searchWords([name], [mobileNumber])

export const AccountSchema = SchemaFactory.createForClass(AccountDocument)
tellsChanges(AccountSchema, 'employee')
AccountSchema.pre('validate', function () {
  if (this.role !== 'user') this.words = employeeWords(this)
})
AccountSchema.index({ words: 1 }, { sparse: true })
AccountSchema.index({ mobileNumber: 1 }, { unique: true })
AccountSchema.index({ role: 1, disabledAt: 1 })
