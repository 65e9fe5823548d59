import { formatQuantity } from './format.js'

const GRAMS = 1000

/** A weight of grams as people say it of a pot. */
export const kilograms = (grams: number): string => `${formatQuantity(grams / GRAMS)} kg`
