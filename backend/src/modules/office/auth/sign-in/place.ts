import { createHash } from 'node:crypto'
import { networkOf } from '../../../../kernel/access/network.js'
import { type ClientFacts } from '../../../../platform/http/requests/client-facts.js'

/** Who asks for a code or tries one: the network, and the browser where it carries our mark. */
export interface Visitor extends ClientFacts {
  device: string | null
}

/** A field name for a browser or a network, which tells nothing of either. */
const keyOf = (kind: 'd' | 'n', name: string): string =>
  kind + createHash('sha256').update(name).digest('base64url').slice(0, 21)

/** Whose tries a client without cookies uses up. */
export const placeOfNetwork = (network: string): string => keyOf('n', network)

/** Whose tries a guess uses up: the browser's, or the network's where there are no cookies. */
export const placeOf = ({ address, device }: Pick<Visitor, 'address' | 'device'>): string =>
  device === null ? placeOfNetwork(networkOf(address)) : keyOf('d', device)

/**
 * The places that may use a code which this visitor asked for. If somebody brought no cookie, it is not known yet
 * whether they keep the one in the answer, so the network counts as well.
 */
export function placesOf(visitor: Visitor, { isNew }: { isNew: boolean }): string[] {
  const browser = placeOf(visitor)
  return isNew ? [browser, placeOf({ ...visitor, device: null })] : [browser]
}
