import { BlockList, isIP } from 'node:net'
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

/** Names and addresses that lead to this machine or its network. */
const PRIVATE_NAME = /^localhost$|\.(localhost|local|internal|lan|home|arpa|test)$|^[^.]+$/
const privateAddresses = new BlockList()
for (const [network, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
  ] as const),
  ...([
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
  ] as const),
])
  privateAddresses.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateAddresses.addSubnet(network, bits, 'ipv6')

/** Whether an address leads to this machine or to a private network, as far as can be told without asking a name server. */
function isPrivate(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
  const kind = isIP(host)
  return kind === 0 ? PRIVATE_NAME.test(host) : privateAddresses.check(host, kind === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Reads the address of a provider that gets our keys: where `mustBePublic`, only https to a public host.
 * @returns null when it is not set or is a problem
 */
export function providerUrl(
  name: VariableName,
  value: string | undefined,
  mustBePublic: boolean,
  problems: string[],
): string | null {
  const url = httpUrl(name, value, problems)
  if (url === null || !mustBePublic || (url.startsWith('https:') && !isPrivate(url))) return url
  problems.push(
    `${name} must be an https address outside of this machine and its network in production. ALLOW_PRIVATE_PROVIDERS=true permits others for a trial.`,
  )
  return null
}

/** Reads a number from 0 to `most`; for anything else, notes a problem and returns 0. */
export function wholeNumber(name: VariableName, value: string, most: number, problems: string[]): number {
  const number = Number(value)
  if (/^\d+$/.test(value) && number <= most) return number
  problems.push(`${name} is "${value}"; it must be a whole number from 0 to ${most}.`)
  return 0
}
