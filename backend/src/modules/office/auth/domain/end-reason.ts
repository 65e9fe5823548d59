/** Why somebody else ended a session; its device is told. */
export type EndReason = 'new-pin' | 'second-factor' | 'no-second-factor' | 'factor-removed'
