/**
 * What a first visit to the console and to its log-in loads, gzipped, and how many scripts a screen of the console asks
 * for, against the budgets. Reads the last builds.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

/** Of a list, what is loaded before its rows can be seen: what filters it and its forms come beside them. */
const BUDGET_KB = { list: 280, console: 350, login: 120 }
/** Each costs a cheap phone as much as some kilobytes more (vite.config.ts). */
const BUDGET_SCRIPTS = 32

/** What is served of each app, and the list of its files. */
const BUILDS = {
  admin: { served: 'admin/dist', list: 'admin/dist/.vite/manifest.json' },
  storefront: { served: 'storefront/dist/public', list: 'storefront/dist/server/manifest.json' },
}

function readBuild(app) {
  const { served, list } = BUILDS[app]
  const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
  try {
    return { dist: at(served), manifest: JSON.parse(readFileSync(at(list), 'utf8')) }
  } catch {
    console.error(`${app} is not built: run "npm run build" first.`)
    process.exit(1)
  }
}

/** A chunk with everything it imports statically. */
function closure(manifest, key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const imported of manifest[key].imports ?? []) closure(manifest, imported, seen)
  return seen
}

/** A screen that is a list says so in its source. */
const isList = (key) =>
  /<(StaffList|ListRows)\b/.test(readFileSync(fileURLToPath(new URL(`../${key}`, import.meta.url)), 'utf8'))

const gzipped = (dist, file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
const kilobytes = (dist, files) =>
  [...new Set(files)].reduce((sum, file) => sum + gzipped(dist, file), 0) / 1000

/** The scripts of each screen's first load: name, which budget, kilobytes, how many. */
function consoleVisits() {
  const { dist, manifest } = readBuild('admin')
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
  const screens = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry)
  const visit = (name, keys, kind = 'console') => {
    const files = [...new Set([...keys].map((key) => manifest[key].file))]
    return { name, kind, size: kilobytes(dist, files), scripts: files.length }
  }
  const visitOf = (key) =>
    visit(
      manifest[key].name,
      closure(manifest, key, closure(manifest, entry)),
      key.startsWith('src/screens/') && isList(key) ? 'list' : 'console',
    )
  return [visit('frame', closure(manifest, entry)), ...screens.map(visitOf)]
}

/**
 * Staff log in on the shop's screen: this counts its document, scripts and styles, and the drawn edge that is loaded
 * after them.
 */
function loginVisit() {
  const { dist, manifest } = readBuild('storefront')
  const followers = Object.keys(manifest).filter((key) => manifest[key].name === 'GlazeEdge')
  const parts = ['index.html', 'src/features/auth/LoginScreen.tsx', ...followers]
  const keys = new Set(parts.flatMap((key) => [...closure(manifest, key)]))
  const files = [...keys].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])])
  return kilobytes(dist, ['index.html', ...files])
}

const visits = consoleVisits()
for (const { name, kind, size, scripts } of visits)
  console.log(
    `${name.padEnd(24)} ${kind.padEnd(7)} ${size.toFixed(1).padStart(7)} kB ${String(scripts).padStart(3)} scripts`,
  )
const most = Math.max(...visits.map(({ scripts }) => scripts))
const largest = (kind) => Math.max(...visits.filter((visit) => visit.kind === kind).map(({ size }) => size))
const sizes = { list: largest('list'), console: largest('console'), login: loginVisit() }
for (const [name, size] of Object.entries(sizes))
  console.log(`largest first load, ${name}: ${size.toFixed(1)} kB of ${BUDGET_KB[name]} kB (gzip)`)
console.log(`most scripts of one screen: ${most} of ${BUDGET_SCRIPTS}`)
const isOver = Object.entries(sizes).some(([name, size]) => size > BUDGET_KB[name]) || most > BUDGET_SCRIPTS
if (isOver) process.exit(1)
