/** Ten thousand long lines. */
export const MOST_CSV_BYTES = 5 * 1024 * 1024

/** A file as a body or an answer. */
export const CSV = { schema: { type: 'string', format: 'binary' } } as const
