import type { AnchorHTMLAttributes } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
  /** What the new history entry remembers. */
  state?: unknown
}

/** The router's link without its prefetching, which this shop has no use for and every page would load. */
export const Link = ({ to, state, children, ...rest }: LinkProps) => {
  const href = useHref(to)
  const onClick = useLinkClickHandler<HTMLAnchorElement>(to, { state })
  return (
    <a {...rest} href={href} onClick={onClick}>
      {children}
    </a>
  )
}
