import { Injectable, Logger } from '@nestjs/common'

/** Services of others that the shop calls, by what they are called in sentences. */
export const OUTSIDE_SERVICES = {
  payments: 'The payment provider',
  courier: 'The courier',
  sms: 'The SMS provider',
} as const
export type OutsideService = keyof typeof OUTSIDE_SERVICES

/** A service that has failed again and again. */
export interface FailingService {
  service: OutsideService
  /** Of the last failure, for people; without personal data. */
  reason: string
}

/** A single call may fail by chance; so many one after the other do not. */
const WORRYING = 3

/**
 * Notices when a service answers none of several calls in a row, in this process. It is told once, and again only after
 * the service has answered in between.
 */
@Injectable()
export class OutsideServices {
  private readonly logger = new Logger('OutsideServices')
  private readonly inRow = new Map<OutsideService, number>()
  private tell: (failing: FailingService) => Promise<void> = () => Promise.resolve()

  /** Who is told; to be called from `onModuleInit`. */
  whenFailing(tell: (failing: FailingService) => Promise<void>): void {
    this.tell = tell
  }

  /** It answered as it should. */
  answered(service: OutsideService): void {
    this.inRow.delete(service)
  }

  /** It did not answer, or only with a fault of its own. Nobody waits for what is told. */
  failed(service: OutsideService, reason: string): void {
    const inRow = (this.inRow.get(service) ?? 0) + 1
    this.inRow.set(service, inRow)
    if (inRow !== WORRYING) return
    this.tell({ service, reason }).catch((err: unknown) => this.logger.error({ service, untold: true, err }))
  }
}
