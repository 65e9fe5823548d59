/** Staff routes open the console, all others the shop (docs/domain/contract.md#addresses-of-screens). */
const CONSOLE_ROUTES = [
  '/dashboard',
  '/product-list',
  '/product-entry',
  '/assign-stock',
  '/admin-review-approval',
  '/expenses',
  '/outlet-list',
  '/bom',
  '/reservations',
  '/reservation-list',
  '/stock-receipt',
  '/stock-usage',
  '/console',
]

const HOME = '/userhomepage'
const COCKPIT = '/dashboard'
const ACCOUNT = '/user-account'

/** The kind of person that requests a page, by the stored session. */
export type Who = 'visitor' | 'customer' | 'staff'

export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '/'

export function isConsolePath(path: string): boolean {
  const lower = path.toLowerCase()
  return CONSOLE_ROUTES.some((route) => lower === route || lower.startsWith(`${route}/`))
}

/** The address that follows a login; only paths of this origin that the caller may open. */
function wanted(url: string, isAllowed: (path: string) => boolean): string | null {
  const then = new URLSearchParams(url.split('?')[1] ?? '').get('then') ?? ''
  const base = 'http://own.invalid'
  if (!then.startsWith('/') || !URL.canParse(then, base)) return null
  const { origin, pathname, search } = new URL(then, base)
  return origin === base && isAllowed(pathname) ? pathname + search : null
}

type Guard = (who: Who, url: string) => string | null

/**
 * The guards of the route table, decided before the first byte is sent; the apps repeat them for
 * navigation inside.
 */
const GUARDS: Readonly<Record<string, Guard>> = {
  '/': (who) => (who === 'staff' ? COCKPIT : HOME),
  '/login': (who, url) => {
    if (who === 'staff') return wanted(url, isConsolePath) ?? COCKPIT
    return who === 'customer' ? (wanted(url, (path) => path === ACCOUNT) ?? HOME) : null
  },
  '/loginpage-1': (who) => (who === 'staff' ? COCKPIT : null),
  [ACCOUNT]: (who) => {
    if (who === 'customer') return null
    return who === 'staff' ? '/login' : `/login?then=${encodeURIComponent(ACCOUNT)}`
  },
}

/** The guard of a page's address; null when the page shows the same to everybody. */
export function guardOf(path: string): Guard | null {
  if (isConsolePath(path))
    return (who, url) => (who === 'staff' ? null : `/login?then=${encodeURIComponent(url)}`)
  const plain = path.toLowerCase().replace(/(.)\/+$/, '$1')
  return Object.hasOwn(GUARDS, plain) ? (GUARDS[plain] ?? null) : null
}

/** The start page to which an unknown address is redirected. */
export const elsewhere = (who: Who): string => (who === 'staff' ? COCKPIT : HOME)
