/** Why somebody else ended a session, where its device is told. */
export type EndReason = 'new-pin' | 'second-factor' | 'no-second-factor' | 'factor-removed'
