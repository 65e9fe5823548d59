import { BlockList, isIP } from 'node:net'

/**
 * Whether what the address says of the one before it is believed.
 * @param hop 0 for who has the connection, then the entries of X-Forwarded-For from the last one on
 */
export type IsTrusted = (address: string, hop: number) => boolean

/** Widest networks that are accepted: a shop has no proxies at so many addresses. */
const WIDEST = { ipv4: 8, ipv6: 16 } as const

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/**
 * Parses TRUST_PROXY: addresses and networks, separated by commas. X-Forwarded-For from any other address
 * is ignored, since a client could write anything into it. Of its entries those are passed over that are named themselves:
 * some proxies append their own address behind the caller's. A network stands for who connects alone, since callers too
 * may come from an address in it.
 * @returns null when no proxy is named
 */
export function trustedProxies(value: string | undefined, problems: string[]): IsTrusted | null {
  if (value === undefined || value === 'false') return null
  if (value === 'true') {
    problems.push(
      'TRUST_PROXY=true would believe anyone. Name the address or network of the proxy in front, such as 127.0.0.1.',
    )
    return null
  }
  const [connecting, named] = [new BlockList(), new BlockList()]
  for (const part of value.split(',').map((text) => text.trim())) {
    const [address = '', prefix] = part.split('/')
    const family = familyOf(address)
    const bits = prefix === undefined ? null : Number(prefix)
    const isWhole =
      bits === null || (/^\d{1,3}$/.test(prefix ?? '') && bits <= (family === 'ipv4' ? 32 : 128))
    if (isIP(address) === 0 || !isWhole)
      problems.push(
        `TRUST_PROXY: "${part}" is neither an address nor a network, such as 127.0.0.1 or 10.0.0.0/8.`,
      )
    else if (bits !== null && bits < WIDEST[family])
      problems.push(`TRUST_PROXY: ${part} is nearly everybody. Name the proxy in front.`)
    else if (bits === null) named.addAddress(address, family)
    else connecting.addSubnet(address, bits, family)
  }
  const isIn = (list: BlockList, address: string) =>
    isIP(address) !== 0 && list.check(address, familyOf(address))
  return (address, hop) => isIn(named, address) || (hop === 0 && isIn(connecting, address))
}
