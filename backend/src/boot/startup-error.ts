/** The server cannot start; the message is a sentence or two for the person at the terminal. */
export class StartupError extends Error {}
