/** A segment that is not valid in percent-encoding stands for itself. */
function decoded(pathname: string): string {
  try {
    return (
      pathname
        .split('/')
        // An encoded slash is part of its segment.
        .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
        .join('/')
    )
  } catch {
    return pathname
  }
}

const patternOf = (path: string) =>
  path === '*' ? /^/ : new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/*$`, 'i')

interface Match<Route> {
  route: Route
  params: Record<string, string | undefined>
}

/** The first route whose path has the form of an address: `/pickles/:slug`, or `*` for any. Letter case does not count. */
export function matchRoute<Route extends { path: string }>(
  routes: readonly Route[],
  pathname: string,
): Match<Route> | undefined {
  const plain = decoded(pathname)
  for (const route of routes) {
    const found = patternOf(route.path).exec(plain)
    if (!found) continue
    const params = Object.entries(found.groups ?? {}).map(([name, value]) => [
      name,
      value.replaceAll('%2F', '/'),
    ])
    return { route, params: Object.fromEntries(params) as Record<string, string> }
  }
  return undefined
}
