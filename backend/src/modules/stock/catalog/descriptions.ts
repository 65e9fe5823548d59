import sanitizeHtml from 'sanitize-html'

/**
 * Markup that a description may contain: emphasis, breaks, lists, links to web pages. No styles and no
 * event handlers.
 */
const ALLOWED_TAGS = ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'small', 'a']
const LINK_SCHEMES = ['http', 'https']
/** Search engines give such a link no weight, and the linked page cannot reach the shop's page. */
const LINK_REL = 'nofollow noopener'
/** A tag that is not allowed is removed, and its content stays. */
const DROPPED = { tagName: 'span', attribs: {} }

/**
 * The full address of a web page as browsers read it; null for anything else, including an address with a
 * login in it.
 */
function pageAddress(href: string | undefined): string | null {
  if (href === undefined || !URL.canParse(href)) return null
  const url = new URL(href)
  const isPage = LINK_SCHEMES.includes(url.protocol.slice(0, -1)) && !url.username && !url.password
  return isPage ? url.href : null
}

/**
 * Cleans a description before it is stored. Tags that are not on the list are removed and their text stays; scripts and
 * styles are removed with their content.
 */
export function cleanDescription(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: LINK_SCHEMES,
    transformTags: {
      a: (tagName, { href }) => {
        const address = pageAddress(href)
        return address === null ? DROPPED : { tagName, attribs: { href: address, rel: LINK_REL } }
      },
    },
  }).trim()
}

/** A description as plain text on one line, for labels, parcels and search engines. */
export function plainDescription(html: string): string {
  return sanitizeHtml(html.replace(/<(?:br|\/p|\/li)\b[^>]*>/gi, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}
