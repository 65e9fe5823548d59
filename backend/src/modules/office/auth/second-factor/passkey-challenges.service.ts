import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../../../platform/clock.js'
import { Keyring } from '../keyring.service.js'
import { PasskeyChallengeDocument } from './schemas/passkey-challenge.schema.js'

/** How long a challenge is valid. */
export const CHALLENGE_MS = 5 * 60_000

/** The purpose of a passkey: a log-in, or a change or a new passkey in one session; each of one browser. */
export type Purpose = `${'log-in' | 'change' | 'new'} ${string}`

/** Issues challenges for passkeys: random, stored by their hash, each valid once. */
@Injectable()
export class PasskeyChallenges {
  constructor(
    @InjectModel(PasskeyChallengeDocument.name) private readonly challenges: Model<PasskeyChallengeDocument>,
    private readonly keyring: Keyring,
    private readonly clock: Clock,
  ) {}

  async give(userId: string, purpose: Purpose): Promise<string> {
    const challenge = this.keyring.newToken()
    const _id = this.keyring.tokenHash(challenge)
    await this.challenges.create([{ _id, userId, purpose, at: this.clock.actual() }])
    return challenge
  }

  /**
   * Uses a challenge; false when it does not belong to this person and purpose, is too old, or was used.
   * If several calls use it at once, one succeeds.
   */
  async spend(challenge: string, userId: string, purpose: Purpose): Promise<boolean> {
    const earliest = new Date(this.clock.actual().getTime() - CHALLENGE_MS)
    const spent = await this.challenges.deleteOne({
      _id: this.keyring.tokenHash(challenge),
      userId,
      purpose,
      at: { $gt: earliest },
    })
    return spent.deletedCount === 1
  }

  async forget(userId: string): Promise<void> {
    await this.challenges.deleteMany({ userId })
  }
}
