import sanitizeHtml from 'sanitize-html'

/** Markup a description may carry: emphasis, breaks, lists. No attributes, so no links, styles or handlers. */
const ALLOWED_TAGS = ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'small']

/** Cleans a description on write; the content of a tag not on the list stays as text, scripts and styles vanish whole. */
export function cleanDescription(html: string): string {
  return sanitizeHtml(html, { allowedTags: ALLOWED_TAGS, allowedAttributes: {} }).trim()
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
