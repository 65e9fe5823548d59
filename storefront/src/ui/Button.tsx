import type { ButtonHTMLAttributes } from 'react'
import { Link, type LinkProps } from './Link.js'
import styles from './Button.module.css'

type Look = 'primary' | 'quiet' | 'link' | 'danger'

interface Looks {
  look?: Look
  wide?: boolean
}

const classes = (look: Look, wide: boolean) =>
  [styles['button'], styles[look], wide ? styles['wide'] : ''].filter(Boolean).join(' ')

export const Button = ({
  look = 'primary',
  wide = false,
  type = 'button',
  ...rest
}: Looks & ButtonHTMLAttributes<HTMLButtonElement>) => (
  // The type is a default, never missing.
  <button type={type} className={classes(look, wide)} {...rest} />
)

export const ButtonLink = ({ look = 'primary', wide = false, ...rest }: Looks & LinkProps) => (
  <Link className={classes(look, wide)} {...rest} />
)
