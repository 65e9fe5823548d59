/** The first load of the shop, as a phone fetches it: fails when it outgrows its budget (gzip, in kB of 1000). */
import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

const BUDGET_KB = { js: 90, css: 15, font: 70 }

const dist = new URL('../dist/', import.meta.url)
const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', dist), 'utf8'))

/** The entry and what it imports statically; lazily loaded screens do not count. */
const firstLoad = (name, seen = new Set()) => {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const imported of manifest[name].imports ?? []) firstLoad(imported, seen)
  return seen
}

const chunks = [...firstLoad('index.html')].map((name) => manifest[name])
const html = await readFile(new URL('index.html', dist), 'utf8')
const files = {
  js: chunks.map((chunk) => chunk.file),
  css: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
  font: [...html.matchAll(/href="\/([^"]+\.woff2)"/g)].map(([, file]) => file),
}

let over = false
for (const [kind, names] of Object.entries(files)) {
  let bytes = 0
  for (const name of names) {
    const content = await readFile(new URL(name, dist))
    bytes += kind === 'font' ? content.length : gzipSync(content, { level: 9 }).length
  }
  const tooMuch = bytes > BUDGET_KB[kind] * 1000
  over ||= tooMuch
  console.log(
    `${kind}: ${(bytes / 1000).toFixed(1)} kB of ${BUDGET_KB[kind]} kB${tooMuch ? ': OVER BUDGET' : ''}`,
  )
}
process.exit(over ? 1 : 0)
