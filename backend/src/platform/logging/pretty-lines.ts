import { type ErrorFacts } from './error-facts.js'

const LEVELS: Readonly<Record<number, string>> = {
  10: 'TRACE',
  20: 'DEBUG',
  30: 'INFO',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
}

/** Fields that every line has, or that are shown elsewhere in the line. */
const TOLD = ['level', 'time', 'context', 'msg', 'err', 'stack', 'ms']
const REQUEST = ['method', 'route', 'status']

type Line = Record<string, unknown> & {
  level: number
  time?: string
  context?: string
  msg?: string
  err?: ErrorFacts
}

/** Escapes characters that a terminal would take as a command or the end of a line. */
const harmless = (text: string): string =>
  text.replace(/\p{Cc}/gu, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)

const valueOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const isRequest = (line: Line): boolean => REQUEST.every((name) => line[name] !== undefined)

/** A request in the usual form: `GET /api/products 200 12.3 ms`. */
const eventOf = (line: Line): string[] => [
  ...(isRequest(line) ? REQUEST.map((name) => valueOf(line[name])) : []),
  ...(line['ms'] === undefined ? [] : [`${valueOf(line['ms'])} ms`]),
]

function errorOf({ err }: Line): string[] {
  if (!err) return []
  const { type, message, reason, cause } = err
  const because = cause ? ` because of ${cause.type}: ${cause.message}` : ''
  return [`${type}: ${message}${reason === undefined ? '' : ` (${reason})`}${because}`]
}

/** The stack, indented below the line; only faults in this program have one. */
function placesOf(line: Line): string {
  const stack = line.err?.stack ?? line['stack']
  const frames = typeof stack === 'string' ? stack.split('\n').filter((text) => /^\s+at /.test(text)) : []
  return frames.map((frame) => `\n    ${harmless(frame.trim())}`).join('')
}

/**
 * Formats a log line (JSON, as pino writes it) for a person at a terminal: time of day, level, message,
 * then the other fields as `name=value`.
 */
export function prettyLine(json: string): string {
  const line = JSON.parse(json) as Line
  const { level, time, context, msg, err } = line
  const told = isRequest(line) ? [...TOLD, ...REQUEST] : TOLD
  const fields = Object.entries(line).flatMap(([name, value]) =>
    told.includes(name) ? [] : [`${name}=${valueOf(value)}`],
  )
  const parts = [
    time === undefined ? '' : new Date(time).toTimeString().slice(0, 8),
    (LEVELS[level] ?? String(level)).padEnd(5),
    ...(context === undefined ? [] : [`[${context}]`]),
    ...eventOf(line),
    // pino uses the error's message for a line without a message.
    ...(msg === undefined || msg === err?.message ? [] : [msg]),
    ...errorOf(line),
    ...fields,
  ]
  return `${harmless(parts.join(' '))}${placesOf(line)}\n`
}
