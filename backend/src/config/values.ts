import { type VariableName } from './variables.js'

/** Reads one of the allowed words; for any other word, notes a problem and returns the first. */
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

/** Reads an address without a slash at the end; null when it is not set or is a problem. */
export function httpUrl(name: VariableName, value: string | undefined, problems: string[]): string | null {
  if (value === undefined) return null
  if (/^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value)) return value.replace(/\/+$/, '')
  problems.push(`${name} is not an http or https address.`)
  return null
}

/** Reads a number from 0 to `most`; for anything else, notes a problem and returns 0. */
export function wholeNumber(name: VariableName, value: string, most: number, problems: string[]): number {
  const number = Number(value)
  if (/^\d+$/.test(value) && number <= most) return number
  problems.push(`${name} is "${value}"; it must be a whole number from 0 to ${most}.`)
  return 0
}
