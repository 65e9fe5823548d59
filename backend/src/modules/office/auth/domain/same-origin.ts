/** The headers that tell from which page a request came. */
export interface PageOrigin {
  origin: string | undefined
  /** `Sec-Fetch-Site`, which no page can forge. */
  fetchSite: string | undefined
  /** Host and port that the request was sent to. */
  host: string
  /** Origin that customers type, when configured. */
  publicUrl: string | null
}

/**
 * Whether a page of another site sent the request. `Sec-Fetch-Site` is trusted: the browser knows the
 * page's address even when a proxy has changed `Host`. Older browsers send `Origin` with every unsafe
 * request. A request with neither does not come from a page.
 */
export function isForeign({ origin, fetchSite, host, publicUrl }: PageOrigin): boolean {
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none'
  if (origin === undefined) return false
  if (publicUrl !== null && origin === new URL(publicUrl).origin) return false
  return !URL.canParse(origin) || new URL(origin).host !== host.toLowerCase()
}
