import { type VariableName } from './variables.js'

/** One of the allowed words; another is a problem, and the first one goes on. */
export function oneOf<T extends string>(
  name: VariableName,
  value: string,
  allowed: readonly T[],
  problems: string[],
): T {
  const found = allowed.find((candidate) => candidate === value)
  if (found !== undefined) return found
  problems.push(`${name} is "${value}"; it must be one of ${allowed.join(', ')}.`)
  return allowed[0] as T
}

/** An address without a slash at the end; null when it is not set, or a problem. */
export function httpUrl(name: VariableName, value: string | undefined, problems: string[]): string | null {
  if (value === undefined) return null
  if (/^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value)) return value.replace(/\/+$/, '')
  problems.push(`${name} is not an http or https address.`)
  return null
}

/** A port to listen on, 0 for any; anything else is a problem. */
export function portNumber(value: string, problems: string[]): number {
  const port = Number(value)
  if (/^\d+$/.test(value) && port <= 65_535) return port
  problems.push(`PORT is "${value}"; it must be a whole number from 0 to 65535.`)
  return 0
}
