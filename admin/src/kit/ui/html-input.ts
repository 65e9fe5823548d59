/** How a field of text is cut short. */
export const upTo = (maxLength: number) => ({ htmlInput: { maxLength } })
