/** Characters of a message, as the server takes them. */
export const LONGEST = 2000
