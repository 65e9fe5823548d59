import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'

/** An authenticator app's secret, encrypted under a key that is not in the database. */
export interface SealedTotp {
  sealed: string
  at: Date
}

/**
 * The second factor of a staff member, used after the PIN. It is active while the account has
 * `secondFactorAt`.
 */
@Schema({ collection: 'secondfactors', versionKey: false })
export class SecondFactorDocument {
  /** The account's id. */
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: Object, default: null }) totp!: SealedTotp | null
  /** The last used time step. Neither its code nor an older one is valid again. */
  @Prop({ type: Number, default: 0 }) lastStep!: number
  /** A secret that was shown and waits for its first right code. */
  @Prop({ type: Object, default: null }) pending!: SealedTotp | null
  /** Hashes of the unused recovery codes. */
  @Prop({ type: [String], default: [] }) recovery!: string[]
}
export const SecondFactorSchema = SchemaFactory.createForClass(SecondFactorDocument)
