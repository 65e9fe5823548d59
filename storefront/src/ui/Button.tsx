import { type ComponentProps } from 'react'
import styles from './Button.module.css'
import { Link, type LinkProps } from './Link.js'

const LOOKS = {
  primary: styles['primary'],
  quiet: styles['quiet'],
  link: styles['link'],
  danger: styles['danger'],
}

interface Looks {
  look?: keyof typeof LOOKS
  wide?: boolean
}

const classes = (look: keyof typeof LOOKS, wide: boolean) =>
  [styles['button'], LOOKS[look], wide ? styles['wide'] : ''].filter(Boolean).join(' ')

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
