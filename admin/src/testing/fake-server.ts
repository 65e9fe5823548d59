import { type ErrorCode } from '../api/api-types.js'

/** An answer of the API: a body (200), or a status with its body; `never` does not answer. */
export type Answer = { status: number; body?: unknown; headers?: Record<string, string> } | 'never'

export interface Call {
  method: string
  path: string
  query: Record<string, string>
  body: unknown
  /** Under which a write happens once. */
  key: string | null
}

type Handler = (call: Call) => Answer

/** Takes the place of the server: answers by `METHOD /path`, and remembers what was asked. */
export class FakeServer {
  readonly calls: Call[] = []
  private readonly handlers = new Map<string, Handler>([
    // Every list asks for the person's views of it.
    ['GET /own-lists', () => ok({ lists: [] })],
  ])

  on(route: string, answer: Answer | Handler): this {
    this.handlers.set(route, typeof answer === 'function' ? answer : () => answer)
    return this
  }

  callsOf(route: string): Call[] {
    return this.calls.filter((call) => `${call.method} ${call.path}` === route)
  }

  /** Takes the place of `fetch` until the next test replaces it. */
  listen(): this {
    globalThis.fetch = async (input, init) =>
      this.answer(new Request(new URL(String(input), 'http://localhost'), init))
    return this
  }

  private async answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const text = await request.text()
    const call: Call = {
      method: request.method,
      path: pathname.replace(/^\/api/, ''),
      query: Object.fromEntries(searchParams),
      body: text ? JSON.parse(text) : undefined,
      key: request.headers.get('idempotency-key'),
    }
    this.calls.push(call)
    const answer = (this.handlers.get(`${call.method} ${call.path}`) ?? otherwise)(call)
    if (answer === 'never') return new Promise(() => undefined)
    return Response.json(answer.body ?? {}, { status: answer.status, headers: answer.headers ?? {} })
  }
}

export const ok = (body: unknown) => ({ status: 200, body })

/** Where a test says nothing: views of lists are kept, and nothing else is there. */
const otherwise: Handler = ({ method, path }) =>
  method === 'PUT' && path.startsWith('/own-lists/') ? ok({}) : refusal(404, 'NOT_FOUND', 'Not found.')

/** A refusal in the API's one shape. */
export const refusal = (
  status: number,
  code: ErrorCode,
  sentence: string,
  details: Record<string, unknown> = {},
): Answer => ({
  status,
  body: { error: sentence, message: sentence, code, details },
})

/** A page of a staff list in the simple-rest dialect. */
export const page = (resource: string, rows: unknown[], total = rows.length): Answer => ({
  ...ok(rows),
  headers: { 'content-range': `${resource} 0-${rows.length}/${total}` },
})
