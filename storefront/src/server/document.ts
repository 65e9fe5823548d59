import { packed, type Served, SERVED_ID } from '../state/served.js'
import { telLink } from '../ui/contact-links.js'
import { head as words } from '../words/head.js'
import { escapeText, inlineJson } from './markup.js'

/** One entry of the build's manifest. */
interface Built {
  file: string
  css?: string[]
  imports?: string[]
}

export type Manifest = Record<string, Built | undefined>

const ENTRY = 'index.html'

function chunksOf(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const imported of manifest[name]?.imports ?? []) chunksOf(manifest, imported, seen)
  return seen
}

export interface Assets {
  styles: string[]
  /** Addresses of the modules that the page loads. */
  code: string[]
}

/** What these files need beyond the first load, so that code and style come with the page itself. */
export function assetsOf(manifest: Manifest, sources: readonly string[]): Assets {
  const present = chunksOf(manifest, ENTRY)
  const wanted = new Set(sources.flatMap((source) => [...chunksOf(manifest, source)]))
  const chunks = [...wanted].filter((name) => !present.has(name)).flatMap((name) => manifest[name] ?? [])
  return {
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    code: chunks.map(({ file }) => `/${file}`),
  }
}

interface Parts {
  head: string
  assets: Assets
  app: string
  served: Served | null
  /** The tab that is rendered, for the script that runs before the first paint. */
  tab: string
}

const MODULE =
  /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)">(?:<\/script>)?\s*/g

/**
 * What public/first-paint.js does. Before the first paint: the server knows only the address, but a history entry of
 * the home container may have another tab, as after a reload, and the list is filtered in the browser. Then the rendered
 * page stays hidden until the right one is shown. After it: the code is fetched and started, so that style, fonts and
 * pictures come first, and the page can be read meanwhile. A page in the background is not painted and starts at once.
 * Until the page has started, links work by themselves, and the last pressed button is pressed again when its code is
 * there, which for some parts of the page is later than for the rest. Code that did not arrive is asked for once more by
 * a reload; without it, what the server rendered can be read. The styles of the first load are inside the document: a
 * disabled link to their file, which loads nothing, keeps the parts that come later from fetching and applying them
 * again.
 */
function startAfterPaint(template: string, code: readonly string[]) {
  const files = [...template.matchAll(MODULE)].flatMap(([, file]) => file ?? [])
  return template
    .replace(MODULE, '')
    .replace('<script id="first-paint"', (script) => `${script} data-code="${[...files, ...code].join(' ')}"`)
}

const links = (before: string, files: readonly string[]) =>
  files.map((file) => `  ${before} href="${file}">\n  `).join('')

/** Above all else, where a shopper whose buttons do nothing looks first. */
function withoutScript(phone: string | undefined) {
  const call = phone ? `, ${words.orCall} <a href="${telLink(phone)}">${escapeText(phone)}</a>` : ''
  return `<noscript><p class="no-script">${words.noScript}${call}.</p></noscript>`
}

/** The built page with its holes filled; replaced by function, since `$` in a text means nothing here. */
export const fillDocument = (template: string, { head, assets, app, served, tab }: Parts) =>
  (served
    ? startAfterPaint(template, assets.code)
    : template.replace(
        '</head>',
        () => `${links('<link rel="modulepreload" crossorigin', assets.code)}</head>`,
      )
  )
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => head)
    .replace('</head>', () => `${links('<link rel="stylesheet" crossorigin', assets.styles)}</head>`)
    .replace('<html ', () => `<html data-tab="${tab}" `)
    .replace('<!--no-script-->', () => withoutScript(served?.shop?.phone))
    .replace('<!--app-->', () => app)
    .replace('<!--served-->', () =>
      served
        ? `<script type="application/json" id="${SERVED_ID}">${inlineJson(packed(served))}</script>`
        : '',
    )
