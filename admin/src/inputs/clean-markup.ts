const KEPT = new Set(['P', 'BR', 'B', 'STRONG', 'I', 'EM', 'U', 'UL', 'OL', 'LI', 'SMALL'])
/** What an editor makes of a paragraph, and what it means. */
const MEANT: Readonly<Record<string, string>> = { DIV: 'P' }
const GONE = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT'])

function copy(from: Node, into: Node, page: Document): void {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) into.appendChild(page.createTextNode(node.textContent ?? ''))
    if (!(node instanceof Element) || GONE.has(node.tagName.toUpperCase())) continue
    const tag = MEANT[node.tagName] ?? node.tagName
    copy(node, KEPT.has(tag) ? into.appendChild(page.createElement(tag)) : into, page)
  }
}

/** Markup reduced to the tags that a description may hold, without any attribute, as the server reduces it. */
export function cleanMarkup(html: string): string {
  const clean = document.implementation.createHTMLDocument('')
  copy(new DOMParser().parseFromString(html, 'text/html').body, clean.body, clean)
  return clean.body.innerHTML
}

/** Markup as plain text, on one line. */
export function plainText(html: string): string {
  const spaced = html.replace(/<(?:br|\/p|\/li|\/div)\b[^>]*>/gi, ' ')
  const { body } = new DOMParser().parseFromString(spaced, 'text/html')
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
