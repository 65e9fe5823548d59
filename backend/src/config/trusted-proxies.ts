import { BlockList, isIP } from 'node:net'

/** Whether a proxy of ours is at an address. */
export type IsTrusted = (address: string) => boolean

/** Wider is anybody: no house has so many addresses. */
const WIDEST = { ipv4: 8, ipv6: 16 } as const

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/**
 * The proxies that TRUST_PROXY names: addresses and networks, separated by commas. Anybody else who writes
 * X-Forwarded-For writes whatever is wanted.
 * @returns null when there is none
 */
export function trustedProxies(value: string | undefined, problems: string[]): IsTrusted | null {
  if (value === undefined || value === 'false') return null
  if (value === 'true') {
    problems.push(
      'TRUST_PROXY=true would believe anyone. Name the address or network of the proxy in front, such as 127.0.0.1.',
    )
    return null
  }
  const list = new BlockList()
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
    else if (bits === null) list.addAddress(address, family)
    else list.addSubnet(address, bits, family)
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}
