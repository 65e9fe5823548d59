import { type ErrorCode } from '../api/types.js'

export interface FakeRequest {
  method: string
  path: string
  query: URLSearchParams
  body: Record<string, unknown>
  headers: Record<string, string>
  signal?: AbortSignal | null | undefined
}

export interface FakeAnswer {
  status?: number
  body?: unknown
}

type Handler = (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>

/** Stands in for the server at the edge of the page: `fetch`. A route may be replaced in the middle of a test. */
export function fakeServer() {
  const routes = new Map<string, Handler>()
  const requests: FakeRequest[] = []

  const answer = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const method = init.method ?? 'GET'
    const request = {
      method,
      path: pathname,
      query: searchParams,
      body: init.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {},
      headers: (init.headers ?? {}) as Record<string, string>,
      signal: init.signal,
    }
    requests.push(request)
    const handler = routes.get(`${method} ${pathname}`)
    const { status = 200, body = {} } = handler
      ? await handler(request)
      : { status: 404, body: { error: `No route ${method} ${pathname}`, code: 'NOT_FOUND' } }
    const text = JSON.stringify(body)
    return { ok: status < 400, status, text: () => Promise.resolve(text) } as Response
  }

  globalThis.fetch = ((url: string, init?: RequestInit) => answer(url, init)) as typeof fetch
  return {
    on: (route: string, handler: Handler) => void routes.set(route, handler),
    gives: (route: string, body: unknown, status = 200) => void routes.set(route, () => ({ status, body })),
    refuses: (
      route: string,
      status: number,
      code: ErrorCode,
      error = '',
      details: Record<string, unknown> = {},
    ) => void routes.set(route, () => ({ status, body: { error, message: error, code, details } })),
    unreachable: (route: string) =>
      void routes.set(route, () => Promise.reject(new TypeError('Failed to fetch'))),
    /** Never answers; the page has to give up. */
    silent: (route: string) =>
      void routes.set(
        route,
        ({ signal }) =>
          new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
      ),
    sent: (method: string, path: string) =>
      requests.filter((request) => request.method === method && request.path === path),
  }
}
