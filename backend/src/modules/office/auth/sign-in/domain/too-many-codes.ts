/** The same sentence for every limit: which one it was is nobody's business. */
export const TOO_MANY = 'Too many codes were asked for.'
