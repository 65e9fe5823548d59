/** A list that stays open is read again every half minute, and when somebody comes back to it. */
export const LIVE = { refetchOnWindowFocus: true, refetchInterval: 30_000 } as const
