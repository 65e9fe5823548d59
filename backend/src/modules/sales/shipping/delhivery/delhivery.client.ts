import { Inject, Injectable, Logger } from '@nestjs/common'
import { type AppConfig } from '../../../../config/config.js'
import { APP_CONFIG } from '../../../../config/config.module.js'
import { OutsideServices } from '../../../../platform/outside-services.js'
import { OwnAddress } from '../../../../platform/own-address.js'
import { CourierUnavailable } from '../courier.js'

/** An answer that is JSON; its HTTP status says little (a failed booking is a 200). */
export interface DelhiveryAnswer {
  status: number
  body: unknown
}

/** Longest waits in ms. A quote stands between a customer and a total; a booking may take its time. */
export interface DelhiveryTimeouts {
  quote: number
  booking: number
  tracking: number
}
export const DELHIVERY_TIMEOUTS = Symbol('DELHIVERY_TIMEOUTS')
export const DEFAULT_TIMEOUTS: DelhiveryTimeouts = { quote: 2_500, booking: 20_000, tracking: 10_000 }

const SANDBOX_PATH = '/sandbox/delhivery'

/** HTTP to the courier: address, token, time limits, JSON. Never retries. */
@Injectable()
export class DelhiveryClient {
  private readonly logger = new Logger('Delhivery')

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly ownAddress: OwnAddress,
    private readonly outside: OutsideServices,
  ) {}

  get(path: string, query: Record<string, string>, timeoutMs: number): Promise<DelhiveryAnswer> {
    return this.send(`${path}?${new URLSearchParams(query).toString()}`, {}, timeoutMs)
  }

  post(path: string, form: Record<string, string>, timeoutMs: number): Promise<DelhiveryAnswer> {
    return this.send(path, { method: 'POST', body: new URLSearchParams(form) }, timeoutMs)
  }

  postJson(path: string, body: object, timeoutMs: number): Promise<DelhiveryAnswer> {
    const headers = { 'Content-Type': 'application/json' }
    return this.send(path, { method: 'POST', body: JSON.stringify(body), headers }, timeoutMs)
  }

  /** A file whose address the courier named. It is on a third party's server, which does not get the token. */
  async file(address: string, mostBytes: number, timeoutMs: number): Promise<Buffer> {
    // A sandbox's own files come from here, over plain HTTP.
    if (!address.startsWith('https://') && !address.startsWith(`${this.baseUrl()}/`))
      throw new CourierUnavailable('The address of a file is not safe')
    return this.timed('file', async () => {
      const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
      if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`)
      const parts: Uint8Array[] = []
      let size = 0
      for await (const part of response.body as AsyncIterable<Uint8Array>) {
        size += part.length
        if (size > mostBytes) throw new Error(`A file of more than ${mostBytes} bytes`)
        parts.push(part)
      }
      return Buffer.concat(parts)
    })
  }

  private send(path: string, request: RequestInit, timeoutMs: number): Promise<DelhiveryAnswer> {
    return this.timed(path.split('?')[0] ?? path, async () => {
      const response = await fetch(`${this.baseUrl()}${path}`, {
        ...request,
        headers: {
          Accept: 'application/json',
          Authorization: `Token ${this.config.delhivery.token}`,
          ...(request.headers as Record<string, string> | undefined),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const body: unknown = await response.json()
      if (response.status >= 500 || [401, 403, 429].includes(response.status))
        throw new Error(`HTTP ${response.status}`)
      return { status: response.status, body }
    })
  }

  private async timed<T>(call: string, work: () => Promise<T>): Promise<T> {
    const started = performance.now()
    try {
      const answer = await work()
      this.outside.answered('courier')
      return answer
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      this.outside.failed('courier', reason)
      this.logger.warn({ call, ms: Math.round(performance.now() - started), reason })
      throw new CourierUnavailable(reason)
    }
  }

  private baseUrl(): string {
    return this.config.delhivery.baseUrl ?? `${this.ownAddress.get()}${SANDBOX_PATH}`
  }
}
