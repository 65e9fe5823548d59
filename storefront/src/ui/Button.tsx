import { type ComponentProps } from 'react'
import styles from './Button.module.css'
import { Link, type LinkProps } from './Link.js'

type Look = 'primary' | 'quiet' | 'link' | 'danger'

interface Looks {
  look?: Look
  wide?: boolean
}

const classes = (look: Look, wide: boolean) =>
  [styles['button'], styles[look], wide ? styles['wide'] : ''].filter(Boolean).join(' ')

export function Button({
  look = 'primary',
  wide = false,
  type = 'button',
  ...rest
}: Looks & ComponentProps<'button'>) {
  return (
    // The type is a default, never missing.
    <button type={type} className={classes(look, wide)} {...rest} />
  )
}

export function ButtonLink({ look = 'primary', wide = false, ...rest }: Looks & LinkProps) {
  return <Link className={classes(look, wide)} {...rest} />
}
