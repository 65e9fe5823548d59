import { availableParallelism } from 'node:os'
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
  /** How many processes serve; above 1, the process that starts them serves nothing itself. */
  workers: number
}

const MOST_WORKERS = 64

/** Longest time to keep serving: a proxy checks every second or two, and more would only delay a restart. */
const MOST_DRAIN_SECONDS = 60

function workers(value: string, problems: string[]): number {
  if (value === 'auto') return availableParallelism()
  if (/^[1-9]\d?$/.test(value) && Number(value) <= MOST_WORKERS) return Number(value)
  problems.push(`WORKERS is "${value}"; it must be auto or a number from 1 to ${MOST_WORKERS}.`)
  return 1
}

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
    workers: workers(given('WORKERS') ?? '1', problems),
  }
}
