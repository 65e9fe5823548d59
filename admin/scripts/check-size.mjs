/** What a first visit to the console loads, gzipped, against its budget. Reads the last `vite build`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const BUDGET_KB = 350
const dist = fileURLToPath(new URL('../dist', import.meta.url))

function readManifest() {
  try {
    return JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
  } catch {
    console.error('The console is not built: run "npm run build" in admin first.')
    process.exit(1)
  }
}

const manifest = readManifest()

/** A chunk with everything it imports statically. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const imported of manifest[key].imports ?? []) closure(imported, seen)
  return seen
}

const gzipped = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
const kilobytes = (keys) => [...keys].reduce((sum, key) => sum + gzipped(manifest[key].file), 0) / 1000

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
const screens = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry)
const visits = [
  ['cockpit', kilobytes(closure(entry))],
  ...screens.map((key) => [manifest[key].name, kilobytes(closure(key, closure(entry)))]),
]
for (const [name, size] of visits) console.log(`${name.padEnd(24)} ${size.toFixed(1).padStart(7)} kB`)

const largest = Math.max(...visits.map(([, size]) => size))
console.log(`largest first load ${largest.toFixed(1)} kB of ${BUDGET_KB} kB (gzip)`)
if (largest > BUDGET_KB) process.exit(1)
