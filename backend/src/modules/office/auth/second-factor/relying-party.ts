import { isIP } from 'node:net'

/**
 * The party that passkeys are made for, in the words of WebAuthn: the shop's host name, and the address of its pages.
 */
export interface RelyingParty {
  id: string
  /** The first is the one that people are told. */
  origins: readonly [string, ...string[]]
}

/** Where `npm run dev` serves the pages that reload. */
const RELOADING = ['http://localhost:5173', 'http://localhost:5174']

/**
 * By the configuration alone, never by what a request says. Null where browsers make no passkeys: at plain addresses,
 * and without https but on this machine.
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
