/** One sentence for every limit, so that it does not reveal which limit was reached. */
export const TOO_MANY = 'Too many codes were asked for.'
