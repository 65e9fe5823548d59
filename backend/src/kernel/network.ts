/** The first groups of an IPv6 address, each without its leading zeros. */
function firstGroups(address: string, count: number): string {
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right]
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')
}

/** Without the zone, and as IPv4 where it stands for one. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')

/**
 * What limits per network address count by: an IPv4 address, or the /64 of an IPv6 address, which is what one household
 * or one server holds.
 */
export function networkOf(address: string): string {
  const own = plain(address)
  return own.includes(':') ? `${firstGroups(own, 4)}::/64` : own
}

/** What a limit per day counts by: the /24 or /48, which is about what one customer of a provider can hold. */
export function wideNetworkOf(address: string): string {
  const own = plain(address)
  return own.includes(':') ? `${firstGroups(own, 3)}::/48` : own.replace(/\.\d+$/, '.0/24')
}

/** The address for a log: whose it is cannot be told any more, from where it came roughly can (/24, /48). */
export function maskedAddress(address: string): string {
  const own = plain(address)
  return own.includes(':') ? `${firstGroups(own, 3)}::` : own.replace(/\.\d+$/, '.0')
}
