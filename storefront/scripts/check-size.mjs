/** The first load of the shop, as a phone fetches it: fails when it outgrows its budget (gzip, in kB of 1000). */
import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

const BUDGET_KB = { js: 90, css: 15, font: 70, pictures: 25, all: 200 }
/** The rendered list of two dozen jars, with room to grow: a document is made on request and cannot be weighed here. */
const DOCUMENT_KB = 15
/** Jars in sight on a phone, those that load just below counted in. */
const JARS_IN_SIGHT = 5

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
const bytesOf = async (name) => {
  const content = await readFile(new URL(name, dist))
  return name.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length
}
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
const weigh = async (names) => sum(await Promise.all(names.map(bytesOf)))

const assets = (await readdir(new URL('assets/shop/', dist))).map((name) => `assets/shop/${name}`)
const jars = (await readdir(new URL('images/products/', dist))).filter((name) => name.endsWith('.svg'))
const jarBytes = await Promise.all(jars.map((name) => bytesOf(`images/products/${name}`)))
const weights = {
  js: await weigh(['first-paint.js', ...chunks.map(({ file }) => file)]),
  css: await weigh([...new Set(chunks.flatMap(({ css = [] }) => css))]),
  font: await weigh(assets.filter((name) => name.endsWith('.woff2'))),
  pictures: sum(jarBytes.toSorted((left, right) => right - left).slice(0, JARS_IN_SIGHT)),
}
weights.all = sum(Object.values(weights)) + DOCUMENT_KB * 1000

let over = false
for (const [kind, bytes] of Object.entries(weights)) {
  const tooMuch = bytes > BUDGET_KB[kind] * 1000
  over ||= tooMuch
  console.log(
    `${kind}: ${(bytes / 1000).toFixed(1)} kB of ${BUDGET_KB[kind]} kB${tooMuch ? ': OVER BUDGET' : ''}`,
  )
}
process.exit(over ? 1 : 0)
