import { fetchUtils, HttpError } from 'react-admin'
import { type ApiErrorBody, type ErrorCode } from './api-types.js'
import { noteRelease } from './release.js'

const TIMEOUT_MS = 30_000

/**
 * fetch with the session's cookies and a time limit.
 * @param byItself nobody has asked for this just now, as for most reads
 * @throws HttpError for every answer outside 2xx (status 0: no answer at all).
 */
export async function http(
  url: string,
  options: fetchUtils.Options = {},
  byItself = (options.method ?? 'GET') === 'GET',
): ReturnType<typeof fetchUtils.fetchJson> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const answer = await fetchUtils.fetchJson(url, {
      ...options,
      credentials: 'same-origin',
      signal: options.signal ? AbortSignal.any([options.signal, signal]) : signal,
    })
    noteRelease(answer.headers.get('console-release'))
    return answer
  } catch (error) {
    if (error instanceof HttpError) {
      if (await isPinShown(error, byItself)) return await http(url, options, byItself)
      throw withFieldErrors(error)
    }
    if (options.signal?.aborted) throw error
    throw new HttpError(
      signal.aborted ? 'The server took too long to answer.' : 'The server cannot be reached.',
      0,
    )
  }
}

type AskForPin = (reason: unknown, byItself: boolean) => Promise<boolean>
let askForPin: AskForPin = () => Promise.resolve(false)

/** Sets what asks for the PIN when the server wants it again. @param ask answers whether the server has taken it */
export function whenPinIsWanted(ask: AskForPin): void {
  askForPin = ask
}

/** Where the server wants the PIN again, asks for it: the request is then repeated. */
export async function isPinShown(error: HttpError, byItself = false): Promise<boolean> {
  return isPinWanted(error) && askForPin(bodyOf(error).details?.['reason'], byItself)
}

/** The server wants the PIN first: what was sent may be sent again after it. */
export const isPinWanted = (error: unknown): boolean => bodyOf(error).code === 'PIN_WANTED'

/** Puts a 400's sentences by field where react-admin's forms look for them. */
function withFieldErrors(error: HttpError): HttpError {
  const fields = bodyOf(error).details?.fields
  return fields ? new HttpError(error.message, error.status, { ...bodyOf(error), errors: fields }) : error
}

type Query = Record<string, string | number | undefined>

export interface RequestOptions {
  query?: Query
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Sent without anybody asking for it just now. */
  byItself?: boolean
}

function withQuery(path: string, query: Query = {}): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value))
  const text = params.toString()
  return `/api${path}${text ? `?${text}` : ''}`
}

/** JSON would write null for a number that could not be read, which means that nothing was typed. */
function onlyNumbers(_: string, value: unknown): unknown {
  if (!Number.isNaN(value)) return value
  const error = 'A number cannot be read. Write it like 12 or 1,500.'
  throw new HttpError(error, 400, { error })
}

/** One call of the API. @param path below `/api`, with its slash. @throws HttpError */
export async function request<T>(method: string, path: string, options: RequestOptions = {}): Promise<T> {
  const sent = {
    method,
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body, onlyNumbers) }),
    ...(options.headers ? { headers: new Headers(options.headers) } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
  }
  const { json } = await http(withQuery(path, options.query), sent, options.byItself)
  return json as T
}

export function statusOf(error: unknown): number | undefined {
  return error instanceof HttpError ? error.status : undefined
}

/** What the server said with a refusal; empty when it said nothing. */
export function bodyOf(error: unknown): ApiErrorBody {
  const body: unknown = error instanceof HttpError ? error.body : undefined
  return typeof body === 'object' && body !== null ? body : {}
}

/** The sentences about figures far from what is usual, which somebody confirms; null for every other error. */
export function unusualIn(error: unknown): string[] | null {
  const { code, details } = bodyOf(error)
  if (code !== 'UNUSUAL_FIGURES' || !Array.isArray(details?.['figures'])) return null
  return (details['figures'] as { sentence?: unknown }[]).map(({ sentence }) => String(sentence))
}

/** Whether nothing went wrong: what was sent is kept, and the owner is asked first. */
export const waitsForOwner = (error: unknown): boolean => bodyOf(error).code === 'WAITS_FOR_OWNER'

/** The server's text for its own faults: it gives no reason, and the screen has a better sentence. */
const STUMBLED: ErrorCode = 'INTERNAL'

/** The server's own sentence about a refusal, else `fallback`; never a stack, a status text or HTML. */
export function sentenceOf(error: unknown, fallback: string): string {
  const { error: sentence, message, code } = bodyOf(error)
  if (code === STUMBLED) return fallback
  if (typeof sentence === 'string' && sentence !== '') return sentence
  return typeof message === 'string' && message !== '' ? message : fallback
}
