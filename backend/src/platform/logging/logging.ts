import { type LoggerService } from '@nestjs/common'
import { type DestinationStream, type Logger as PinoLogger, type LoggerOptions, pino } from 'pino'
import { type AppConfig } from '../../config/config.js'
import { errorFacts } from './error-facts.js'
import { prettyLine } from './pretty-lines.js'

/** Pretty at a terminal, JSON elsewhere. */
const isPretty = ({ logFormat }: Pick<AppConfig, 'logFormat'>): boolean =>
  logFormat === 'pretty' || (logFormat === 'auto' && process.stdout.isTTY)

/** Removes queries and credentials from addresses in error messages. */
const withoutSecrets = (line: string): string =>
  line.replace(/(\w+:\/\/)[^\s/@"\\]+@/g, '$1…@').replace(/(\w+:\/\/[^\s?"'\\]*)\?[^\s"'\\]*/g, '$1?…')

/**
 * The log on standard output. Query strings and bodies are never logged, since they may contain
 * credentials.
 */
export function createLogger(
  config: Pick<AppConfig, 'logLevel' | 'logFormat'>,
  out: DestinationStream = pino.destination(1),
): PinoLogger {
  const options: LoggerOptions = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorFacts },
    hooks: {
      streamWrite: isPretty(config) ? (line) => prettyLine(withoutSecrets(line)) : withoutSecrets,
    },
    redact: {
      paths: [
        'otp',
        'pin',
        'password',
        'secret',
        'token',
        'authorization',
        'cookie',
        '*.otp',
        '*.pin',
        '*.password',
        '*.secret',
        '*.token',
        '*.authorization',
        '*.cookie',
      ],
      censor: '[redacted]',
    },
  }
  return pino(options, out)
}

/**
 * Writers of Nest that log each module and route during the start. Only a person who debugs the start
 * needs these lines.
 */
const BOOTSTRAP = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
])

/** Adapts Nest's logger calls `(message, …, context)` to pino. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: PinoLogger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write(BOOTSTRAP.has(String(rest.at(-1))) ? 'debug' : 'info', message, rest)
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest)
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest)
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest)
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest)
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest)
  }

  private write(
    level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal',
    message: unknown,
    rest: unknown[],
  ): void {
    const context = rest.at(-1)
    const stack = rest.length > 1 ? rest[0] : undefined
    const fields = { context, ...(stack === undefined ? {} : { stack }) }
    if (message instanceof Error) this.logger[level]({ ...fields, err: message }, message.message)
    else if (typeof message === 'object' && message !== null) this.logger[level]({ ...fields, ...message })
    else this.logger[level](fields, String(message))
  }
}
