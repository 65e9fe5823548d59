import { Injectable } from '@nestjs/common'
import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { AppError } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Keyring } from '../keyring.service.js'
import { Throttles } from '../throttles.service.js'

const VALID_MS = 600_000
/** Takes a desktop about a second, and a phone a few. */
const COST = 10_000
const FEWEST_STEPS = 100
const MOST_STEPS = 300

/** The request must be repeated with the solved challenge. */
export class ProofWanted extends AppError {
  constructor(challenge: Challenge) {
    super('PROOF_WANTED', 'Many codes were asked for today. Your device has to do a little work first.', {
      challenge,
    })
  }
}

/**
 * Asks browsers for a proof of work before a message is paid for. Each solved challenge is valid once, for
 * one number.
 */
@Injectable()
export class ProofsOfWork {
  private readonly keys: { hmacSignatureSecret: string; hmacKeySignatureSecret: string }

  constructor(
    keyring: Keyring,
    private readonly throttles: Throttles,
    private readonly clock: Clock,
  ) {
    this.keys = {
      hmacSignatureSecret: keyring.secretFor('proof of work'),
      hmacKeySignatureSecret: keyring.secretFor('solution of a proof of work'),
    }
  }

  challenge(mobileNumber: string): Promise<Challenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: COST,
      counter: randomInt(FEWEST_STEPS, MOST_STEPS),
      data: { mobileNumber, until: this.clock.now().getTime() + VALID_MS },
      deriveKey,
      ...this.keys,
    })
  }

  /** Whether the proof solves a challenge of this shop for this number, in time and for the first time. */
  async accept(proof: string, mobileNumber: string): Promise<boolean> {
    const payload = read(proof)
    if (!payload || !(await this.isSolved(payload))) return false
    const { data } = payload.challenge.parameters
    if (data?.['mobileNumber'] !== mobileNumber) return false
    if (Number(data['until']) <= this.clock.now().getTime()) return false
    const once = { name: 'otp-proof', count: 1, windowMs: 2 * VALID_MS }
    return (await this.throttles.tryTake(once, payload.challenge.signature ?? '')) === 0
  }

  /** A challenge of another origin may have any form. */
  private async isSolved(payload: Payload): Promise<boolean> {
    try {
      return (await verifySolution({ ...payload, deriveKey, ...this.keys })).verified
    } catch {
      return false
    }
  }
}

/** Decodes a proof, which is JSON in base64. */
function read(proof: string): Payload | null {
  try {
    return JSON.parse(Buffer.from(proof, 'base64').toString('utf8')) as Payload | null
  } catch {
    return null
  }
}
