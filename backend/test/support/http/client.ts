import { COOKIES } from '../../../src/modules/office/auth/sessions/http/session-cookies.js'
import { assertDocumented } from './documented-errors.js'
import { send } from './send.js'

/** An answer of the API, body read. */
export interface Answer<T = Record<string, unknown>> {
  status: number
  body: T
  headers: Headers
}

export interface SandboxMessage {
  to: string
  text: string
  code?: string
}

/**
 * A browser's worth of client: keeps cookies, sends an Origin, speaks JSON. It fails on an error that the API document
 * does not name for the call.
 */
export class Client {
  private readonly cookies = new Map<string, string>()

  constructor(readonly url: string) {}

  async request<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const {
      status,
      headers: received,
      text,
    } = await send(this.url + path, {
      method,
      headers: {
        origin: this.url,
        ...(this.cookies.size > 0 ? { cookie: this.cookieHeader() } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of received.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name !== undefined && value !== undefined) this.cookies.set(name, value)
    }
    const isJson = received.get('content-type')?.includes('json')
    const answer = (isJson ? JSON.parse(text) : { text }) as T
    if (status >= 400) assertDocumented(method, path, status, (answer as { code?: unknown }).code)
    return { status, body: answer, headers: received }
  }

  get<T = Record<string, unknown>>(path: string): Promise<Answer<T>> {
    return this.request<T>('GET', path)
  }

  post<T = Record<string, unknown>>(
    path: string,
    body: unknown = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    return this.request<T>('POST', path, body, headers)
  }

  put<T = Record<string, unknown>>(
    path: string,
    body: unknown = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    return this.request<T>('PUT', path, body, headers)
  }

  delete<T = Record<string, unknown>>(path: string, body?: unknown): Promise<Answer<T>> {
    return this.request<T>('DELETE', path, body)
  }

  /** Signs a customer in, through the sandbox's outbox. @throws Error with the answer when refused. */
  async signIn(mobileNumber: string): Promise<void> {
    const role = await this.sendOtp(mobileNumber)
    const outbox = await this.get<SandboxMessage[]>(`/sandbox/outbox?to=${mobileNumber}`)
    await this.verify(mobileNumber, outbox.body.find(({ code }) => code)?.code ?? '', role)
  }

  /** Signs staff in with their PIN. */
  async signInStaff(mobileNumber: string, pin: string): Promise<void> {
    await this.verify(mobileNumber, pin, await this.sendOtp(mobileNumber))
  }

  /** Takes the cookies that signing in would give. */
  holdSession(session: Record<(typeof COOKIES)[number], string>): void {
    for (const name of COOKIES) this.cookies.set(name, session[name])
  }

  /** What the browser sends as `Cookie`. */
  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** The same browser, after the server has moved to another address. */
  movedTo(url: string): Client {
    const moved = new Client(url)
    for (const [name, value] of this.cookies) moved.cookies.set(name, value)
    return moved
  }

  private async sendOtp(mobileNumber: string): Promise<string> {
    const sent = await this.post<{ role: string }>('/api/send-otp', { mobileNumber })
    if (sent.status > 202) throw new Error(`send-otp: ${JSON.stringify(sent.body)}`)
    return sent.body.role
  }

  private async verify(mobileNumber: string, otp: string, role: string): Promise<void> {
    const answer = await this.post('/api/verify-otp', { mobileNumber, otp, role })
    if (answer.status !== 200) throw new Error(`verify-otp: ${JSON.stringify(answer.body)}`)
  }
}

/** How often each status was answered. */
export function statuses(answers: readonly Answer<unknown>[]): Record<number, number> {
  const counted: Record<number, number> = {}
  for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1
  return counted
}
