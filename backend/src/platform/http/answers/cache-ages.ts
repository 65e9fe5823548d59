/** How long browsers keep an answer. */
export const DAY_SECONDS = 86_400
export const YEAR_SECONDS = 365 * DAY_SECONDS
