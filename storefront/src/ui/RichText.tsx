import { createElement, type ElementType, Fragment, type ReactNode } from 'react'
import { type Product } from '../api/types.js'
import { joined } from './format.js'

const ALLOWED = new Set(['a', 'b', 'strong', 'i', 'em', 'u', 'p', 'ul', 'ol', 'li', 'small', 'span'])
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

const decode = (text: string) =>
  text.replace(/&(#(\d+)|#x([\da-f]+)|\w+);/gi, (whole, name: string, decimal?: string, hex?: string) => {
    const code = decimal ? Number(decimal) : hex ? parseInt(hex, 16) : 0
    if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code)
    return ENTITIES[name] ?? whole
  })

interface Frame {
  tag: string | null
  href?: string | undefined
  children: ReactNode[]
}

/** The web page that a link leads to; any other address is none. */
function hrefOf(token: string) {
  const href = decode(/\shref="([^"]*)"/i.exec(token)?.[1] ?? '')
  return /^https?:\/\//i.test(href) ? href : undefined
}

function close({ tag, href, children }: Frame, key: number) {
  const type = (tag === null || (tag === 'a' && !href) ? Fragment : tag) as ElementType
  return createElement(type, href ? { key, href, rel: 'nofollow noopener' } : { key }, ...children)
}

/**
 * Turns a product's markup into elements. Only the listed tags become elements, the only attribute kept is a link's
 * address, and everything else is text. So nothing in a description can run code or leave its place.
 */
export function parseMarkup(markup: string): ReactNode {
  const root: Frame = { tag: null, children: [] }
  const stack: Frame[] = [root]
  let key = 0
  const top = () => stack[stack.length - 1] ?? root
  const pop = () => {
    const done = stack.pop()
    if (done) top().children.push(close(done, (key += 1)))
  }
  for (const [token, , slash, name] of markup.matchAll(
    /(<(\/?)([a-z][a-z0-9]*)\b[^>]*>)|<!--[\s\S]*?-->|[^<]+|</gi,
  )) {
    const tag = name?.toLowerCase()
    if (!tag) {
      if (!token.startsWith('<!--')) top().children.push(joined(decode(token)))
    } else if (tag === 'br') {
      top().children.push(createElement('br', { key: (key += 1) }))
    } else if (ALLOWED.has(tag)) {
      if (!slash) stack.push({ tag, href: hrefOf(token), children: [] })
      else if (stack.some((frame) => frame.tag === tag)) {
        while (top().tag !== tag) pop()
        pop()
      }
    }
  }
  while (stack.length > 1) pop()
  return close(root, 0)
}

/** The same without any markup, in one line: for descriptions outside the page. */
export const plainText = (markup: string) =>
  decode(
    markup.replace(/<\/?(p|br|li|ul|ol)\b[^>]*>/gi, ' ').replace(/<!--[\s\S]*?-->|<\/?[a-z][^>]*>/gi, ''),
  )
    .replace(/\s+/g, ' ')
    .trim()

/** The description of a jar without a first paragraph that only repeats the name above it. */
export const withoutName = ({ words, description }: Pick<Product, 'words' | 'description'>) =>
  description.replace(/^<p>.*?<\/p>(?=.*<p>)/s, (first) =>
    plainText(first).toLowerCase().startsWith(words.jar.toLowerCase()) ? '' : first,
  )

export function RichText({ markup }: { markup: string }) {
  return parseMarkup(markup)
}
