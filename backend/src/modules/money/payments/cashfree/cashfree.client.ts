import { randomUUID } from 'node:crypto'
import { Inject, Injectable, Logger } from '@nestjs/common'
import { type AppConfig } from '../../../../config/config.js'
import { APP_CONFIG } from '../../../../config/config.module.js'
import { OutsideServices } from '../../../../platform/outside-services.js'
import { OwnAddress } from '../../../../platform/own-address.js'
import { ProviderRefused, ProviderUnavailable } from '../provider/payment-provider.js'
import { type WireError } from './wire.js'

const API_VERSION = '2025-01-01'
const RETRY_AFTER_MS = 200

export interface Call {
  method: 'GET' | 'POST' | 'PATCH'
  /** Below the base address, with a leading slash; parts encoded. */
  path: string
  body?: Record<string, unknown>
  /** Makes a write repeatable: the vendor answers the first call's answer again. */
  idempotencyKey?: string
}

/**
 * The vendor's HTTP: headers, time limits, and one repetition where it is safe. Logs have method, path, status and
 * time; never bodies, which hold customers' names and numbers, and never credentials.
 */
@Injectable()
export class CashfreeClient {
  /** Milliseconds. A write may take its time; giving up early only makes a second call. Tests shorten them. */
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
      const response = await fetch(this.baseUrl + call.path, this.requestOf(call))
      status = response.status
      const body: unknown = await response.json().catch(() => null)
      if (!response.ok) throw failureOf(status, (body ?? {}) as WireError)
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

  private requestOf(call: Call): RequestInit {
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
      ...(call.body ? { body: JSON.stringify(call.body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(call.method === 'GET' ? this.timeouts.read : this.timeouts.write),
    }
  }
}

function failureOf(status: number, { code, message }: WireError): ProviderUnavailable | ProviderRefused {
  // Refused credentials say nothing about the request: once they are right, it can be made again.
  if (status >= 500 || [401, 403, 408, 429].includes(status))
    return new ProviderUnavailable(`status ${status}`)
  return new ProviderRefused(
    status,
    typeof code === 'string' ? code : '',
    typeof message === 'string' ? message : '',
  )
}
