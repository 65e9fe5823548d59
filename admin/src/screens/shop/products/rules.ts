import { minValue, type Validator } from 'react-admin'

/** Rules of figures, which several forms of a product share. */
export const notBelowZero = minValue(0, 'products.notBelowZero')
export const aboveZero: Validator = (value) =>
  value != null && value <= 0 ? 'products.aboveZero' : undefined
export const whole: Validator = (value) =>
  value != null && !Number.isInteger(value) ? 'products.wholeNumber' : undefined
