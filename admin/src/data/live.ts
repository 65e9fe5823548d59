/** A list that stays open follows what happens elsewhere: when somebody comes back to it, and every half minute. */
export const LIVE = { refetchOnWindowFocus: true, refetchInterval: 30_000 } as const
