export const TEN_MINUTES_MS = 600_000
/** Number of log-in tries for each code that a network may request; successful ones count too. */
const TRIES_PER_CODE = 4

/**
 * The log-in tries of one network; many customers share a mobile carrier's address, as they do for
 * sending.
 */
export function verifyPerNetwork(sendsPerNetwork: number) {
  return { name: 'verify-network', count: sendsPerNetwork * TRIES_PER_CODE, windowMs: TEN_MINUTES_MS }
}

/** Limit of requests with wrong credentials in query or body, for each network. */
export const WRONG_CREDENTIALS_PER_NETWORK = {
  name: 'credentials-network',
  count: 100,
  windowMs: TEN_MINUTES_MS,
}

export const TOO_MANY_TRIES = 'Too many tries to log in.'
