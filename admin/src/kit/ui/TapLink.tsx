import Link, { type LinkProps } from '@mui/material/Link'
import { type ElementType } from 'react'
import { unbroken } from './format.js'

/** A link within facts, tall enough for a thumb without moving its neighbours. */
export function TapLink<As extends ElementType = 'a'>(props: LinkProps<As, { component?: As }>) {
  const asText = { overflowWrap: 'anywhere', ...unbroken(props.children) }
  return <Link {...props} sx={{ display: 'inline-block', py: 1.5, my: -1.5, ...asText }} />
}
