/** Screens that hear of changes by themselves. */
export const live = {
  lostAt: (time: string) => `Not up to date since ${time}. Trying again…`,
}
