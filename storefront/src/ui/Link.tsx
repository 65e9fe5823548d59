import { type AnchorHTMLAttributes } from 'react'
import { addressOf } from '../state/home-navigation.js'
import { useLinkClick } from '../state/router.js'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
  /** What the new history entry remembers. */
  state?: unknown
  replace?: boolean
}

/**
 * The router's link without its prefetching, which this shop does not need and every page would load. Unlike the
 * router's link it adds a history entry also for the same address, since the tabs differ only in their state. In a new
 * browser tab there is no such state, so the address itself names the tab.
 */
export function Link({ to, state, replace = false, children, ...rest }: LinkProps) {
  const onClick = useLinkClick(to, { state, replace })
  return (
    <a {...rest} href={addressOf(to, state)} onClick={onClick}>
      {children}
    </a>
  )
}
