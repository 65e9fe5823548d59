import { useEffect } from 'react'

/** Ways out of this page. The staff console is another application on the same origin: it needs a full page load. */
export const leave = {
  reload: () => window.location.reload(),
  toConsole: (path: string) => window.location.replace(path),
}

/**
 * The screen that `?then=` of a login asks for; the server and the console write it when a session is missing. Anything
 * that is not a path of this origin is ignored: a login must not lead to somebody else's page.
 */
export function screenAskedIn(search: string) {
  const then = new URLSearchParams(search).get('then')
  if (!then?.startsWith('/') || !URL.canParse(then, location.origin)) return undefined
  const { origin, pathname, search: query } = new URL(then, location.origin)
  return origin === location.origin && !pathname.startsWith('/login') ? pathname + query : undefined
}

/** Shows nothing, and opens the console instead. */
export function ToConsole({ path = '/dashboard' }: { path?: string }) {
  useEffect(() => leave.toConsole(path), [path])
  return null
}
