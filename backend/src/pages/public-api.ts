import { createHash } from 'node:crypto'
import { type FastifyInstance } from 'fastify'

/** Cached answers are read again after this time, so that no page is older. */
export const FRESH_MS = 2_000
const MOST_KEPT = 200

/** The API did not answer, or refused this visitor; a page may use the HTTP status. */
export class Unanswered extends Error {
  constructor(
    call: string,
    readonly status: number,
  ) {
    super(`GET /api${call} answered ${status}`)
  }
}

interface Answered {
  body: unknown
  /** Digest of the answer: it changes when the answer does. */
  digest: string
}

/** The public API of this process as a visitor sees it, called without a network. */
export class PublicApi {
  private readonly kept = new Map<string, { answer: Promise<Answered>; askedAt: number }>()

  /** @param host the host name under which the shop answers */
  constructor(
    private readonly server: FastifyInstance,
    private readonly host: string,
  ) {}

  /** @param visitor the address of the visitor, whose limits are spent. @throws Unanswered */
  async get(call: string, visitor: string): Promise<Answered> {
    const now = performance.now()
    const kept = this.kept.get(call)
    if (kept && now - kept.askedAt < FRESH_MS) return kept.answer
    const answer = this.ask(call, visitor)
    this.kept.delete(call)
    this.kept.set(call, { answer, askedAt: now })
    for (const [oldest] of this.kept) {
      if (this.kept.size <= MOST_KEPT) break
      this.kept.delete(oldest)
    }
    // A failed answer is not cached.
    answer.catch(() => this.kept.delete(call))
    return answer
  }

  private async ask(call: string, remoteAddress: string): Promise<Answered> {
    const { statusCode, payload } = await this.server.inject({
      method: 'GET',
      url: `/api${call}`,
      headers: { host: this.host },
      remoteAddress,
    })
    if (statusCode !== 200) throw new Unanswered(call, statusCode)
    return { body: JSON.parse(payload), digest: createHash('sha1').update(payload).digest('base64url') }
  }
}
