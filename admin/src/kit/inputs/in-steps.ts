const TOLERANCE = 1e-9

/** A whole number of steps, as near as decimals come to it. */
export const inSteps = (value: number, step: number): boolean =>
  Math.abs(value / step - Math.round(value / step)) < TOLERANCE / step

/** The least that quantities are kept in. */
export const THOUSANDTH = 0.001
