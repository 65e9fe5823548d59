import { Inject, Injectable, Logger } from '@nestjs/common'
import { type AppConfig } from '../../../config/config.js'
import { APP_CONFIG } from '../../../config/config.module.js'
import { OwnAddress } from '../../../platform/own-address.js'
import { GeocoderUnavailable } from './geocoder.js'
import { type Pace, RequestGate } from './request-gate.service.js'

const SANDBOX_PATH = '/sandbox/maps'
/** After a failure, requests in this time fail at once. */
const PAUSE_MS = 15_000

/** One call of a geocoder. */
export interface MapsCall {
  path: string
  query: Record<string, string>
  pace: Pace
  timeoutMs: number
}

/**
 * Calls geocoders over HTTP: identifies the shop, asks one question at a time at the agreed pace, with
 * time limits, and parses JSON.
 */
@Injectable()
export class MapsClient {
  private readonly logger = new Logger('Maps')

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly ownAddress: OwnAddress,
    private readonly gate: RequestGate,
  ) {}

  /** Base address of the geocoder, or of its sandbox; null when there is none. */
  geocoder(): string | null {
    return this.config.maps.geocoderUrl ?? this.sandbox()
  }

  /** Base address of the service for suggestions, or of its sandbox; null when there is none. */
  suggestions(): string | null {
    return this.config.maps.suggestUrl ?? this.sandbox()
  }

  /**
   * The answer's JSON. @throws GeocoderUnavailable when the queue is too long, or there is no valid answer
   * in time.
   */
  async get(base: string, { path, query, pace, timeoutMs }: MapsCall): Promise<unknown> {
    if (!(await this.gate.enter(pace))) throw new GeocoderUnavailable('queue')
    const started = performance.now()
    try {
      const response = await fetch(`${base}${path}?${new URLSearchParams(query).toString()}`, {
        headers: { Accept: 'application/json', 'Accept-Language': 'en', 'User-Agent': this.userAgent() },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const body: unknown = await response.json()
      if (!response.ok) throw new Error(`HTTP ${response.status}`)
      return body
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      // Only the path is logged: the query reveals where a person lives.
      this.logger.warn({ call: path, ms: Math.round(performance.now() - started), reason })
      await this.gate.pause(pace, PAUSE_MS)
      throw new GeocoderUnavailable(reason)
    }
  }

  private sandbox(): string | null {
    return this.config.sandboxes.includes('maps') ? `${this.ownAddress.get()}${SANDBOX_PATH}` : null
  }

  /** Identifies the shop, as the geocoders' terms require. */
  private userAgent(): string {
    const { publicUrl, primaryHost } = this.config
    const contact = publicUrl ?? (primaryHost === null ? 'no public address' : `https://${primaryHost}`)
    return `Jaadi-shop/1.0 (${contact})`
  }
}
