/** What a request says of the page it came from. */
export interface PageOrigin {
  origin: string | undefined
  /** `Sec-Fetch-Site`, which no page can forge. */
  fetchSite: string | undefined
  /** Host and port that the request was sent to. */
  host: string
  /** Origin as customers type it, when configured. */
  publicUrl: string | null
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

export function isSafeMethod(method: string): boolean {
  return SAFE_METHODS.has(method)
}

/**
 * Whether the request was sent by a page of another site. Browsers send `Origin` with every unsafe request; one with
 * neither header does not come from a page, so no page can have made it.
 */
export function isForeign({ origin, fetchSite, host, publicUrl }: PageOrigin): boolean {
  if (origin !== undefined) {
    if (publicUrl !== null && origin === new URL(publicUrl).origin) return false
    return !URL.canParse(origin) || new URL(origin).host !== host.toLowerCase()
  }
  return fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none'
}
