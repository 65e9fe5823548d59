/** `FG-261121-004`, `R-261121-03`, `P-7KQ4-M2XD`: numbers that are read as one word. */
const NUMBER = /^[A-Z0-9]+(?:-[A-Z0-9]+)+$/

/** Keeps a number of a thing on one line: a browser breaks at hyphens. */
export const unbroken = (text: unknown): { whiteSpace: 'nowrap' } | Record<string, never> =>
  typeof text === 'string' && NUMBER.test(text) ? { whiteSpace: 'nowrap' } : {}

export const PAISE_OF_A_RUPEE = 100
