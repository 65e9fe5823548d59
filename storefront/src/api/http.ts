import { type ErrorCode, type Refusal } from './types.js'

/** Codes of the page's own, for an answer that is missing or does not come from the server. */
type OwnCode = 'NOT_JSON' | 'OFFLINE' | 'UNKNOWN'

/** An answer that is not a success, or no answer at all (`status` 0). */
export class ApiError extends Error {
  constructor(
    /** The server's sentence for a person; empty when the server gave none. */
    readonly sentence: string,
    readonly status: number,
    readonly code: ErrorCode | OwnCode,
    readonly details: Record<string, unknown> = {},
  ) {
    super(sentence || `${code} (${status})`)
  }

  /** One sentence per field that the server refused. */
  get fields(): Record<string, string> {
    return (this.details['fields'] as Record<string, string> | undefined) ?? {}
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError

/** No answer came: the network is gone, or nobody answers in time. */
export const isOffline = (error: unknown) => isApiError(error) && error.code === 'OFFLINE'

/** Longer than the server waits for a courier or a payment provider: what comes later is told as no answer. */
const LONGEST_WAIT_MS = 30_000
/** A photo of 12 MB on a slow network. */
const LONGEST_UPLOAD_MS = 180_000

type Listener = () => void
const whenSessionEnds = new Set<Listener>()

/** Called on each 401: the session that the page believed in is over. Returns the way to stop listening. */
export function onSessionEnd(listener: Listener) {
  whenSessionEnds.add(listener)
  return () => void whenSessionEnds.delete(listener)
}

function parse(text: string, status: number): unknown {
  if (!text) return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('', status, 'NOT_JSON')
  }
}

export interface Reply<T> {
  status: number
  body: T
}

/**
 * One call to the server of this origin. The session travels in cookies only.
 * @throws {ApiError} with the server's code and fields; code `OFFLINE` when no answer came, or none in time.
 */
export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply<T>> {
  const isFile = body instanceof Blob
  let response: Response
  let text: string
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      body: isFile ? body : body ? JSON.stringify(body) : undefined,
      signal: AbortSignal.timeout(isFile ? LONGEST_UPLOAD_MS : LONGEST_WAIT_MS),
    })
    text = await response.text()
  } catch {
    throw new ApiError('', 0, 'OFFLINE')
  }
  const parsed = parse(text, response.status)
  if (response.ok) return { status: response.status, body: parsed as T }
  const problem = parsed as Partial<Refusal>
  if (response.status === 401 && problem.code !== 'INVALID_OTP')
    whenSessionEnds.forEach((listener) => listener())
  throw new ApiError(
    problem.error ?? problem.message ?? '',
    response.status,
    problem.code ?? 'UNKNOWN',
    problem.details ?? {},
  )
}

const bodyOf = async <T>(reply: Promise<Reply<T>>) => (await reply).body

export const getJson = <T>(path: string) => bodyOf(call<T>('GET', `/api${path}`))
export const sendJson = <T>(method: string, path: string, body: unknown, headers?: Record<string, string>) =>
  bodyOf(call<T>(method, `/api${path}`, body, headers))
