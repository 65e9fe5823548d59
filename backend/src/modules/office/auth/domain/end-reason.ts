/** Reasons for ending a session other than its own log-out; its device is told. */
export type EndReason = 'new-pin' | 'second-factor' | 'no-second-factor' | 'factor-removed' | 'idle'
