import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../../../platform/clock.js'
import { Counters } from '../../../../platform/mongo/counters.js'
import { Keyring } from '../keyring.service.js'
import { newTotpSecret, stepOf } from './domain/totp.js'
import { type Purpose } from './passkey-challenges.service.js'
import { type PasskeyProof, type RequestOptions } from './passkey-proofs.service.js'
import { Passkeys } from './passkeys.service.js'
import { newRecoveryCodes, plainRecoveryCode } from './recovery-codes.js'
import { type SealedTotp, SecondFactorDocument } from './schemas/second-factor.schema.js'

/** So long a secret that was shown may be confirmed. */
const PENDING_MS = 15 * 60_000
const APP_CODE = /^\d{6}$/

/** How the second factor was proved. */
export type Factor = 'app' | 'passkey' | 'recovery-code'

/** What somebody gives as a second factor: a code, or the answer of a passkey. */
export interface Shown {
  code?: string | null | undefined
  passkey?: PasskeyProof | null | undefined
}

/** What an account can show, beside recovery codes. */
export interface Ways {
  app: boolean
  /** What the browser is asked; null without passkeys. */
  passkey: RequestOptions | null
}

/** Second factors at rest. Codes go by the machine's clock, as the telephones that make them do. */
@Injectable()
export class SecondFactors {
  constructor(
    @InjectModel(SecondFactorDocument.name) private readonly factors: Model<SecondFactorDocument>,
    private readonly passkeys: Passkeys,
    private readonly counters: Counters,
    private readonly keyring: Keyring,
    private readonly clock: Clock,
  ) {}

  find(userId: string): Promise<SecondFactorDocument | null> {
    return this.factors.findById(userId).lean<SecondFactorDocument>()
  }

  async hasApp(userId: string): Promise<boolean> {
    return (await this.factors.exists({ _id: userId, totp: { $ne: null } })) !== null
  }

  /** Whether something is left to be shown; recovery codes alone are nothing. */
  async hasAny(userId: string): Promise<boolean> {
    return (await this.hasApp(userId)) || (await this.passkeys.hasAny(userId))
  }

  /** What can be shown for this; a passkey's challenge is good for nothing else. */
  async waysOf(userId: string, purpose: Purpose): Promise<Ways> {
    return { app: await this.hasApp(userId), passkey: await this.passkeys.ask(userId, purpose) }
  }

  /** Changes come one after the other: two that each leave something must not leave nothing together. */
  async inTurn(): Promise<void> {
    await this.counters.next('second-factor-changes')
  }

  /** A new secret, which counts once a code of it was right. */
  async begin(userId: string): Promise<string> {
    const secret = newTotpSecret()
    const pending: SealedTotp = { sealed: this.keyring.seal(secret, userId), at: this.clock.actual() }
    await this.factors.updateOne({ _id: userId }, { $set: { pending } }, { upsert: true })
    return secret
  }

  /** Turns on the app whose secret was shown last; false when the code is not one of it, or came too late. */
  async confirm(userId: string, code: string): Promise<boolean> {
    const pending = (await this.find(userId))?.pending
    const now = this.clock.actual()
    if (!pending || now.getTime() - pending.at.getTime() >= PENDING_MS) return false
    const step = this.stepIn(pending, userId, code)
    if (step === null) return false
    const totp: SealedTotp = { ...pending, at: now }
    const taken = await this.factors.updateOne(
      { _id: userId, 'pending.sealed': pending.sealed },
      { $set: { totp, lastStep: step, pending: null } },
    )
    return taken.modifiedCount === 1
  }

  /** Puts ten new recovery codes in the place of those that are left. */
  async renewCodes(userId: string): Promise<string[]> {
    const codes = newRecoveryCodes()
    await this.factors.updateOne(
      { _id: userId },
      { $set: { recovery: codes.map((code) => this.hashOf(userId, code)) } },
      { upsert: true },
    )
    return codes
  }

  /**
   * Uses up what was given; null when it is wrong, or was used before. If several calls give the same thing at once,
   * one succeeds.
   */
  async spend(userId: string, { code, passkey }: Shown, purpose: Purpose): Promise<Factor | null> {
    if (passkey) return (await this.passkeys.spend(passkey, userId, purpose)) ? 'passkey' : null
    if (typeof code !== 'string') return null
    return APP_CODE.test(code) ? this.spendAppCode(userId, code) : this.spendRecoveryCode(userId, code)
  }

  /** False where there is no app. */
  async dropApp(userId: string): Promise<boolean> {
    const dropped = await this.factors.updateOne(
      { _id: userId, totp: { $ne: null } },
      { $set: { totp: null, pending: null } },
    )
    return dropped.modifiedCount === 1
  }

  async forget(userId: string): Promise<void> {
    await this.factors.deleteOne({ _id: userId })
    await this.passkeys.forget(userId)
  }

  private async spendAppCode(userId: string, code: string): Promise<Factor | null> {
    const totp = (await this.find(userId))?.totp
    const step = totp ? this.stepIn(totp, userId, code) : null
    if (!totp || step === null) return null
    const spent = await this.factors.updateOne(
      { _id: userId, 'totp.sealed': totp.sealed, lastStep: { $lt: step } },
      { $set: { lastStep: step } },
    )
    return spent.modifiedCount === 1 ? 'app' : null
  }

  private async spendRecoveryCode(userId: string, code: string): Promise<Factor | null> {
    const recovery = this.hashOf(userId, code)
    const spent = await this.factors.updateOne({ _id: userId, recovery }, { $pull: { recovery } })
    return spent.modifiedCount === 1 ? 'recovery-code' : null
  }

  private stepIn({ sealed }: SealedTotp, userId: string, code: string): number | null {
    const secret = this.keyring.unseal(sealed, userId)
    return secret === null ? null : stepOf(secret, code, this.clock.actual())
  }

  private hashOf(userId: string, code: string): string {
    return this.keyring.tokenHash(`${userId}\n${plainRecoveryCode(code)}`)
  }
}
