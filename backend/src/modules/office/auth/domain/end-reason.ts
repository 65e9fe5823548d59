/** Reasons for ending a session from elsewhere; its device is told. */
export type EndReason = 'new-pin' | 'second-factor' | 'no-second-factor' | 'factor-removed'
