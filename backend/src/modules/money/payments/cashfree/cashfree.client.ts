import { randomUUID } from 'node:crypto'
import { Agent as HttpAgent, request as httpRequest, type RequestOptions } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { Inject, Injectable, Logger } from '@nestjs/common'
import { type AppConfig } from '../../../../config/config.js'
import { APP_CONFIG } from '../../../../config/config.module.js'
import { OutsideServices } from '../../../../platform/outside-services.js'
import { OwnAddress } from '../../../../platform/own-address.js'
import { ProviderRefused, ProviderUnavailable } from '../provider/payment-provider.js'
import { type WireError } from './wire.js'

const API_VERSION = '2025-01-01'
const RETRY_AFTER_MS = 200
/** Connections stay open so long for the next call. */
const KEPT = { keepAlive: true, timeout: 4_000 }
const PLAIN = { send: httpRequest, agent: new HttpAgent(KEPT) }
const SECURE = { send: httpsRequest, agent: new HttpsAgent(KEPT) }

export interface Call {
  method: 'GET' | 'POST' | 'PATCH'
  /** Path below the base address, with a leading slash; its parts are encoded. */
  path: string
  body?: Record<string, unknown>
  /** Makes a write repeatable: the provider repeats its first answer. */
  idempotencyKey?: string
}

/**
 * HTTP calls of the provider: headers, time limits, and one repetition when it is safe. Logs have method,
 * path, status and time; never bodies, which hold customers' names and numbers, and never credentials.
 */
@Injectable()
export class CashfreeClient {
  /**
   * In milliseconds. A write may take longer, since giving up early only causes a second call. Tests
   * shorten them.
   */
  readonly timeouts = { read: 5_000, write: 8_000 }
  private readonly logger = new Logger('Cashfree')

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly ownAddress: OwnAddress,
    private readonly outside: OutsideServices,
  ) {}

  /**
   * @returns the parsed body of a 2xx answer.
   * @throws ProviderUnavailable without an answer, on 401, 403, 429 and 5xx; ProviderRefused on any other 4xx.
   */
  async send(call: Call): Promise<unknown> {
    const isRepeatable = call.method === 'GET' || call.idempotencyKey !== undefined
    try {
      return await this.once(call)
    } catch (error) {
      if (!isRepeatable || !(error instanceof ProviderUnavailable)) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
      return this.once(call)
    }
  }

  private get baseUrl(): string {
    return this.config.cashfree.baseUrl ?? `${this.ownAddress.get()}/sandbox/cashfree/pg`
  }

  private async once(call: Call): Promise<unknown> {
    const started = Date.now()
    let status = 0
    try {
      const answer = await exchange(this.baseUrl + call.path, this.requestOf(call), call.body)
      ;({ status } = answer)
      const body = jsonIn(answer.text)
      if (status < 200 || status >= 300) throw failureOf(status, (body ?? {}) as WireError)
      this.outside.answered('payments')
      return body
    } catch (error) {
      if (error instanceof ProviderRefused) throw error
      const reason = error instanceof Error ? error.name : 'no answer'
      const failure = error instanceof ProviderUnavailable ? error : new ProviderUnavailable(reason)
      this.outside.failed('payments', failure.reason)
      throw failure
    } finally {
      this.logger.debug({ method: call.method, path: call.path, status, ms: Date.now() - started })
    }
  }

  private requestOf(call: Call): RequestOptions {
    const { clientId, clientSecret } = this.config.cashfree
    return {
      method: call.method,
      headers: {
        accept: 'application/json',
        'x-api-version': API_VERSION,
        'x-client-id': clientId,
        'x-client-secret': clientSecret,
        'x-request-id': randomUUID(),
        ...(call.body ? { 'content-type': 'application/json' } : {}),
        ...(call.idempotencyKey ? { 'x-idempotency-key': call.idempotencyKey } : {}),
      },
      signal: AbortSignal.timeout(call.method === 'GET' ? this.timeouts.read : this.timeouts.write),
    }
  }
}

/** By Node's own client, which costs half of `fetch`. A redirect is an answer like any other, and followed nowhere. */
function exchange(
  url: string,
  options: RequestOptions,
  body: object | undefined,
): Promise<{ status: number; text: string }> {
  const { send, agent } = url.startsWith('https:') ? SECURE : PLAIN
  return new Promise((resolve, reject) => {
    const call = send(url, { ...options, agent }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      response.on('error', reject)
    })
    // A call that was given up is told by why, not by that.
    call.on('error', (error) => reject(options.signal?.aborted ? (options.signal.reason as Error) : error))
    call.end(body && JSON.stringify(body))
  })
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function failureOf(status: number, { code, message }: WireError): ProviderUnavailable | ProviderRefused {
  // Refused credentials do not mean a refused request: it can be repeated once they are corrected.
  if (status < 400 || status >= 500 || [401, 403, 408, 429].includes(status))
    return new ProviderUnavailable(`status ${status}`)
  return new ProviderRefused(
    status,
    typeof code === 'string' ? code : '',
    typeof message === 'string' ? message : '',
  )
}
