import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { type LookupFunction } from 'node:net'

const TIMEOUT_MS = 8_000
const LONGEST_ANSWER = 64 * 1024

/** What became of a request. */
export type Posted =
  | { is: 'answered'; status: number; text: string }
  /** There was no connection, so the request never left. */
  | { is: 'notSent'; why: string }
  /** It left, or part of it, and there was no answer. */
  | { is: 'unknown'; why: string }

interface Post {
  headers: Record<string, string | number>
  body: string | Buffer
  /** Finds the address of a host, or refuses to. */
  lookup?: LookupFunction
}

/**
 * Posts to a provider over a connection of its own: with a kept one nobody knows, when it breaks, whether the request
 * had left.
 */
export function post(url: string, { headers, body, lookup }: Post): Promise<Posted> {
  const secure = url.startsWith('https:')
  const send = secure ? httpsRequest : httpRequest
  return new Promise((resolve) => {
    let connected = false
    const fail = (error: Error): void =>
      resolve({ is: connected ? 'unknown' : 'notSent', why: error.message || error.name })
    const call = send(
      url,
      {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(lookup ? { lookup } : {}),
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text = (text + chunk).slice(0, LONGEST_ANSWER)))
        response.on('end', () => resolve({ is: 'answered', status: response.statusCode ?? 0, text }))
        response.on('error', fail)
      },
    )
    call.on('socket', (socket) =>
      socket.once(secure ? 'secureConnect' : 'connect', () => {
        connected = true
      }),
    )
    call.on('error', fail)
    call.end(body)
  })
}

/** The fields of a JSON answer; none for anything else. */
export function jsonFields(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
