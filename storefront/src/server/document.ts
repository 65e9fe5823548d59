import { SERVED_ID, type Served } from '../state/served.js'
import { inlineJson } from './markup.js'

/** One entry of the build's manifest. */
interface Built {
  file: string
  css?: string[]
  imports?: string[]
}

export type Manifest = Record<string, Built | undefined>

const ENTRY = 'index.html'

const chunksOf = (manifest: Manifest, name: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const imported of manifest[name]?.imports ?? []) chunksOf(manifest, imported, seen)
  return seen
}

/** Links to what these files need beyond the first load, so that code and style come with the page itself. */
export const assetLinks = (manifest: Manifest, sources: readonly string[]) => {
  const present = chunksOf(manifest, ENTRY)
  const wanted = new Set(sources.flatMap((source) => [...chunksOf(manifest, source)]))
  const chunks = [...wanted].filter((name) => !present.has(name)).flatMap((name) => manifest[name] ?? [])
  const styles = new Set(chunks.flatMap(({ css = [] }) => css))
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('\n    ')
}

interface Parts {
  head: string
  links: string
  app: string
  served: Served | null
  /** The tab that is rendered, for the script that runs before the first paint. */
  tab: string
}

/** The built page with its holes filled; replaced by function, since `$` in a text means nothing here. */
export const fillDocument = (template: string, { head, links, app, served, tab }: Parts) =>
  template
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => head)
    .replace('</head>', () => `${links ? `  ${links}\n  ` : ''}</head>`)
    .replace('<html ', () => `<html data-tab="${tab}" `)
    .replace('<!--app-->', () => app)
    .replace('<!--served-->', () =>
      served ? `<script type="application/json" id="${SERVED_ID}">${inlineJson(served)}</script>` : '',
    )
