import { type AnchorHTMLAttributes } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { addressOf } from '../state/home-navigation.js'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
  /** What the new history entry remembers. */
  state?: unknown
  replace?: boolean
}

/**
 * The router's link without its prefetching, which this shop has no use for and every page would load. Unlike
 * the router's it adds a history entry also for the same address: the tabs differ in state only. Opened in a new
 * browser tab, where there is no such state, the address itself names the tab.
 */
export function Link({ to, state, replace = false, children, ...rest }: LinkProps) {
  const href = useHref(addressOf(to, state))
  const onClick = useLinkClickHandler<HTMLAnchorElement>(to, { state, replace })
  return (
    <a {...rest} href={href} onClick={onClick}>
      {children}
    </a>
  )
}
