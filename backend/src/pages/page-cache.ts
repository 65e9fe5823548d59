import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { encode, encodingFor } from '../platform/http/answers/encodings.js'
import { isCurrent } from '../platform/http/health/ready-answer.js'
import { FRESH_MS, type PublicApi, Unanswered } from './public-api.js'
import { type ShopPageAnswer } from './shop-pages.js'

/** Few enough pages to hold in memory, whatever addresses are requested; compressed they are small. */
const MOST_KEPT = 150

/**
 * Up to this size a document is compressed as well as can be, in less than 0.1 s beside the thread: when it fits into the
 * ten packets that a server may send at first, a phone paints a round trip earlier.
 */
const PACKED_BEST_BYTES = 128 * 1024

/** A document, compressed once. */
export interface Page {
  status: number
  etag: string
  br: Buffer
  gzip: Buffer
}

export async function packPage(html: string, status = 200): Promise<Page> {
  const bytes = Buffer.from(html)
  const [br, gzip] = await Promise.all([
    encode(bytes, 'br', bytes.length <= PACKED_BEST_BYTES),
    encode(bytes, 'gzip'),
  ])
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { status, etag, br, gzip }
}

/** Sends a document in the smallest form that the browser can read, or 304 when it has exactly this one. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): Promise<FastifyReply> {
  void reply.headers({ 'cache-control': 'no-cache', etag: `W/${page.etag}`, vary: 'Cookie, Accept-Encoding' })
  if (page.status === 200 && isCurrent(request.headers['if-none-match'], page.etag))
    return reply.status(304).send()
  void reply.status(page.status).type('text/html; charset=utf-8')
  const encoding = encodingFor(request.headers['accept-encoding'])
  return encoding
    ? reply.header('content-encoding', encoding).send(page[encoding])
    : reply.send(await promisify(gunzip)(page.gzip))
}

type Get = (call: string) => Promise<unknown>
type Render = (get: Get) => Promise<ShopPageAnswer>
type Rendered = Page | Extract<ShopPageAnswer, { redirect: string }>

interface Kept {
  rendered: Rendered
  /** The answers that the page was rendered from: the digest of each, by call. */
  from: ReadonlyMap<string, string>
  checkedAt: number
}

/**
 * Rendered pages, cached until an answer that they show changes. Two seconds after a change of a price,
 * the stock or a setting, every page shows it; until then no page is rendered twice.
 */
export class PageCache {
  private readonly kept = new Map<string, Kept>()
  private readonly underway = new Map<string, Promise<Rendered>>()

  constructor(private readonly api: PublicApi) {}

  /** @param visitor the address of the visitor */
  async get(key: string, visitor: string, render: Render): Promise<Rendered> {
    const kept = this.kept.get(key)
    if (kept && (await this.isCurrent(kept, visitor))) return kept.rendered
    const underway = this.underway.get(key)
    if (underway) return underway
    const rendering = this.render(key, visitor, render).finally(() => this.underway.delete(key))
    this.underway.set(key, rendering)
    return rendering
  }

  private async isCurrent(kept: Kept, visitor: string): Promise<boolean> {
    const now = performance.now()
    if (now - kept.checkedAt < FRESH_MS) return true
    for (const [call, digest] of kept.from) if ((await this.digestOf(call, visitor)) !== digest) return false
    kept.checkedAt = now
    return true
  }

  /** Null when the API no longer has the answer. */
  private async digestOf(call: string, visitor: string): Promise<string | null> {
    try {
      return (await this.api.get(call, visitor)).digest
    } catch (error) {
      if (error instanceof Unanswered && error.status === 404) return null
      throw error
    }
  }

  private async render(key: string, visitor: string, render: Render): Promise<Rendered> {
    const checkedAt = performance.now()
    const from = new Map<string, string>()
    const answer = await render(async (call) => {
      const { body, digest } = await this.api.get(call, visitor)
      from.set(call, digest)
      return body
    })
    if ('redirect' in answer) return answer
    const rendered = await packPage(answer.html, answer.status)
    // Pages for missing products are many and rarely requested again, so they are not cached.
    if (answer.status === 200) this.keep(key, { rendered, from, checkedAt })
    return rendered
  }

  private keep(key: string, kept: Kept): void {
    this.kept.delete(key)
    this.kept.set(key, kept)
    for (const [oldest] of this.kept) {
      if (this.kept.size <= MOST_KEPT) break
      this.kept.delete(oldest)
    }
  }
}
