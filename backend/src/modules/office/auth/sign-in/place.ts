import { createHash } from 'node:crypto'
import { networkOf } from '../../../../kernel/access/network.js'
import { type ClientFacts } from '../../../../platform/http/requests/client-facts.js'

/** The client that requests or tries a code: its network, and its browser if it has a mark of this shop. */
export interface Visitor extends ClientFacts {
  device: string | null
}

/** A visitor who may get a passkey's challenge, which only the same browser may answer. */
export interface Challenged extends Visitor {
  /** The browser's mark; a new one if it had none. */
  browser: string
}

/** A field name for a browser or a network, which reveals neither. */
const keyOf = (kind: 'd' | 'n', name: string): string =>
  kind + createHash('sha256').update(name).digest('base64url').slice(0, 21)

/** The place of a client without cookies. */
export const placeOfNetwork = (network: string): string => keyOf('n', network)

/** The place whose tries a guess uses: the browser, or the network when there are no cookies. */
export const placeOf = ({ address, device }: Pick<Visitor, 'address' | 'device'>): string =>
  device === null ? placeOfNetwork(networkOf(address)) : keyOf('d', device)

/**
 * The places that may use a code which this visitor requested. A client without a cookie may not store the
 * one in the answer, so its network counts as well.
 */
export function placesOf(visitor: Visitor, { isNew }: { isNew: boolean }): string[] {
  const browser = placeOf(visitor)
  return isNew ? [browser, placeOf({ ...visitor, device: null })] : [browser]
}
