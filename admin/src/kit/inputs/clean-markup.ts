const KEPT = new Set(['P', 'BR', 'B', 'STRONG', 'I', 'EM', 'U', 'UL', 'OL', 'LI', 'SMALL'])
/** What an editor makes of a paragraph, and what it means. */
const MEANT: Readonly<Record<string, string>> = { DIV: 'P' }
const GONE = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT'])

/** The whole address of a web page; null for anything else, as at the server. */
function pageAddress(address: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isPage = ['http:', 'https:'].includes(url.protocol) && !url.username && !url.password
  return isPage ? url.href : null
}

/** The address that a person means: `example.com` is the page of that name. */
export function typedAddress(typed: string): string | null {
  const text = typed.trim()
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  return /\s/.test(text) || !/^https?:\/\/[^/]*\./i.test(whole) ? null : pageAddress(whole)
}

/** A link that shows its own address. */
export function linkMarkup(address: string): string {
  const link = document.createElement('a')
  link.setAttribute('href', address)
  link.textContent = address
  return link.outerHTML
}

/** The element in the clean page; undefined when only its content is kept. */
function kept(element: Element, page: Document): Element | undefined {
  const tag = MEANT[element.tagName] ?? element.tagName
  if (KEPT.has(tag)) return page.createElement(tag)
  const address = tag === 'A' ? pageAddress(element.getAttribute('href') ?? '') : null
  if (address === null) return undefined
  const link = page.createElement('a')
  link.setAttribute('href', address)
  return link
}

function copy(from: Node, into: Node, page: Document): void {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) into.appendChild(page.createTextNode(node.textContent ?? ''))
    if (!(node instanceof Element) || GONE.has(node.tagName.toUpperCase())) continue
    const copied = kept(node, page)
    copy(node, copied ? into.appendChild(copied) : into, page)
  }
}

/** Markup reduced to the tags that a description may have, with links to web pages, as the server reduces it. */
export function cleanMarkup(html: string): string {
  const clean = document.implementation.createHTMLDocument('')
  copy(new DOMParser().parseFromString(html, 'text/html').body, clean.body, clean)
  return clean.body.innerHTML
}
