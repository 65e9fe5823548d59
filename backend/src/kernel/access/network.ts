/** The first groups of an IPv6 address, without leading zeros. */
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

/** The address without its zone; an IPv4 address that is written as IPv6 becomes plain IPv4. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')

/**
 * The key for limits per network address: an IPv4 address, or the /64 of an IPv6 address, which one
 * household or one server has.
 */
export function networkOf(address: string): string {
  const own = plain(address)
  return own.includes(':') ? `${firstGroups(own, 4)}::/64` : own
}

/**
 * The key for limits per day: the /24 of an IPv4 address or the /48 of an IPv6 address, roughly the
 * network that a provider gives one customer.
 */
export function wideNetworkOf(address: string): string {
  const own = plain(address)
  return own.includes(':') ? `${firstGroups(own, 3)}::/48` : own.replace(/\.\d+$/, '.0/24')
}

/** The address for a log (/24, /48): it shows roughly where a request came from, but no longer whose address it was. */
export function maskedAddress(address: string): string {
  const own = plain(address)
  return own.includes(':') ? `${firstGroups(own, 3)}::` : own.replace(/\.\d+$/, '.0')
}
