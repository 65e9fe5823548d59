import { createHash } from 'node:crypto'
import { type FastifyInstance } from 'fastify'

/** An answer is taken again after this long, so that no page is older. */
export const FRESH_MS = 2_000
const MOST_KEPT = 200

/** The API has no answer at the moment. */
export class Unanswered extends Error {}

interface Answered {
  body: unknown
  /** Changes when the answer does. */
  digest: string
}

/** The process's own public API as a visitor sees it, without a network between. */
export class PublicApi {
  private readonly kept = new Map<string, { answer: Promise<Answered>; askedAt: number }>()

  constructor(private readonly server: FastifyInstance) {}

  /** @throws Unanswered */
  async get(call: string): Promise<Answered> {
    const now = performance.now()
    const kept = this.kept.get(call)
    if (kept && now - kept.askedAt < FRESH_MS) return kept.answer
    const answer = this.ask(call)
    this.kept.delete(call)
    this.kept.set(call, { answer, askedAt: now })
    for (const [oldest] of this.kept) {
      if (this.kept.size <= MOST_KEPT) break
      this.kept.delete(oldest)
    }
    // A failure is nobody's answer for two seconds.
    answer.catch(() => this.kept.delete(call))
    return answer
  }

  private async ask(call: string): Promise<Answered> {
    const { statusCode, payload } = await this.server.inject({ method: 'GET', url: `/api${call}` })
    if (statusCode !== 200) throw new Unanswered(`GET /api${call} answered ${statusCode}`)
    return { body: JSON.parse(payload), digest: createHash('sha1').update(payload).digest('base64url') }
  }
}
