import { createHash } from 'node:crypto'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { encode, type Encoding, encodingFor } from '../answers/encodings.js'

/** Smaller answers fit into one packet without compression. */
const WORTH_BYTES = 1024

/** An answer as bytes, with its ETag. */
export class ReadyAnswer {
  readonly etag: string
  private readonly encoded = new Map<Encoding, Promise<Buffer>>()

  private constructor(
    readonly json: Buffer,
    /** Whether the answer may still be sent to other callers. */
    readonly isFresh: () => boolean,
  ) {
    this.etag = `"${createHash('sha1').update(json).digest('base64url')}"`
  }

  static of(answer: unknown, isFresh: () => boolean = () => false): ReadyAnswer {
    return new ReadyAnswer(Buffer.from(JSON.stringify(answer)), isFresh)
  }

  /** The compressed answer, made once. */
  compressed(encoding: Encoding): Promise<Buffer> {
    const made = this.encoded.get(encoding) ?? encode(this.json, encoding)
    this.encoded.set(encoding, made)
    return made
  }
}

/** Whether the client's copy is the current one (RFC 9110: a list, weak comparison, or `*`). */
export function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}

/**
 * Sends an answer, or 304 to a client that has it already. Only the client itself may store it.
 * @param isSameForAll allows compression. An answer for one session is not compressed, since another site
 * could guess its content from the compressed length (docs/security.md#breaking-or-bending-the-server).
 */
export async function bytesFor(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
  isSameForAll: boolean,
): Promise<Buffer | undefined> {
  const { json, etag } = answer
  // A weak tag, since the same answer has different bytes in each encoding.
  void reply.headers({
    etag: `W/${etag}`,
    'cache-control': 'private, no-cache',
    vary: 'Cookie, Accept-Encoding',
  })
  if (isCurrent(request.headers['if-none-match'], etag)) {
    void reply.status(304)
    return undefined
  }
  void reply.type('application/json; charset=utf-8')
  const encoding =
    isSameForAll && json.length >= WORTH_BYTES ? encodingFor(request.headers['accept-encoding']) : null
  if (encoding === null) return json
  void reply.header('content-encoding', encoding)
  return answer.compressed(encoding)
}

interface Kept {
  answer: Promise<ReadyAnswer>
  version: number
  since: number
}

/** Longest age of an answer, after which changes by other processes show. */
const LONGEST_MS = 1000
/** Most answers that are cached: 8 MB together. */
const MOST_ANSWERS = 16
/** Larger answers are not cached. */
export const MOST_BYTES = 512 * 1024

/**
 * A cache of answers that are requested often and are the same for all. This process calls `changed()`
 * after each commit that changes them; for changes by other processes the age of an answer is limited.
 */
export class ReadyAnswers {
  private readonly kept = new Map<string, Kept>()
  private version = 0

  /** The answer cached under `key`, or a new one; callers meanwhile wait for the same one. */
  get(key: string, make: () => Promise<unknown>): Promise<ReadyAnswer> {
    const found = this.kept.get(key)
    if (found && this.isFresh(found)) return found.answer
    const state = { version: this.version, since: performance.now() }
    const answer = make().then((made) => ReadyAnswer.of(made, () => this.isFresh(state)))
    const entry = { answer, ...state }
    this.keep(key, entry)
    const drop = () => {
      if (this.kept.get(key) === entry) this.kept.delete(key)
    }
    entry.answer.then(({ json }) => json.length > MOST_BYTES && drop(), drop)
    return entry.answer
  }

  /** To be called when cached answers may be out of date. */
  changed(): void {
    this.version++
  }

  private isFresh({ version, since }: Omit<Kept, 'answer'>): boolean {
    return version === this.version && performance.now() - since < LONGEST_MS
  }

  private keep(key: string, entry: Kept): void {
    this.kept.delete(key)
    this.kept.set(key, entry)
    const [oldest] = this.kept.keys()
    if (this.kept.size > MOST_ANSWERS && oldest !== undefined) this.kept.delete(oldest)
  }
}
