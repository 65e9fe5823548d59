import { escapeText, inlineJson } from './markup.js'

export interface Head {
  /** Text of the title bar. */
  title: string
  description: string
  /** The one address of this screen; none for screens that are not to be found. */
  path?: string
  /** Title and description of a shared link, where it should say more than the title bar. */
  shared?: { title: string; description: string }
  /** A raster image with an absolute address: messengers show no other. */
  image: { url: string; alt: string; width?: number; height?: number }
  price?: { amount: string; inStock: boolean }
  things?: readonly unknown[]
}

const meta = (kind: 'name' | 'property', key: string, content: string | number | undefined) =>
  content === undefined ? '' : `<meta ${kind}="${key}" content="${escapeText(String(content))}" />`

/** The part of a document's head that differs by screen. */
export function headMarkup(head: Head, origin: string, siteName: string) {
  const { title, description } = head.shared ?? head
  const url = head.path === undefined ? undefined : origin + head.path
  return [
    `<title>${escapeText(head.title)}</title>`,
    meta('name', 'description', head.description),
    url === undefined
      ? meta('name', 'robots', 'noindex')
      : `<link rel="canonical" href="${escapeText(url)}" />`,
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:locale', 'en_IN'),
    meta('property', 'og:type', head.price ? 'product' : 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', head.image.url),
    meta('property', 'og:image:alt', head.image.alt),
    meta('property', 'og:image:width', head.image.width),
    meta('property', 'og:image:height', head.image.height),
    meta('property', 'product:price:amount', head.price?.amount),
    meta('property', 'product:price:currency', head.price && 'INR'),
    meta(
      'property',
      'product:availability',
      head.price && (head.price.inStock ? 'in stock' : 'out of stock'),
    ),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.things ?? []).map((thing) => `<script type="application/ld+json">${inlineJson(thing)}</script>`),
  ]
    .filter(Boolean)
    .join('\n    ')
}
