/** How a field of text is cut short. */
export const upTo = (maxLength: number) => ({ htmlInput: { maxLength } })

/** A phone shows its keys for figures with a point. */
export const decimal = { inputMode: 'decimal' } as const
