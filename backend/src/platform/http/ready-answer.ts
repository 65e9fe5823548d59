import { createHash } from 'node:crypto'

/** An answer in the bytes in which it is sent, with their ETag. */
export class ReadyAnswer {
  readonly etag: string

  private constructor(readonly json: Buffer) {
    this.etag = `"${createHash('sha1').update(json).digest('base64url')}"`
  }

  static of(answer: unknown): ReadyAnswer {
    return new ReadyAnswer(Buffer.from(JSON.stringify(answer)))
  }
}

interface Kept {
  answer: Promise<ReadyAnswer>
  version: number
  since: number
}

/** What other processes change shows after this long at the latest. */
const LONGEST_MS = 1000
/** Together at most 8 MB. */
const MOST_ANSWERS = 16
const MOST_BYTES = 512 * 1024

/**
 * Answers that many ask for and that are the same for all of them: made once and sent again until what they show has
 * changed. This process says so by `changed()`, after the commit; of other processes an answer's age has to tell.
 */
export class ReadyAnswers {
  private readonly kept = new Map<string, Kept>()
  private version = 0

  /** The answer kept under `key`, or a new one; those who ask while it is being made wait for the same one. */
  get(key: string, make: () => Promise<unknown>): Promise<ReadyAnswer> {
    const found = this.kept.get(key)
    if (found?.version === this.version && performance.now() - found.since < LONGEST_MS) return found.answer
    const entry = { answer: make().then(ReadyAnswer.of), version: this.version, since: performance.now() }
    this.keep(key, entry)
    const drop = () => {
      if (this.kept.get(key) === entry) this.kept.delete(key)
    }
    entry.answer.then(({ json }) => json.length > MOST_BYTES && drop(), drop)
    return entry.answer
  }

  /** What is kept may be out of date. */
  changed(): void {
    this.version++
  }

  private keep(key: string, entry: Kept): void {
    this.kept.delete(key)
    this.kept.set(key, entry)
    const [oldest] = this.kept.keys()
    if (this.kept.size > MOST_ANSWERS && oldest !== undefined) this.kept.delete(oldest)
  }
}
