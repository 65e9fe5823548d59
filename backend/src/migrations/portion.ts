/** Documents that a step changes at a time. */
export const PORTION = 500
