/** Least length of a secret that cannot be guessed at any rate of tries. */
export const LEAST_LENGTH = 32
/** Least number of different characters: 32 random hexadecimal digits have about 14. */
const LEAST_DIFFERENT = 7
const WORDS = /secret|password|change|example|jaadi|qwerty|default|token/i
const RUN = /(.)\1{9}|(.{3,16})\2{3}/
const STEPS = ['abcdefghijklmnopqrstuvwxyz', '0123456789']

/**
 * Ends a sentence about a secret of the owner that does not look random; null when it does. Of a billion secrets
 * of 32 random hexadecimal digits, one or two are refused.
 */
export function notRandom(secret: string): string | null {
  if (secret.length < LEAST_LENGTH) return `must have ${LEAST_LENGTH} characters or more`
  const looksMade =
    new Set(secret).size < LEAST_DIFFERENT ||
    /\s/.test(secret) ||
    WORDS.test(secret) ||
    RUN.test(secret) ||
    STEPS.some((row) => hasStretchOf(row, secret.toLowerCase()))
  return looksMade ? 'does not look random: take what `openssl rand -hex 32` prints' : null
}

/** Whether the text has nine characters in a row of the alphabet or keyboard, such as "abcdefghi". */
const hasStretchOf = (row: string, text: string): boolean =>
  Array.from({ length: row.length - 8 }, (_, at) => row.slice(at, at + 9)).some((stretch) =>
    text.includes(stretch),
  )
