const YEAR_SECONDS = 365 * 24 * 60 * 60

export const readCookie = (name: string) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** Whether asking the server for the session is worth a call: a visitor has no number in the cookies. */
export const mayHaveSession = () => typeof document !== 'undefined' && Boolean(readCookie('mobileNumber'))

/** The role is set to user for a year if missing. It is a claim only; the server knows better. */
export function ensureRoleCookie() {
  if (!readCookie('role')) document.cookie = `role=user; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}
