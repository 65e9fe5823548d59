/** What requests are told about the jars and the lines of an order that make no sense. */
export const WHOLE_JARS = { message: 'The quantity is a whole number of jars, at least 1.' }

/** The same where the number may be 0. */
export const JARS = { message: '$property is a whole number of jars, 0 or more' }

export const LINE = { message: 'The line is counted from 0.' }
