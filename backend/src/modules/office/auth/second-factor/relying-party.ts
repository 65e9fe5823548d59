import { isIP } from 'node:net'

/** The relying party of WebAuthn: the shop's host name, and the addresses of its pages. */
export interface RelyingParty {
  id: string
  /** The first address is the one shown to people. */
  origins: readonly [string, ...string[]]
}

/** Addresses at which `npm run dev` serves pages that reload. */
const RELOADING = ['http://localhost:5173', 'http://localhost:5174']

/**
 * Depends only on the configuration, never on a request. Null when browsers make no passkeys: at IP
 * addresses, and without https except on this machine.
 */
export function relyingParty({
  publicUrl,
  port,
}: {
  publicUrl: string | null
  port: number
}): RelyingParty | null {
  if (publicUrl === null) return { id: 'localhost', origins: [`http://localhost:${port}`, ...RELOADING] }
  const { hostname, origin, protocol } = new URL(publicUrl)
  const isPlain = isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0
  if (isPlain || (protocol !== 'https:' && hostname !== 'localhost')) return null
  return { id: hostname, origins: [origin] }
}
