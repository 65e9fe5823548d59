import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { isValidObjectId, type Model } from 'mongoose'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { PasskeyChallenges, type Purpose } from './passkey-challenges.service.js'
import {
  type CreationOptions,
  type MadePasskey,
  type NewPasskeyProof,
  type PasskeyProof,
  PasskeyProofs,
  type RequestOptions,
} from './passkey-proofs.service.js'
import { PasskeyDocument } from './schemas/passkey.schema.js'

/** A passkey as the other submodules read it. */
export type StoredPasskey = Readonly<PasskeyDocument>

const MOST_PASSKEYS = 10

/** Creates, checks and removes passkeys of staff (docs/domain/people.md#passkeys). */
@Injectable()
export class Passkeys {
  constructor(
    @InjectModel(PasskeyDocument.name) private readonly passkeys: Model<PasskeyDocument>,
    private readonly challenges: PasskeyChallenges,
    private readonly proofs: PasskeyProofs,
    private readonly clock: Clock,
  ) {}

  /** The address for which passkeys are made; null when the shop has none that allows them. */
  get address(): string | null {
    return this.proofs.shop?.origins[0] ?? null
  }

  /** The passkeys of an account, oldest first. */
  listOf(userId: string): Promise<StoredPasskey[]> {
    return this.passkeys
      .find({ userId })
      .sort({ createdAt: 1 })
      .limit(MOST_PASSKEYS)
      .lean<PasskeyDocument[]>()
  }

  async hasAny(userId: string): Promise<boolean> {
    return (await this.passkeys.exists({ userId })) !== null
  }

  /** The options for creating a passkey. @throws Conflict NO_PASSKEYS_HERE, PASSKEYS_FULL */
  async begin(account: { id: string; mobileNumber: string }, purpose: Purpose): Promise<CreationOptions> {
    const { shop } = this.proofs
    if (!shop) throw new Conflict('NO_PASSKEYS_HERE', 'Passkeys need a web address with https (PUBLIC_URL).')
    await this.demandRoom(account.id)
    const known = await this.listOf(account.id)
    return this.proofs.toMake(shop, account, await this.challenges.give(account.id, purpose), known)
  }

  /** Checks a new passkey and uses its challenge; null when the answer is wrong. */
  async made(proof: NewPasskeyProof, userId: string, purpose: Purpose): Promise<MadePasskey | null> {
    const challenge = await this.spentBy(proof, userId, purpose)
    return challenge === null ? null : this.proofs.made(proof, challenge)
  }

  /** @throws Conflict PASSKEYS_FULL; the database's error when an account already has the passkey */
  async add(userId: string, name: string, made: MadePasskey): Promise<void> {
    await this.demandRoom(userId)
    await this.passkeys.create([{ ...made, userId, name, createdAt: this.clock.now() }])
  }

  /** The options for using a passkey; null when the account has none. */
  async ask(userId: string, purpose: Purpose): Promise<RequestOptions | null> {
    const { shop } = this.proofs
    const known = await this.listOf(userId)
    if (!shop || known.length === 0) return null
    return this.proofs.toShow(shop, await this.challenges.give(userId, purpose), known)
  }

  /** Whether a passkey of the person signed. Uses the challenge in any case. */
  async spend(proof: PasskeyProof, userId: string, purpose: Purpose): Promise<boolean> {
    const challenge = await this.spentBy(proof, userId, purpose)
    if (challenge === null) return false
    const passkey = await this.passkeys.findOne({ userId, credentialId: proof.id }).lean<PasskeyDocument>()
    const counter = passkey ? await this.proofs.shown(proof, challenge, passkey) : null
    if (!passkey || counter === null) return false
    // A passkey that was removed, or whose counter was used, in the meantime does not count.
    const used = await this.passkeys.updateOne(
      { _id: passkey._id, counter: passkey.counter },
      { $set: { counter, lastUsedAt: this.clock.now() } },
    )
    return used.matchedCount === 1
  }

  /** @returns its name; null when the person has no such passkey */
  async remove(userId: string, id: string): Promise<string | null> {
    if (!isValidObjectId(id)) return null
    const removed = await this.passkeys.findOneAndDelete({ _id: id, userId }).lean<PasskeyDocument>()
    return removed?.name ?? null
  }

  async forget(userId: string): Promise<void> {
    await this.passkeys.deleteMany({ userId })
    await this.challenges.forget(userId)
  }

  private async demandRoom(userId: string): Promise<void> {
    if ((await this.passkeys.countDocuments({ userId })) >= MOST_PASSKEYS)
      throw new Conflict('PASSKEYS_FULL', `You have ${MOST_PASSKEYS} passkeys: remove one first.`)
  }

  private async spentBy(
    proof: NewPasskeyProof | PasskeyProof,
    userId: string,
    purpose: Purpose,
  ): Promise<string | null> {
    const challenge = await this.proofs.challengeOf(proof)
    return challenge !== null && (await this.challenges.spend(challenge, userId, purpose)) ? challenge : null
  }
}
