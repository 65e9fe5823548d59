import { lookup as dnsLookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks that no push service has: our own, and those between machines of one house. */
const PRIVATE = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6')

const isPrivate = (address: string): boolean => PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/**
 * Whether a browser's push service may have this address: https on a host with a name. What the name leads to is looked at
 * when something is sent (`publicOnly`), since it can change.
 */
export function isPublicEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.')
  const isInner = /\.(local|localhost|internal|lan|home|arpa|test|invalid|example)\.?$/.test(hostname)
  return protocol === 'https:' && port === '' && username === '' && password === '' && isNamed && !isInner
}

/** Finds public addresses only: a name that leads into our own network is refused. */
export const publicOnly: LookupFunction = (hostname, options, done) => {
  dnsLookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '')
    const reachable = found.filter(({ address }) => !isPrivate(address))
    const [first] = reachable
    if (!first) return done(new Error('The address of the push service is not public.'), '')
    if (options.all === true) done(null, reachable)
    else done(null, first.address, first.family)
  })
}
