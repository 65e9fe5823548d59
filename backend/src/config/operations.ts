import { oneOf, wholeNumber } from './values.js'
import { type VariableName } from './variables.js'

/** Settings for watching and stopping a running shop. */
export interface OperationsConfig {
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** `auto`: pretty at a terminal, JSON elsewhere. */
  logFormat: 'auto' | 'pretty' | 'json'
  /** The token with which a monitor reads the metrics; null means that only staff read them. */
  metricsToken: string | null
  /**
   * How long a process that was told to end keeps serving. Meanwhile its health check answers that it is
   * not ready.
   */
  drainSeconds: number
  /** Whether scheduled jobs run in this process. */
  jobs: boolean
}

/** Longest time to keep serving: a proxy checks every second or two, and more would only delay a restart. */
const MOST_DRAIN_SECONDS = 60

export function operationsConfig(
  given: (name: VariableName) => string | undefined,
  isProduction: boolean,
  problems: string[],
): OperationsConfig {
  return {
    metricsToken: given('METRICS_TOKEN') ?? null,
    logLevel: oneOf(
      'LOG_LEVEL',
      given('LOG_LEVEL') ?? 'info',
      ['info', 'debug', 'warn', 'error', 'silent'],
      problems,
    ),
    logFormat: oneOf('LOG_FORMAT', given('LOG_FORMAT') ?? 'auto', ['auto', 'pretty', 'json'], problems),
    drainSeconds: wholeNumber(
      'DRAIN_SECONDS',
      given('DRAIN_SECONDS') ?? (isProduction ? '3' : '0'),
      MOST_DRAIN_SECONDS,
      problems,
    ),
    jobs: oneOf('JOBS', given('JOBS') ?? 'on', ['on', 'off'], problems) === 'on',
  }
}
