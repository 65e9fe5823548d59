/** Error sentences for jars and lines of an order that are invalid. */
export const WHOLE_JARS = { message: 'The quantity is a whole number of jars, at least 1.' }

/** The sentence for a number that may be 0. */
export const JARS = { message: '$property is a whole number of jars, 0 or more' }

export const LINE = { message: 'The line is counted from 0.' }
