/** What the server answers for a batch that nothing refers to. */
export const UNUSED = 403
