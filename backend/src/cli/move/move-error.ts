/** The data cannot be moved; the message is a sentence or two for the owner. */
export class MoveError extends Error {}
